import { expect, test } from 'vitest'
import {
  board,
  facts,
  type Box,
  type Option,
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

const troops = (number: number, from: SpaceId, to: SpaceId): Option => ({
  piece: 'troops',
  from,
  to,
  number,
})

test('Sweep: goes to Cities and Districts only (3.2.3)', () => {
  const game = british('sweep', { 'railway-haifa-syria': { troops: 1 } })
  expect(spacesOffered(game)).toEqual([
    'galilee',
    'haifa-district',
    'samaria',
    'lydda',
    'jerusalem-district',
    'gaza',
    'haifa',
    'tel-aviv-jaffa',
    'jerusalem',
  ])
  const elsewhere = { rule: '3.2.3', reason: 'needs-district-or-city' }
  expect(whyNot(game, 'railway-haifa-syria')).toEqual(elsewhere)
  expect(whyNot(game, 'lebanon')).toEqual(elsewhere)
})

test('Sweep: only adjacent Troops move, from Railways too, and no Police (3.2.3)', () => {
  const game = play(
    british('sweep', {
      'haifa-district': { troops: 1, police: 1 },
      'railway-haifa-syria': { troops: 2 },
      gaza: { troops: 2 },
    }),
    'galilee',
  )
  expect(can(game, troops(1, 'gaza', 'galilee'))).toBe(false)
  expect(can(game, { piece: 'police', from: 'haifa-district', to: 'galilee', number: 1 })).toBe(
    false,
  )
  const moved = play(
    game,
    troops(1, 'haifa-district', 'galilee'),
    troops(2, 'railway-haifa-syria', 'galilee'),
  )
  expect(contents(moved, 'galilee')).toEqual({ troops: 3 })
  expect(contents(moved, 'haifa-district')).toEqual({ police: 1 })
})

test('Sweep: moves are simultaneous: Troops who came with it do not move on (3.2.3)', () => {
  const game = play(
    british('sweep', { gaza: { troops: 2 }, lydda: { troops: 1 } }),
    'lydda',
    troops(2, 'gaza', 'lydda'),
    'samaria',
  )
  expect(can(game, troops(2, 'lydda', 'samaria'))).toBe(false)
  const moved = play(game, troops(1, 'lydda', 'samaria'))
  expect(can(moved, troops(1, 'lydda', 'samaria'))).toBe(false)
  expect(there(moved, 'lydda', 'troops')).toBe(2)
})

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
])('Sweep: %i cubes, Police among them, Activate %i Guerrillas (3.2.3)', (cubes, activated) => {
  const spaces = { samaria: { troops: 1, police: cubes - 1, guerrillasUnderground: 3 } }
  const game = play(british('sweep', spaces, {}, LIMITED), 'samaria')
  expect(there(game, 'samaria', 'guerrillasActive')).toBe(activated)
})

test('Sweep: an Underground Irregular, Activated, makes it one for every cube (3.2.3)', () => {
  const spaces = {
    samaria: { troops: 2, police: 1, irregularsUnderground: 2, guerrillasUnderground: 4 },
  }
  const game = play(british('sweep', spaces, {}, LIMITED), 'samaria')
  expect(asked(game)).toBe('sweep.irregular by british')
  expect(contents(play(game, 'activate'), 'samaria')).toEqual({
    troops: 2,
    police: 1,
    irregularsUnderground: 1,
    irregularsActive: 1,
    guerrillasUnderground: 1,
    guerrillasActive: 3,
  })
  const declined = play(game, 'done')
  expect(there(declined, 'samaria', 'irregularsUnderground')).toBe(2)
  expect(there(declined, 'samaria', 'guerrillasActive')).toBe(1)
})

test('Sweep: an Active Irregular, or one next door, does not help (3.2.3)', () => {
  const spaces = {
    samaria: { troops: 2, irregularsActive: 1, guerrillasUnderground: 2 },
    lydda: { irregularsUnderground: 1 },
  }
  const game = play(british('sweep', spaces, {}, LIMITED), 'samaria')
  expect(there(game, 'samaria', 'guerrillasActive')).toBe(1)
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('R20: the Irregular is offered space by space, after all movement', () => {
  const mixed = { troops: 1, irregularsUnderground: 1, guerrillasUnderground: 2 }
  const game = play(british('sweep', { samaria: mixed, gaza: mixed }), 'samaria', 'gaza')
  expect(there(game, 'samaria', 'guerrillasActive')).toBe(0)
  const moved = play(game, 'done', 'done')
  expect(asked(moved)).toBe('sweep.irregular by british')
  const samaria = play(moved, 'activate')
  expect(there(samaria, 'samaria', 'guerrillasActive')).toBe(1)
  expect(there(samaria, 'gaza', 'guerrillasActive')).toBe(0)
  const gaza = play(samaria, 'done', 'done')
  expect(contents(gaza, 'gaza')).toEqual(mixed)
})

test('Sweep: up to three destinations, each once (3.1)', () => {
  const start = british('sweep', { lydda: { troops: 1 } })
  const two = play(start, 'gaza', 'done', 'haifa')
  expect(whyNot(two, 'gaza')).toEqual({ rule: '3.1', reason: 'already-selected' })
  expect(can(two, 'lydda')).toBe(true)
  expect(asked(play(two, 'galilee'))).toBe('turn.activity by british')
})

test('R10: an Event binds the destination of its Limited Sweep, not where the Troops come from', () => {
  const game = play(event('A26', 'unshaded', 'british', { gaza: { troops: 2 } }), 'sweep')
  expect(whyNot(game, 'gaza')).toEqual({ rule: 'A26', reason: 'only-within' })
  const moved = play(game, 'lydda', troops(2, 'gaza', 'lydda'))
  expect(contents(moved, 'lydda')).toEqual({ troops: 2 })
})

test('Sweep: a Limited one draws Troops from several spaces to one destination (2.3.5)', () => {
  const spaces = {
    lydda: { troops: 1 },
    galilee: { troops: 1 },
    samaria: { guerrillasUnderground: 2 },
  }
  const game = play(
    british('sweep', spaces, {}, LIMITED),
    'samaria',
    troops(1, 'lydda', 'samaria'),
    troops(1, 'galilee', 'samaria'),
  )
  expect(there(game, 'samaria', 'guerrillasActive')).toBe(1)
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('Sweep: the Irregular is offered only where it Activates more (3.2.3)', () => {
  const limited = (troops: number, guerrillasUnderground: number) => {
    const samaria = { troops, guerrillasUnderground, irregularsUnderground: 1 }
    return play(british('sweep', { samaria }, {}, LIMITED), 'samaria')
  }
  expect(asked(limited(2, 2))).toBe('sweep.irregular by british')
  const enough = limited(2, 1)
  expect(asked(enough)).toBe('turn.draw-chit by chance')
  expect(there(enough, 'samaria', 'guerrillasActive')).toBe(1)
  expect(there(enough, 'samaria', 'irregularsUnderground')).toBe(1)
  expect(asked(limited(2, 0))).toBe('turn.draw-chit by chance')
})

test('Sweep: no question of moves where no Troops can come in (3.2.3)', () => {
  const game = british('sweep', { gaza: { troops: 1 }, lydda: { police: 2 } })
  expect(asked(play(game, 'gaza'))).toBe('sweep.space by british')
  expect(asked(play(game, 'lydda'))).toBe('sweep.move by british')
  expect(asked(play(game, 'lydda', troops(1, 'gaza', 'lydda')))).toBe('sweep.space by british')
})

test('R22: a Curfew falls when the last Troops sweep out, once all movement is over (3.2.3)', () => {
  const spaces = { gaza: { troops: 2, curfew: 1 } }
  const game = play(british('sweep', spaces), 'lydda', troops(1, 'gaza', 'lydda'))
  expect(there(game, 'gaza', 'curfew')).toBe(1)
  const emptied = play(game, troops(1, 'gaza', 'lydda'))
  expect(asked(emptied)).toBe('sweep.space by british')
  expect(contents(emptied, 'gaza')).toEqual({ curfew: 1 })
  const ended = play(emptied, 'done')
  expect(contents(ended, 'gaza')).toEqual({})
  expect(board(ended).available.curfews).toBe(3)
  const some = play(game, 'done', 'done')
  expect(contents(some, 'gaza')).toEqual({ troops: 1, curfew: 1 })
})

test('R22: an emptied space has lost its Curfew before anybody is Activated (3.2.3)', () => {
  const spaces = {
    gaza: { troops: 2, curfew: 1 },
    'jerusalem-district': { troops: 1, irregularsActive: 1, curfew: 1 },
    lydda: { irregularsUnderground: 1, guerrillasUnderground: 3 },
  }
  const game = play(
    british('sweep', spaces, {}, LIMITED),
    'lydda',
    troops(2, 'gaza', 'lydda'),
    troops(1, 'jerusalem-district', 'lydda'),
  )
  expect(asked(game)).toBe('sweep.irregular by british')
  expect(there(game, 'lydda', 'guerrillasActive')).toBe(0)
  expect(contents(game, 'gaza')).toEqual({})
  expect(contents(game, 'jerusalem-district')).toEqual({ irregularsActive: 1, curfew: 1 })
  expect(board(game).available.curfews).toBe(2)
  // The facts tell it in this order, too.
  const told = facts(play(game, 'done')).map(({ fact }) => fact)
  expect(told.filter((fact) => ['moved', 'curfew', 'activated'].includes(fact))).toEqual([
    'moved',
    'moved',
    'curfew',
    'activated',
  ])
})

test.each([
  ['out, then in', ['jerusalem-district', 'gaza']],
  ['in, then out', ['gaza', 'jerusalem-district']],
] as const)('Sweep: a relief in place keeps the Curfew: %s (3.2.3, 1.12)', (_order, order) => {
  const spaces = { gaza: { troops: 1, curfew: 1 }, lydda: { troops: 1 } }
  const groups = {
    gaza: troops(1, 'lydda', 'gaza'),
    'jerusalem-district': troops(1, 'gaza', 'jerusalem-district'),
  }
  let game = british('sweep', spaces)
  for (const space of order) {
    game = play(game, space, groups[space])
    // Whoever may still come need not.
    if (asked(game) === 'sweep.move by british') game = play(game, 'done')
  }
  const ended = play(game, 'done')
  expect(contents(ended, 'gaza')).toEqual({ troops: 1, curfew: 1 })
  expect(contents(ended, 'jerusalem-district')).toEqual({ troops: 1 })
  expect(contents(ended, 'lydda')).toEqual({})
  expect(board(ended).available.curfews).toBe(2)
  expect(facts(ended).some(({ fact }) => fact === 'curfew')).toBe(false)
})

test.each([
  ['gaza', 'lydda'],
  ['lydda', 'gaza'],
] as const)(
  'Sweep: two Curfew spaces that exchange their Troops are never empty: %s, %s (3.2.3, 1.12)',
  (first, second) => {
    const game = play(
      british('sweep', { gaza: { troops: 1, curfew: 1 }, lydda: { troops: 1, curfew: 1 } }),
      first,
      troops(1, second, first),
      second,
      troops(1, first, second),
      'done',
    )
    expect(contents(game, 'gaza')).toEqual({ troops: 1, curfew: 1 })
    expect(contents(game, 'lydda')).toEqual({ troops: 1, curfew: 1 })
    expect(board(game).available.curfews).toBe(1)
  },
)

test('Sweep: says why Troops cannot come: not adjacent, moved already, or more than there are (3.2.3)', () => {
  const spaces = { haifa: { troops: 2 }, gaza: { troops: 1 }, 'haifa-district': { troops: 1 } }
  const start = play(british('sweep', spaces), 'haifa-district')
  const from = (space: SpaceId, to: SpaceId, number = 1) =>
    ({ piece: 'troops', from: space, to, number }) as const
  expect(whyNot(start, from('gaza', 'haifa-district'))).toEqual({
    rule: '3.2.3',
    reason: 'not-adjacent',
  })
  expect(whyNot(start, from('haifa', 'haifa-district', 3))).toEqual({
    rule: '1.4',
    reason: 'more-than-there-are',
  })
  // The two from Haifa have moved; Haifa District's own has not, until it goes.
  const next = play(start, from('haifa', 'haifa-district', 2), 'haifa')
  expect(whyNot(next, from('haifa-district', 'haifa', 2))).toEqual({
    rule: '1.4',
    reason: 'more-than-there-are',
  })
})
