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

/** A question as it is asked, with its answers and the board that it is asked about. */
interface Asked<W extends World> {
  readonly question: Decision<W>
  readonly options: readonly OptionOf<W>[]
  readonly board: W['board']
}

/** Who answers at a table. A question of chance is never asked of it. */
export interface Player<W extends World> {
  /** The same game, seed and playouts give the same answer, on every machine. */
  choose: (game: Game<W>, given: { seed: number; playouts?: number }) => Promise<OptionOf<W>>
}

/** Numbers for one question, by how many answers came before it, whatever was asked otherwise. */
const randomAt = (answers: number, seed: number): Random =>
  randomFrom(Math.imul(seed ^ 0x51ed270b, 0x85ebca6b) ^ answers)

const drawn = (shares: ArrayLike<number>, at: number): number => {
  let rest = at
  for (let i = 0; i < shares.length; i++) if ((rest -= shares[i]!) < 0) return i
  return shares.length - 1
}

/** The question that a game waits for, with its board, as the rules see it. */
const lookAt = <W extends World>(mind: Mind<W>, game: Game<W>): Omit<Asked<W>, 'options'> => {
  const { question, board } = mind.door.playOn(
    game,
    () => {
      throw new Error('nothing is played')
    },
    () => true,
  )
  return { question: question!, board }
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

/** How a bot answers that does not play on from the question. */
export type Prompt = Exclude<Manner, { by: 'search' }>

/** What such a bot answers to a question between several answers, as it is asked. */
export const promptMove = <W extends World>(
  { perception, policy }: Mind<W>,
  manner: Prompt,
  { question, options, board }: Asked<W>,
  { seed, answers }: { seed: number; answers: number },
): Move<W> => {
  const random = randomAt(answers, seed)
  if (manner.by === 'priorities') {
    const { answer, priority } = stewardChoice(perception, question, options, board, random)
    return { option: options[answer]!, priority }
  }
  const shares = policy(question, options, board, manner.temperature)
  return { option: options[drawn(shares, random())]! }
}

/** What a bot does at a question of its own. */
export const moveOf = <W extends World>(
  mind: Mind<W>,
  manner: Manner,
  game: Game<W>,
  { seed, playouts }: { seed: number; playouts?: number },
): Move<W> => {
  const options = mind.door.options(game)
  if (options.length === 0) throw new Error('the game is over')
  if (options.length === 1) return { option: options[0]! }
  if (manner.by === 'search') return moveBySearch(mind, game, seed, playouts ?? manner.playouts)
  const asked = { ...lookAt(mind, unforeseen(game)), options }
  return promptMove(mind, manner, asked, { seed, answers: mind.door.answerCount(game) })
}
