import { expect, test } from 'vitest'
import {
  board,
  type Box,
  type Option,
  type Piece,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  british,
  can,
  contents,
  event,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const LIMITED = { box: 'limited-operation' as Box }
const COAST = 'railway-tel-aviv-haifa'
const HILLS = 'railway-tel-aviv-jerusalem'

const group = (number: number, piece: Piece, from: SpaceId, to: SpaceId): Option => ({
  piece,
  from,
  to,
  number,
})

test('Patrol: goes to Cities and Railways only (3.2.2)', () => {
  const game = british('patrol', { haifa: { troops: 1 } })
  expect(spacesOffered(game)).toEqual([
    'haifa',
    'tel-aviv-jaffa',
    'jerusalem',
    'railway-egypt-tel-aviv',
    HILLS,
    COAST,
    'railway-haifa-syria',
  ])
  const elsewhere = { rule: '3.2.2', reason: 'needs-city-or-railway' }
  expect(whyNot(game, 'haifa-district')).toEqual(elsewhere)
  expect(whyNot(game, 'syria')).toEqual(elsewhere)
})

test('Patrol: moves any cubes at any distance, and no Irregulars (3.2.2)', () => {
  const game = play(
    british('patrol', {
      gaza: { troops: 2, irregularsUnderground: 1 },
      galilee: { police: 1 },
      jerusalem: { troops: 1 },
    }),
    'railway-haifa-syria',
  )
  const to = 'railway-haifa-syria'
  expect(can(game, group(1, 'irregularsUnderground', 'gaza', to))).toBe(false)
  expect(can(game, group(3, 'troops', 'gaza', to))).toBe(false)
  const moved = play(
    game,
    group(2, 'troops', 'gaza', to),
    group(1, 'police', 'galilee', to),
    group(1, 'troops', 'jerusalem', to),
  )
  expect(contents(moved, to)).toEqual({ troops: 3, police: 1 })
  expect(contents(moved, 'gaza')).toEqual({ irregularsUnderground: 1 })
})

test('Patrol: Activates one Guerrilla for each cube on a selected Railway, old and new (3.2.2)', () => {
  const game = play(
    british('patrol', {
      gaza: { troops: 1 },
      [COAST]: { police: 1, irregularsUnderground: 1, guerrillasUnderground: 3 },
      [HILLS]: { troops: 3, guerrillasUnderground: 1 },
    }),
    COAST,
    group(1, 'troops', 'gaza', COAST),
    'done',
    'done',
  )
  expect(there(game, COAST, 'guerrillasActive')).toBe(2)
  expect(there(game, COAST, 'guerrillasUnderground')).toBe(1)
  expect(there(game, HILLS, 'guerrillasActive')).toBe(0)
})

test('Patrol: Activates nobody in a City (3.2.2)', () => {
  const spaces = { haifa: { troops: 3, guerrillasUnderground: 1 } }
  const game = play(british('patrol', spaces, {}, LIMITED), 'haifa')
  expect(there(game, 'haifa', 'guerrillasUnderground')).toBe(1)
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('Patrol: up to three destinations (3.1)', () => {
  const game = british('patrol', { haifa: { troops: 1 } })
  const three = play(game, COAST, 'done', HILLS, 'done', 'jerusalem', 'done')
  expect(whyNot(three, 'haifa')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  expect(whyNot(three, COAST)).toEqual({ rule: '3.1', reason: 'already-selected' })
})

test('R4: the free Assault comes after all Activations, on one selected Railway', () => {
  const guarded = { troops: 1, police: 1, guerrillasUnderground: 3 }
  const game = play(
    british('patrol', {
      [COAST]: guarded,
      [HILLS]: guarded,
      'railway-haifa-syria': guarded,
      haifa: guarded,
    }),
    COAST,
    'done',
    HILLS,
    'done',
    'haifa',
    'done',
    'done',
    'done',
    'done',
  )
  expect(asked(game)).toBe('patrol.assault by british')
  expect(there(game, COAST, 'guerrillasActive')).toBe(2)
  expect(there(game, HILLS, 'guerrillasActive')).toBe(2)
  expect(whyNot(game, 'haifa')).toEqual({ rule: '3.2.2', reason: 'needs-railway' })
  expect(whyNot(game, 'railway-haifa-syria')).toEqual({ rule: '3.2.2', reason: 'not-selected' })
  const assaulted = play(game, COAST)
  expect(contents(assaulted, COAST)).toEqual({ troops: 1, police: 1, guerrillasUnderground: 1 })
  expect(there(assaulted, HILLS, 'guerrillasActive')).toBe(2)
  expect(can(assaulted, HILLS)).toBe(false)
})

test('Patrol: the free Assault needs cubes and Rebel pieces (3.2.4)', () => {
  const game = play(
    british('patrol', {
      [COAST]: { police: 1, guerrillasActive: 1 },
      [HILLS]: { irregularsActive: 1, guerrillasActive: 1 },
    }),
    HILLS,
    'done',
    COAST,
    'done',
  )
  expect(whyNot(game, HILLS)).toEqual({ rule: '3.2.4', reason: 'needs-cubes-and-rebels' })
  expect(can(game, COAST)).toBe(true)
})

test('Patrol: the free Assault is only if desired (3.2.2)', () => {
  const spaces = { [COAST]: { troops: 1, guerrillasActive: 1 } }
  const game = play(british('patrol', spaces, {}, LIMITED), COAST, 'done')
  expect(there(game, COAST, 'guerrillasActive')).toBe(1)
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('R4: a Limited Patrol draws from many spaces to one destination, with its free Assault (2.3.5)', () => {
  const spaces = {
    gaza: { troops: 1 },
    galilee: { police: 1 },
    [COAST]: { guerrillasUnderground: 2 },
  }
  const game = play(
    british('patrol', spaces, {}, LIMITED),
    COAST,
    group(1, 'troops', 'gaza', COAST),
    group(1, 'police', 'galilee', COAST),
  )
  expect(asked(game)).toBe('patrol.assault by british')
  expect(contents(play(game, COAST), COAST)).toEqual({ troops: 1, police: 1 })
})

test('Patrol: no question of moves where no cube stands elsewhere (3.2.2)', () => {
  const alone = british('patrol', { [COAST]: { troops: 1 }, gaza: { irregularsActive: 1 } })
  expect(asked(play(alone, COAST))).toBe('patrol.space by british')
  expect(asked(play(alone, HILLS))).toBe('patrol.move by british')
  const moved = play(alone, HILLS, group(1, 'troops', COAST, HILLS))
  expect(asked(moved)).toBe('patrol.space by british')
})

test('R45: a cube moves once in a Patrol; who stood there before may still go', () => {
  const start = british('patrol', { gaza: { troops: 2 }, haifa: { troops: 1, police: 1 } })
  const game = play(start, 'haifa', group(2, 'troops', 'gaza', 'haifa'), 'jerusalem')
  expect(can(game, group(1, 'troops', 'haifa', 'jerusalem'))).toBe(true)
  expect(can(game, group(2, 'troops', 'haifa', 'jerusalem'))).toBe(false)
  const on = play(game, group(1, 'troops', 'haifa', 'jerusalem'))
  expect(can(on, group(1, 'police', 'haifa', 'jerusalem'))).toBe(true)
  const ended = play(on, group(1, 'police', 'haifa', 'jerusalem'))
  expect(contents(ended, 'haifa')).toEqual({ troops: 2 })
  // Everybody has moved: nobody is left to come in.
  expect(asked(ended)).toBe('patrol.space by british')
  expect(asked(play(ended, COAST))).toBe('patrol.space by british')
})

test('R45: Troops who patrol to a City and serve a Punish there stay in it', () => {
  const spaces = { gaza: { troops: 1 }, haifa: { opposition: 1 } }
  const game = play(
    british('patrol', spaces),
    'haifa',
    group(1, 'troops', 'gaza', 'haifa'),
    'punish',
    'demolish',
    'fine',
    { chit: 'demolish', from: 'drawn' },
    'haifa',
    'jerusalem',
  )
  expect(contents(game, 'haifa')).toEqual({ troops: 1, guerrillasUnderground: 1 })
  expect(asked(game)).toBe('patrol.space by british')
})

test('R10: an Event binds the destination of its Limited Patrol, not where the cubes come from', () => {
  const game = play(event('A26', 'unshaded', 'british', { gaza: { troops: 1 } }), 'patrol')
  expect(spacesOffered(game)).toEqual([COAST])
  expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'A26', reason: 'only-within' })
  const moved = play(game, COAST, group(1, 'troops', 'gaza', COAST))
  expect(contents(moved, COAST)).toEqual({ troops: 1 })
})

test('R22: a Curfew falls when the last British piece patrols out', () => {
  const game = play(
    british('patrol', {
      gaza: { troops: 1, curfew: 1 },
      lydda: { troops: 1, irregularsUnderground: 1, curfew: 1 },
    }),
    'jerusalem',
    group(1, 'troops', 'gaza', 'jerusalem'),
    group(1, 'troops', 'lydda', 'jerusalem'),
  )
  expect(contents(game, 'gaza')).toEqual({})
  expect(contents(game, 'lydda')).toEqual({ irregularsUnderground: 1, curfew: 1 })
  expect(board(game).available.curfews).toBe(2)
})

test('R45: a Patrol says of cubes that have moved that they have, and how many can go', () => {
  const start = play(british('patrol', { gaza: { troops: 2 }, lydda: { troops: 1 } }), 'haifa')
  const move = (from: SpaceId, to: SpaceId, number: number) =>
    ({ piece: 'troops', from, to, number }) as const
  expect(whyNot(start, move('gaza', 'haifa', 3))).toEqual({
    rule: '1.4',
    reason: 'more-than-there-are',
  })
  const next = play(start, move('gaza', 'haifa', 2), 'done', 'jerusalem')
  expect(whyNot(next, move('haifa', 'jerusalem', 1))).toEqual({
    rule: 'R45',
    reason: 'moved-already',
  })
})
