import type { Game } from '../../coin/game'
import type { StartKind } from '../../coin/perception'
import type { OptionOf, World } from '../../coin/world'
import { chanceOption } from '../../coin/chance'
import type { Mind } from '../../bots/mind'
import { moveOf } from '../../bots/player'
import { randomFrom } from '../../bots/random'
import type { Seat } from './seat'

/** What came of two games with the same start and the same chance by index, sides swapped. */
export interface Pair {
  readonly index: number
  /** Whether the first seat has won as the first Faction, and as the second. */
  readonly wins: readonly [boolean, boolean]
}

export interface Playing<W extends World> {
  readonly seat: Seat
  readonly mind: Mind<W>
}

/** Tries each answer in turn, with games played on from it at random, and takes the one that won most. */
const flatMove = <W extends World>(
  { door, perception }: Mind<W>,
  game: Game<W>,
  by: W['faction'],
  playouts: number,
  seed: number,
): OptionOf<W> => {
  const random = randomFrom(seed ^ door.answerCount(game))
  const tries = door.options(game).map((option) => ({ option, won: 0, of: 0 }))
  for (let i = 0; i < playouts; i++) {
    const one = tries[i % tries.length]!
    let tried = false
    const { board } = door.playOut(game, (question, legal) => {
      if (tried)
        return question.by === 'chance'
          ? chanceOption(question, legal, random())
          : legal[Math.floor(random() * legal.length)]!
      tried = true
      return one.option
    })
    one.of += 1
    if (perception.winner(board) === by) one.won += 1
  }
  const rate = ({ won, of }: { won: number; of: number }) => (of === 0 ? 0 : won / of)
  return tries.reduce((best, one) => (rate(one) > rate(best) ? one : best)).option
}

const moveFor = <W extends World>(
  { seat: { manner }, mind }: Playing<W>,
  game: Game<W>,
  by: W['faction'],
  seed: number,
): OptionOf<W> => {
  const options = mind.door.options(game)
  if (options.length === 1) return options[0]!
  if (manner.by === 'random')
    return options[Math.floor(randomFrom(seed ^ mind.door.answerCount(game))() * options.length)]!
  if (manner.by === 'flat') return flatMove(mind, game, by, manner.playouts, seed)
  return moveOf(mind, manner, game, { seed }).option
}

/** Plays one game to its end; tells who has won. */
const playGame = <W extends World>(
  sides: Readonly<Record<W['faction'], Playing<W>>>,
  mind: Mind<W>,
  start: Game<W>,
  seed: number,
): W['faction'] | null => {
  const { door, perception } = mind
  const chance = door.seededChance(seed)
  let game = start
  for (;;) {
    const question = door.question(game)
    if (question === null) return perception.winner(door.board(game))
    const by = question.by
    const option = by === 'chance' ? chance(game) : moveFor(sides[by], game, by, seed)
    game = door.apply(game, option)
  }
}

const isSame = <W extends World>(one: Playing<W>, other: Playing<W>): boolean =>
  one.seat.name === other.seat.name && one.mind.weights === other.mind.weights

/** Plays a pair: the start and the chance come from the seed and the index alone. */
export const playPair = <W extends World>(
  first: Playing<W>,
  second: Playing<W>,
  { seed, start, handicap }: { seed: number; start: StartKind; handicap: number },
  index: number,
): Pair => {
  const { mind } = first
  const { door, perception } = mind
  const of = Math.imul(seed, 0x9e3779b1) + index
  const setup = perception.startOf(start, randomFrom(of), index, handicap)
  const [one, other] = door.factions
  const seats = (a: Playing<W>, b: Playing<W>) =>
    ({ [one]: a, [other]: b }) as Record<W['faction'], Playing<W>>
  const asFirst = playGame(seats(first, second), mind, door.newGame(setup), of)
  // Against itself, with the same seed, the second game would be the first again.
  if (isSame(first, second)) return { index, wins: [asFirst === one, asFirst === other] }
  const asSecond = playGame(seats(second, first), mind, door.newGame(setup), of)
  return { index, wins: [asFirst === one, asSecond === other] }
}
