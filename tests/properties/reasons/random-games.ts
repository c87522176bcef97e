import {
  apply,
  chanceAnswer,
  newGame,
  options,
  outcome,
  question,
  record,
  type Game,
} from '../../../src/games/arab-revolt/rules/index'
import { randomFrom } from '../../../src/bots/random'
import { falseRefusals } from './false-refusals'

const onward = (game: Game, random: () => number): Game => {
  if (question(game)?.by === 'chance') return apply(game, chanceAnswer(game, random()))
  const legal = options(game)
  return apply(game, legal[Math.floor(random() * legal.length)]!)
}

/** Plays random games from a seed on; tells what was said falsely in them, each kind once and where. */
export const falselySaid = (firstSeed: number, games: number): readonly string[] => {
  const said = new Map<string, string>()
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const random = randomFrom(seed)
    for (let game = newGame(); outcome(game) === null; game = onward(game, random))
      for (const { ask, rule, reason, option } of falseRefusals(game)) {
        const kind = `${question(game)?.why.card ?? ''} ${ask}: ${reason} (${rule})`
        if (!said.has(kind))
          said.set(kind, `${JSON.stringify(option)} in ${JSON.stringify(record(game))}`)
      }
  }
  return [...said].map((one) => one.join(' of '))
}
