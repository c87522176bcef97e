import { expect, test } from 'vitest'
import {
  board,
  type Box,
  type Piece,
  type Position,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const pick = (piece: Piece, space: SpaceId) => ({ piece, space })

/** A Mobilize with a March; the Bases come first. */
const mobilize = (spaces: Position['spaces'], rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  play(rebels('march', spaces, rest), 'mobilize')

const LAST_IN_OPERATION = 'march.space by rebels'

test('R17: Bases in Districts with more Guerrillas than Irregulars; other pieces do not matter', () => {
  const game = mobilize({
    galilee: { guerrillasActive: 1, troops: 3, police: 2 },
    samaria: { guerrillasUnderground: 2, irregularsActive: 1 },
    lydda: { guerrillasUnderground: 1, irregularsActive: 1 },
    gaza: { bases: 1, opposition: 1 },
    haifa: { guerrillasActive: 2 },
    'railway-haifa-syria': { guerrillasActive: 2 },
  })
  expect(spacesOffered(game)).toEqual([
    'galilee',
    'samaria',
    'lebanon',
    'syria',
    'transjordan',
    'egypt',
  ])
  const needsMore = { rule: '4.3.1', reason: 'needs-more-guerrillas' }
  expect(whyNot(game, 'lydda')).toEqual(needsMore)
  expect(whyNot(game, 'gaza')).toEqual(needsMore)
  const elsewhere = { rule: '4.3.1', reason: 'needs-district-or-country' }
  expect(whyNot(game, 'haifa')).toEqual(elsewhere)
  expect(whyNot(game, 'railway-haifa-syria')).toEqual(elsewhere)
})

test('R17: a Foreign Country needs no Guerrilla, but must be in play (1.3.7)', () => {
  const closed = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const
  const game = mobilize({ gaza: { guerrillasActive: 1 } }, closed)
  expect(whyNot(game, 'egypt')).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
  expect(contents(play(game, 'syria'), 'syria')).toEqual({ bases: 1 })
})

test('Mobilize: never a third Base in a space (1.4.2)', () => {
  const game = mobilize({ gaza: { guerrillasActive: 1, bases: 2 }, syria: { bases: 1 } })
  expect(whyNot(game, 'gaza')).toEqual({ rule: '1.4.2', reason: 'stacking-bases' })
  expect(contents(play(game, 'syria'), 'syria')).toEqual({ bases: 2 })
})

test('R17: no Base, one, or two, in different spaces (4.3.1)', () => {
  const game = mobilize({ gaza: { guerrillasActive: 1 }, lydda: { guerrillasActive: 1 } })
  expect(asked(play(game, 'done'))).toBe(LAST_IN_OPERATION)
  const one = play(game, 'gaza')
  expect(whyNot(one, 'gaza')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(asked(play(one, 'done'))).toBe(LAST_IN_OPERATION)
  const two = play(one, 'lydda')
  expect(contents(two, 'lydda')).toEqual({ guerrillasActive: 1, bases: 1 })
  expect(asked(two)).toBe(LAST_IN_OPERATION)
})

test('R17: then one Guerrilla in any of the spaces with Opposition, selected or not, Curfew or not', () => {
  const game = mobilize({
    gaza: { opposition: 1, guerrillasActive: 1 },
    haifa: { opposition: 1, police: 1, curfew: 1 },
    lydda: { opposition: 1 },
    galilee: { guerrillasActive: 1, bases: 1 },
  })
  const placing = play(game, 'done')
  expect(asked(placing)).toBe('mobilize.guerrilla by rebels')
  expect(spacesOffered(placing)).toEqual(['lydda', 'gaza', 'haifa'])
  expect(whyNot(placing, 'galilee')).toEqual({ rule: '4.3.1', reason: 'needs-opposition' })
  const haifa = play(placing, 'haifa')
  expect(there(haifa, 'haifa', 'guerrillasUnderground')).toBe(1)
  expect(whyNot(haifa, 'haifa')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(asked(play(haifa, 'done'))).toBe(LAST_IN_OPERATION)
  const all = play(haifa, 'gaza', 'lydda')
  expect(contents(all, 'gaza')).toEqual({
    opposition: 1,
    guerrillasActive: 1,
    guerrillasUnderground: 1,
  })
  expect(there(all, 'lydda', 'guerrillasUnderground')).toBe(1)
  expect(asked(all)).toBe(LAST_IN_OPERATION)
})

test('R41: a Guerrilla placed by Mobilize comes too late for its Bases', () => {
  const game = mobilize({ gaza: { opposition: 1 }, syria: { guerrillasActive: 1 } })
  expect(can(game, 'gaza')).toBe(false)
  expect(asked(play(game, 'done', 'gaza'))).toBe(LAST_IN_OPERATION)
})

const ALL_BASES = {
  gaza: { guerrillasActive: 1, bases: 1 },
  syria: { bases: 2 },
  lebanon: { bases: 2 },
}

test('R3: Mobilize may relocate a Base when none is Available', () => {
  const game = play(mobilize(ALL_BASES), 'gaza')
  expect(asked(game)).toBe('place.from-map by rebels')
  expect(whyNot(game, pick('bases', 'gaza'))).toEqual({
    rule: 'R3',
    reason: 'stands-there-already',
  })
  const moved = play(game, pick('bases', 'syria'))
  expect(contents(moved, 'gaza')).toEqual({ guerrillasActive: 1, bases: 2 })
  expect(contents(moved, 'syria')).toEqual({ bases: 1 })
  expect(there(play(game, 'done'), 'gaza', 'bases')).toBe(1)
})

test('R2: an Available Base goes first, and one in Prison never', () => {
  const available = play(mobilize({ gaza: { guerrillasActive: 1 }, syria: { bases: 2 } }), 'gaza')
  expect(contents(available, 'gaza')).toEqual({ guerrillasActive: 1, bases: 1 })
  expect(there(available, 'syria', 'bases')).toBe(2)
  const jailed = mobilize({ gaza: { guerrillasActive: 1, bases: 1 } }, { prison: { bases: 4 } })
  expect(whyNot(jailed, 'gaza')).toEqual({ rule: '1.4.1', reason: 'none-available' })
  const moved = play(jailed, 'syria', pick('bases', 'gaza'))
  expect(contents(moved, 'syria')).toEqual({ bases: 1 })
  expect(board(moved).prison.bases).toBe(4)
})

test('R2: a Guerrilla may come from the map when none is Available, never from Prison', () => {
  const spaces = {
    lydda: { opposition: 1 },
    syria: { guerrillasUnderground: 2 },
    haifa: { guerrillasActive: 3 },
  }
  const game = play(mobilize(spaces, { prison: { guerrillas: 10 } }), 'done', 'lydda')
  expect(asked(game)).toBe('place.from-map by rebels')
  const taken = play(game, pick('guerrillasActive', 'haifa'))
  expect(contents(taken, 'lydda')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
  expect(there(taken, 'haifa', 'guerrillasActive')).toBe(2)
  const declined = play(game, 'done')
  expect(contents(declined, 'lydda')).toEqual({ opposition: 1 })
  expect(board(declined).prison.guerrillas).toBe(10)
})

test('R3: a Guerrilla of the same space may turn Underground', () => {
  const spaces = { lydda: { opposition: 1, guerrillasActive: 15 } }
  const game = play(mobilize(spaces), 'done', 'lydda', pick('guerrillasActive', 'lydda'))
  expect(contents(game, 'lydda')).toEqual({
    opposition: 1,
    guerrillasActive: 14,
    guerrillasUnderground: 1,
  })
})

test('Mobilize: not when there is neither a Base nor a Guerrilla to place (4.3.1)', () => {
  const rest = { prison: { bases: 5 } }
  const game = rebels('march', { gaza: { guerrillasActive: 1 } }, rest)
  expect(whyNot(game, 'mobilize')).toEqual({ rule: '4.3.1', reason: 'no-space-for-this' })
})

/** The Rebels, with a chit of 3, have taken a box and choose their Operation. */
const choosing = (
  box: Box,
  spaces: Position['spaces'],
  rest: Omit<Partial<Position>, 'spaces'> = {},
) => play(withChit(firstToAct('rebels', spaces, rest), 3), box)

const NO_RALLY = { rule: '3.3.1', reason: 'no-space-for-this' }
const NO_MARCH = { rule: '3.3.2', reason: 'no-space-for-this' }

test('R39: a Base that Mobilize places abroad opens a Rally, which can then be carried out', () => {
  const start = play(choosing('operation-and-special', {}), 'rally')
  expect(asked(start)).toBe('rally.space by rebels')
  expect(spacesOffered(start)).toEqual([])
  const mobilized = play(start, 'mobilize', 'syria', 'done')
  expect(asked(mobilized)).toBe('rally.space by rebels')
  expect(spacesOffered(mobilized)).toEqual(['syria'])
  const game = play(mobilized, 'syria', 'guerrillas', 'guerrillas')
  expect(contents(game, 'syria')).toEqual({ bases: 1, guerrillasUnderground: 2 })
  expect(asked(game)).toBe('turn.box by british')
})

test('R39: a Guerrilla whom Mobilize places opens a March, which can then be carried out', () => {
  const start = play(choosing('operation-and-special', { haifa: { opposition: 1 } }), 'march')
  expect(asked(start)).toBe('march.space by rebels')
  expect(spacesOffered(start)).toEqual([])
  const mobilized = play(start, 'mobilize', 'done', 'haifa')
  expect(asked(mobilized)).toBe('march.space by rebels')
  expect(spacesOffered(mobilized)).toEqual(['haifa'])
  const to = 'haifa-district'
  const game = play(mobilized, 'haifa', { from: 'haifa', to, underground: 1, active: 0 })
  expect(contents(game, to)).toEqual({ guerrillasUnderground: 1 })
  expect(contents(game, 'haifa')).toEqual({ opposition: 1 })
})

test('R39: Mobilize opens nothing in the Limited box (2.3.5)', () => {
  const spaces = { gaza: { opposition: 1, police: 1, curfew: 1 } }
  const game = choosing('limited-operation', spaces)
  expect(whyNot(game, 'rally')).toEqual(NO_RALLY)
  expect(whyNot(game, 'march')).toEqual(NO_MARCH)
})

test('R39: under a Curfew Mobilize opens a March and, without a Base to place, no Rally', () => {
  const spaces = { gaza: { opposition: 1, police: 1, curfew: 1 } }
  const game = choosing('operation-and-special', spaces, { prison: { bases: 5 } })
  expect(whyNot(game, 'rally')).toEqual(NO_RALLY)
  expect(can(game, 'march')).toBe(true)
})

test('R39: Mobilize opens no Sabotage and no Ambush, which it does not accompany (4.3.1)', () => {
  const game = choosing('operation-and-special', { haifa: { opposition: 1, police: 1 } })
  expect(whyNot(game, 'sabotage')).toEqual({ rule: '3.3.3', reason: 'no-space-for-this' })
  expect(whyNot(game, 'ambush')).toEqual({ rule: '3.3.4', reason: 'no-space-for-this' })
})

test('R39: a Base does not march: where Mobilize can only place Bases, it opens no March', () => {
  expect(whyNot(choosing('operation-and-special', {}), 'march')).toEqual(NO_MARCH)
  const jailed = choosing(
    'operation-and-special',
    { haifa: { opposition: 1 } },
    { prison: { guerrillas: 15 } },
  )
  expect(whyNot(jailed, 'march')).toEqual(NO_MARCH)
})
