import { REASONS } from '../../src/games/arab-revolt/rules/index'
import { apply, newGame, options, outcome, refusals, type Game } from '../../src/games/index'
import { randomAnswer } from '../play-random'
import { HARD_TO_MEET } from './hard-to-meet'

const SEEDS = Array.from({ length: 10 }, (_, number) => number)

/** Every position of a random game in which there is a choice. */
function* positions(seed: number): Generator<Game> {
  for (
    let game = newGame('arab-revolt');
    outcome(game) === null;
    game = apply(game, randomAnswer(game, seed))
  )
    if (options(game).length > 1) yield game
}

interface Refusing {
  readonly game: Game
  readonly reasons: readonly string[]
}

const refusing = (game: Game): Refusing => ({
  game,
  reasons: [...new Set(refusals(game).map(({ reason }) => reason))],
})

/** As few games as may be that refuse something, each for reasons of its own, until no reason is left. */
export const refusingGames = (): readonly Game[] => {
  const found = [
    ...Object.values(HARD_TO_MEET).map((make) => make()),
    ...SEEDS.flatMap((seed) => [...positions(seed)]),
  ].map(refusing)
  const left = new Set<string>(REASONS)
  const games: Game[] = []
  const gain = ({ reasons }: Refusing) => reasons.filter((one) => left.has(one)).length
  for (;;) {
    const best = found.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    if (gain(best) === 0) return games
    for (const reason of best.reasons) left.delete(reason)
    games.push(best.game)
  }
}
