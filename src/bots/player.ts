import type { Game } from '../coin/game'
import type { Decision } from '../coin/decision'
import type { OptionOf, World } from '../coin/world'
import type { Manner } from './levels'
import { unforeseen, type Mind } from './mind'
import type { Node } from './node'
import { randomFrom, type Random } from './random'
import { Search } from './search'
import { stewardChoice } from './steward'

/** What a bot has decided, and what it can say about why. */
export interface Move<W extends World> {
  readonly option: OptionOf<W>
  /** The Steward's priority. */
  readonly priority?: string | null
  /** What a search knows of every answer. */
  readonly root?: Node<W>
}

/** Who answers at a table. A question of chance is never asked of it. */
export interface Player<W extends World> {
  /** The same game, seed and playouts give the same answer, on every machine. */
  choose: (game: Game<W>, given: { seed: number; playouts?: number }) => Promise<OptionOf<W>>
}

/** Numbers for one question of one game, whatever was asked before. */
const randomAt = <W extends World>(mind: Mind<W>, game: Game<W>, seed: number): Random =>
  randomFrom(Math.imul(seed ^ 0x51ed270b, 0x85ebca6b) ^ mind.door.answerCount(game))

const drawn = (shares: ArrayLike<number>, at: number): number => {
  let rest = at
  for (let i = 0; i < shares.length; i++) if ((rest -= shares[i]!) < 0) return i
  return shares.length - 1
}

/** The question that a game waits for, with its board, as the rules see it. */
const lookAt = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
): { question: Decision<W>; board: W['board'] } => {
  const { question, board } = mind.door.playOn(
    game,
    () => {
      throw new Error('nothing is played')
    },
    () => true,
  )
  if (question === null) throw new Error('the game is over')
  return { question, board }
}

/** The answer of a search: the one worth most to who is asked; of equals the one looked at most. */
export const bestAnswer = <W extends World>({ sign, visits, values }: Node<W>): number => {
  let best = 0
  const worth = (i: number) => (visits[i]! > 0 ? sign * values[i]! : -Infinity)
  for (let i = 1; i < visits.length; i++)
    if (worth(i) > worth(best) || (worth(i) === worth(best) && visits[i]! > visits[best]!)) best = i
  return best
}

const moveBySearch = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
  seed: number,
  playouts: number,
): Move<W> => {
  const search = new Search(mind, game, seed)
  search.run(playouts)
  const root = search.root!
  return { option: root.options[bestAnswer(root)]!, root }
}

/** What a bot does at a question of its own. */
export const moveOf = <W extends World>(
  mind: Mind<W>,
  manner: Manner,
  game: Game<W>,
  { seed, playouts }: { seed: number; playouts?: number },
): Move<W> => {
  const options = mind.door.options(game)
  if (options.length === 1) return { option: options[0]! }
  if (manner.by === 'search') return moveBySearch(mind, game, seed, playouts ?? manner.playouts)
  const { question, board } = lookAt(mind, unforeseen(game))
  const random = randomAt(mind, game, seed)
  if (manner.by === 'priorities') {
    const { answer, priority } = stewardChoice(mind.perception, question, options, board, random)
    return { option: options[answer]!, priority }
  }
  const shares = mind.policy(question, options, board, manner.temperature)
  return { option: options[drawn(shares, random())]! }
}
