/*
 * What the tests of Palestine are written with: a position, a game that waits at the right question,
 * answers, and what may and may not be chosen.
 */
import { expect } from 'vitest'
import {
  CONTENTS,
  OTHER,
  SPACES,
  apply,
  board,
  boardOf,
  count,
  facts,
  newGame,
  options,
  question,
  refusals,
  sameOption,
  type Ask,
  type Box,
  type CardId,
  type Content,
  type Fact,
  type Faction,
  type Game,
  type OperationId,
  type Option,
  type Position,
  type Reason,
  type Side,
  type SpaceId,
} from '../../../src/games/palestine/rules/index'

type Spaces = Position['spaces']
type Rest = Omit<Partial<Position>, 'spaces'>

/** A position: what is not named is not there. Political Will 10, Haganah 3: no additional space. */
export const position = (spaces: Spaces, rest: Rest = {}): Position => ({
  spaces,
  politicalWill: 10,
  haganah: 3,
  ...rest,
})

/** Answers one question after the other. */
export const play = (game: Game, ...answers: Option[]): Game => answers.reduce(apply, game)

/** A card whose Event plays no part, to do something else on. */
const QUIET: CardId = 'P24'

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

const BRITISH: readonly OperationId[] = ['deploy', 'patrol', 'search', 'assault']

/** A game in which an Operation is carried out by whose it is: with a Special Activity unless told. */
export const operation = (
  name: OperationId,
  spaces: Spaces,
  rest: Rest = {},
  box: Box = 'operation-and-special',
): Game => play(firstToAct(BRITISH.includes(name) ? 'british' : 'irgun', spaces, rest), box, name)

/** The same in the box Limited Operation. */
export const limited = (name: OperationId, spaces: Spaces, rest: Rest = {}): Game =>
  operation(name, spaces, rest, 'limited-operation')

/** A game in which this Faction executes one side of a card. */
export const event = (
  card: CardId,
  side: Side,
  by: Faction,
  spaces: Spaces,
  rest: Rest = {},
): Game => play(firstToAct(by, spaces, rest, card), 'event', side)

/** With this side of a Capability in play. */
export const capability = (card: CardId, side: Side): Rest => ({
  played: [card],
  capabilities: [{ card, side }],
})

/** A game in which this Propaganda card has just been revealed. */
export const propaganda = (spaces: Spaces, rest: Rest = {}, card: CardId = 'P33'): Game =>
  newGame({
    position: position(spaces, {
      phase: 'political-will',
      ...rest,
      played: [...(rest.played ?? []), card],
    }),
  })

/** What is asked when this Faction, the first to act, has done what the card says. */
export const goesOn = (by: Faction) => `turn.box by ${OTHER[by]}` as const

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

/** The facts of one kind that a game has brought. */
export const told = <Kind extends Fact['fact']>(
  game: Game,
  kind: Kind,
): Extract<Fact, { fact: Kind }>[] =>
  facts(game).filter((one): one is Extract<Fact, { fact: Kind }> => one.fact === kind)

/** A chit that the British hold, as an answer. */
export const chit = (value: 0 | 1 | 2): Option => ({ chit: value, from: 'held' })

/** One piece in one space, as an answer. */
export const one = (
  piece: 'troops' | 'police' | 'cellsUnderground' | 'cellsActive' | 'armsCaches',
  space: SpaceId,
): Option => ({ piece, space })

/** A board, for queries that need no game. */
export const boardWith = (spaces: Spaces, rest: Rest = {}) => boardOf(position(spaces, rest))
