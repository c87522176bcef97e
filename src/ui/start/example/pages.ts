import {
  answerCount,
  board,
  cardInPlay,
  facts,
  type Board,
  type Fact,
  type Faction,
  type Game,
  type Side,
} from '../../../games/index'
import type { Lesson } from '../../../lessons/lesson'
import { answersOf, played, type Scene } from '../../../lessons/scenes'
import { type SavedGame } from '../../../store/index'
import { playedRecord } from '../../../store/table/position-record'
import { newSeed } from '../../kit/seed'
import { unnamed } from '../../words/en/seats'

/** One step of the example: the position after it, and how it came about. */
export interface ExamplePage {
  readonly comment: string
  readonly board: Board
  readonly facts: readonly Fact[]
  /** The side that acts; null where only chance and the rules do. */
  readonly by: Faction | null
  /** The side of the Event in play that has been taken so far. */
  readonly taken: Side | null
}

/** The side of the card in play that has been carried out. */
const takenIn = (game: Game): Side | null => {
  const card = cardInPlay(board(game))
  const begun = facts(game).find(
    ({ fact, why }) => fact === 'begins' && why.what === 'event' && why.card === card,
  )
  return begun?.why.side ?? null
}

const pageOf = ({ step, before, game, by }: Scene): ExamplePage => ({
  comment: 'say' in step ? step.say : '',
  board: board(game),
  facts: facts(game, answerCount(before)),
  by,
  taken: takenIn(game),
})

/** The example as pages to turn. */
export const examplePages = (example: Lesson): readonly ExamplePage[] =>
  played(example).scenes.map(pageOf)

/** A game that goes on where a page stands; what has been given so far stays, and chance comes from a seed. */
export const gameFrom = ({ game, setup, steps }: Lesson, page: number): SavedGame | null =>
  playedRecord(
    {
      game,
      seats: unnamed(game),
      seed: newSeed(),
      chance: 'seed',
      handovers: false,
      rules: setup,
    },
    steps.slice(0, page + 1).flatMap(answersOf),
    new Date().toISOString(),
  )
