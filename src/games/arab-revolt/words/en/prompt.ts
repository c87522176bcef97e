import { SPACES, type About, type Ask } from '../../rules/index'
import { ASK_TEXT, ONE_MORE } from './asks'
import { at, place } from './names'
import { withStop } from '../../../../language/english'

type Prompt = (space: string, at: string) => string

/** Questions about one space name it. */
const HERE: Readonly<Partial<Record<Ask, Prompt>>> = {
  'deploy.piece': (_, here) => `Choose a piece to place ${here}`,
  'patrol.move': (space) => `Choose cubes to move to ${space}`,
  'sweep.move': (space) => `Choose Troops to move to ${space}`,
  'sweep.irregular': (_, here) => `Choose whether to Activate an Irregular for the Sweep ${here}`,
  'rally.guerrilla': (_, here) => `Place a Guerrilla ${here}, or stop`,
  'march.group': (space) => `Choose who Marches from ${space}`,
  'ambush.target': (_, here) => `Choose the piece to remove ${here}`,
  'punish.detain': (_, here) => `Choose the piece to detain ${here}`,
  'punish.sabotage': (space) => `Choose where to remove Sabotage, next to ${space}`,
  'divide.guerrilla': (space) => `Choose the Guerrilla to replace, in or next to ${space}`,
  'raid.group': (space) => `Choose who joins the Raid on ${space}`,
  'raid.operation': (_, here) => `Choose an Operation for the Raid ${here}, if any`,
  'place.marched': (_, here) => `Choose which of the Guerrillas ${here} to take`,
  'event.piece': (_, here) => `Choose the piece to remove ${here}`,
  'place.from-map': (space) => `None is Available for ${space}: choose one to take from the map`,
}

/** How many more spaces may be chosen; null where that is not the question. */
export const moreSpaces = ({ spaces, limit = SPACES.length }: About): number | null =>
  spaces === undefined ? null : Math.max(0, limit - spaces.length)

/** A question as the player reads it: with its space, and whether it is one more. */
export const promptText = (ask: Ask, about: About): string => {
  const { space, spaces = [] } = about
  const here = space && HERE[ask]
  if (here) return `${here(place(space), at(space))}.`
  const more = spaces.length > 0 ? ONE_MORE[ask] : undefined
  return withStop(more ?? ASK_TEXT[ask])
}

/** How many spaces a question allows; empty where it does not count them. */
export const limitText = (about: About): string => {
  const more = moreSpaces(about)
  if (more === null || more === 0 || (about.limit ?? SPACES.length) >= SPACES.length) return ''
  if (about.owed)
    return `All that can be chosen, at most ${more}${about.spaces?.length === 0 ? '' : ' more'}`
  if (about.spaces?.length === 0) return more === 1 ? 'One space' : `Up to ${more} spaces`
  return more === 1 ? 'This is the last one' : `Up to ${more} more`
}

/** How many pieces may or must still be chosen, one by one; empty where they are not counted. */
export const piecesText = ({ chosen, limit, owed }: About): string => {
  if (chosen === undefined || limit === undefined) return ''
  const more = chosen > 0 ? 'more ' : ''
  const number = limit === 1 ? `One ${more}piece` : `${limit} ${more}pieces`
  if (owed) return chosen > 0 ? number : `${number} in all`
  return limit === 1 ? `${number} at most` : `Up to ${number}`
}

/** The space of a question, where the prompt does not name it. */
export const spaceText = (ask: Ask, { space }: About): string =>
  space && !HERE[ask] ? `For ${place(space)}` : ''
