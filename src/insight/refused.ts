import {
  isOffered,
  question,
  refusals,
  sameOption,
  type Game,
  type Option,
  type Refused,
} from '../games/index'

/** A move or a group. */
const isMoving = (option: Option): option is Extract<Option, { to: string }> =>
  typeof option === 'object' && 'to' in option

/**
 * What cannot be chosen, as a player asks for it. A move that cannot be made is told where it begins or ends,
 * at whichever end the question leaves open; how many can go stands beside the numbers.
 */
export const refusedIn = (game: Game): readonly Refused[] => {
  const asked = question(game)?.about.space
  const told = new Map<string, Refused>()
  for (const refused of refusals(game)) {
    const { option, rule, reason } = refused
    if (reason === 'more-than-there-are') continue
    const at = isMoving(option) ? (option.to === asked ? option.from : option.to) : option
    const key = `${JSON.stringify(at)} ${rule} ${reason}`
    if (!told.has(key)) told.set(key, { ...refused, option: at })
  }
  return [...told.values()]
}

/** Why an answer cannot be given; null where it can, or was never thought of. */
export const refusalOf = (game: Game, option: Option): Refused | null =>
  isOffered(game, option)
    ? null
    : (refusedIn(game).find((one) => sameOption(one.option, option)) ?? null)
