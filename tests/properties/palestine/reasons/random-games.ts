import {
  answerCount,
  apply,
  board,
  chanceAnswer,
  facts,
  newGame,
  options,
  outcome,
  question,
  record,
  refusals,
  type Game,
  type Reason,
  type Refused,
} from '../../../../src/games/palestine/rules/index'
import { randomFrom } from '../../../../src/bots/random'
import { CLAIMS } from './claims'
import { NoPlace, type Claim, type Scene } from './scene'

const holds = (claim: Claim, scene: Scene): boolean => {
  try {
    return claim(scene)
  } catch (error) {
    if (error instanceof NoPlace) return false
    throw error
  }
}

/** The refusals of a moment, each with whether its sentence is true of the board. */
export const heldAgainst = (game: Game): readonly (readonly [Refused, boolean])[] => {
  const asked = question(game)
  if (asked === null) return []
  const now = board(game)
  const told = facts(game, answerCount(game) - game.choices.length)
  return refusals(game).map((one) => {
    const { option, reason, numbers = {} } = one
    return [one, holds(CLAIMS[reason], { game, now, asked, option, numbers, told })]
  })
}

const onward = (game: Game, random: () => number): Game => {
  if (question(game)?.by === 'chance') return apply(game, chanceAnswer(game, random()))
  const legal = options(game)
  return apply(game, legal[Math.floor(random() * legal.length)]!)
}

/** What random games from a seed on have said: which reasons, and what of them falsely, each kind once. */
export const saidIn = (firstSeed: number, games: number) => {
  const met = new Set<Reason>()
  const falsely = new Map<string, string>()
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const random = randomFrom(seed)
    for (let game = newGame(); outcome(game) === null; game = onward(game, random))
      for (const [{ rule, reason, option }, isTrue] of heldAgainst(game)) {
        met.add(reason)
        const { ask, why } = question(game)!
        const kind = `${why.card ?? ''} ${ask}: ${reason} (${rule})`
        if (!isTrue && !falsely.has(kind))
          falsely.set(kind, `${JSON.stringify(option)} in ${JSON.stringify(record(game))}`)
      }
  }
  return { met, falsely: [...falsely].map((one) => one.join(' of ')) }
}
