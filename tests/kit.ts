/*
 * What rules tests are written with: a position, a game that waits at the right question, answers, and
 * what may and may not be chosen.
 */
import { expect } from 'vitest'
import {
  CONTENTS,
  SPACES,
  apply,
  board,
  boardOf,
  count,
  newGame,
  options,
  question,
  refusals,
  sameOption,
  type Ask,
  type Board,
  type Box,
  type CardId,
  type Content,
  type Fact,
  type Faction,
  type Game,
  type OperationId,
  type OperationsChit,
  type Option,
  type Position,
  type Reason,
  type Setup,
  type Side,
  type SpaceId,
} from '../src/games/arab-revolt/rules/index'
import type * as House from '../src/games/index'

type Spaces = Position['spaces']
type Rest = Omit<Partial<Position>, 'spaces'>

interface Own {
  (game: House.Game): Game
  (board: House.Board): Board
  (position: House.Position): Position
  (facts: readonly House.Fact[]): readonly Fact[]
  (option: House.Option): Option
  (setup: House.Setup): Setup
}

/** What the house tells of a game of Arab Revolt, in the names of its rules. */
export const own: Own = (told: unknown) => told as never

/** A position: what is not named is not there. Political Will 10, Unity in the middle. */
export const position = (spaces: Spaces, rest: Rest = {}): Position => ({
  spaces,
  politicalWill: 10,
  unity: 2,
  ...rest,
})

/** Answers one question after the other. */
export const play = (game: Game, ...answers: Option[]): Game => answers.reduce(apply, game)

/** A card whose Event plays no part, to do something else on. */
const QUIET: CardId = 'A19'

/** A game in which this Faction is first to act on a card. */
export const firstToAct = (
  by: Faction,
  spaces: Spaces,
  rest: Rest = {},
  card: CardId = QUIET,
): Game =>
  newGame({
    position: position(spaces, {
      phase: 'first-eligible',
      firstEligible: by,
      ...rest,
      played: [...(rest.played ?? []), card],
    }),
  })

/** The Rebels draw chits, this one among them, and choose it. */
export const withChit = (game: Game, chit: OperationsChit): Game => {
  let next = game
  while (question(next)?.ask === 'turn.draw-chit') next = apply(next, chit)
  return apply(next, { chit, from: 'drawn' })
}

interface Action {
  readonly box?: Box
  readonly chit?: OperationsChit
}

/** A game in which the British carry out this Operation: with a Special Activity unless told. */
export const british = (
  operation: OperationId,
  spaces: Spaces,
  rest: Rest = {},
  { box = 'operation-and-special' }: Action = {},
): Game => play(firstToAct('british', spaces, rest), box, operation)

/** A game in which the Rebels carry out this Operation, with a chit of 3 unless told. */
export const rebels = (
  operation: OperationId,
  spaces: Spaces,
  rest: Rest = {},
  { box = 'operation-and-special', chit = 3 }: Action = {},
): Game => play(withChit(firstToAct('rebels', spaces, rest), chit), box, operation)

/** A game in which this Faction executes one side of a card; the Rebels with a chit of 1. */
export const event = (
  card: CardId,
  side: Side,
  by: Faction,
  spaces: Spaces,
  rest: Rest = {},
): Game => {
  const game = firstToAct(by, spaces, rest, card)
  return play(by === 'rebels' ? withChit(game, 1) : game, 'event', side)
}

/** A game in which this Mandatory Event has just been revealed. */
export const mandatory = (card: CardId, spaces: Spaces, rest: Rest = {}): Game =>
  newGame({
    position: position(spaces, {
      phase: 'mandatory-event',
      ...rest,
      played: [...(rest.played ?? []), card],
    }),
  })

/** A game in which this Propaganda card has just been revealed. */
export const propaganda = (spaces: Spaces, rest: Rest = {}, card: CardId = 'A33'): Game =>
  newGame({
    position: position(spaces, {
      phase: 'political-will',
      ...rest,
      played: [...(rest.played ?? []), card],
    }),
  })

/** What the game asks, as `key by whom`. */
export const asked = (game: Game): `${Ask} by ${Faction | 'chance'}` | null => {
  const open = question(game)
  return open && `${open.ask} by ${open.by}`
}

/** Whether an answer is among the options. */
export const can = (game: Game, option: Option): boolean =>
  options(game).some((one) => sameOption(one, option))

/** Why an answer is not among the options: rule and reason. Fails if it is, or if nothing is said. */
export const whyNot = (game: Game, option: Option): { rule: string; reason: Reason } => {
  expect(can(game, option), `${JSON.stringify(option)} is offered`).toBe(false)
  const refused = refusals(game).find((one) => sameOption(one.option, option))
  if (refused === undefined) throw new Error(`nothing is said of ${JSON.stringify(option)}`)
  return { rule: refused.rule, reason: refused.reason }
}

/** How many of something stand in a space. */
export const there = (game: Game, space: SpaceId, content: Content): number =>
  count(board(game), content, space)

/** What stands in a space, by name. */
export const contents = (game: Game, space: SpaceId): Partial<Record<Content, number>> =>
  Object.fromEntries(
    CONTENTS.map((content) => [content, there(game, space, content)] as const).filter(
      ([, number]) => number > 0,
    ),
  )

/** The spaces that can be chosen now. */
export const spacesOffered = (game: Game): SpaceId[] =>
  options(game).filter((option): option is SpaceId => SPACES.includes(option as SpaceId))

/** Answers with a function until the game no longer asks one of these questions. */
export const answerWhile = (
  game: Game,
  asks: readonly Ask[],
  answer: (game: Game) => Option,
): Game => {
  let next = game
  for (let open = question(next); open && asks.includes(open.ask); open = question(next))
    next = apply(next, answer(next))
  return next
}

/** A board, for queries that need no game. */
export const boardWith = (spaces: Spaces, rest: Rest = {}) => boardOf(position(spaces, rest))
