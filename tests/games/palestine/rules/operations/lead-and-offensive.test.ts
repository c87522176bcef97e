/* 2.3.7 and how many spaces an Operation may have (PR6–PR10). */
import { describe, expect, test } from 'vitest'
import { board, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  limited,
  one,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const EVERYWHERE = {
  galilee: { troops: 2, cellsActive: 1 },
  samaria: { troops: 2, cellsActive: 1 },
  lydda: { troops: 2, cellsActive: 1 },
  gaza: { troops: 2, cellsActive: 1 },
  haifa: { troops: 2, cellsActive: 1 },
}

describe('3.1, PR6, PR7 how many spaces', () => {
  const limit = (game: ReturnType<typeof operation>) => question(game)?.about.limit

  test('three; one if Limited', () => {
    expect(limit(operation('assault', EVERYWHERE))).toBe(3)
    expect(limit(limited('assault', EVERYWHERE))).toBe(1)
    expect(limit(operation('recruit', {}))).toBe(3)
    expect(limit(limited('recruit', {}))).toBe(1)
  })

  test('P9 shaded, PR74: two for the British, Limited still one; not for Irgun', () => {
    const shaded = capability('P9', 'shaded')
    expect(limit(operation('assault', EVERYWHERE, shaded))).toBe(2)
    expect(limit(limited('assault', EVERYWHERE, shaded))).toBe(1)
    expect(limit(operation('recruit', {}, shaded))).toBe(3)
  })

  test('6.5.3, PR7 Haganah at 4: one more for Irgun, Limited and Travel too', () => {
    const cells = { gaza: { cellsUnderground: 1 } }
    expect(limit(operation('recruit', {}, { haganah: 4 }))).toBe(4)
    expect(limit(limited('recruit', {}, { haganah: 4 }))).toBe(2)
    expect(limit(operation('travel', cells, { haganah: 4 }))).toBe(4)
    expect(limit(operation('recruit', {}, { haganah: 3 }))).toBe(3)
    expect(limit(operation('assault', EVERYWHERE, { haganah: 4 }))).toBe(3)
  })

  test('P13, PR78: unshaded not at 4, shaded at 3 as at 4; never two', () => {
    const unshaded = capability('P13', 'unshaded')
    const shaded = capability('P13', 'shaded')
    expect(limit(operation('recruit', {}, { ...unshaded, haganah: 4 }))).toBe(3)
    expect(limit(operation('recruit', {}, { ...shaded, haganah: 3 }))).toBe(4)
    expect(limit(operation('recruit', {}, { ...shaded, haganah: 4 }))).toBe(4)
    expect(limit(operation('recruit', {}, { ...shaded, haganah: 2 }))).toBe(3)
  })
})

describe('2.3.7, PR8, PR9 the Intelligence Lead', () => {
  test('any chit, a 0 too, back to the bag; then a space must be selected', () => {
    const game = limited('assault', EVERYWHERE, { intel: { 0: 1 } })
    expect(can(game, chit(0))).toBe(true)
    expect(whyNot(game, chit(1))).toEqual({ rule: '1.6.1', reason: 'chit-not-at-hand' })
    const paid = play(game, chit(0))
    expect(board(paid).intel.bag[0]).toBe(3)
    expect(can(paid, 'done')).toBe(false)
    expect(spacesOffered(paid)).toEqual(['galilee', 'samaria', 'lydda', 'gaza', 'haifa'])
    // It was paid for before the limit was reached, so one more is left.
    const second = play(paid, 'galilee')
    expect(spacesOffered(second)).toEqual(['samaria', 'lydda', 'gaza', 'haifa'])
    expect(asked(play(second, 'samaria'))).toBe('turn.box by irgun')
  })

  test('after the limit, and once only', () => {
    const game = play(limited('assault', EVERYWHERE, { intel: { 0: 2 } }), 'galilee')
    expect(spacesOffered(game)).toEqual([])
    expect(can(game, 'done')).toBe(true)
    expect(asked(play(game, chit(0), 'samaria'))).toBe('turn.box by irgun')
  })

  test('Patrol and Search too, but not Deploy', () => {
    const rest = { intel: { 2: 1 } } as const
    expect(can(limited('patrol', EVERYWHERE, rest), chit(2))).toBe(true)
    expect(can(limited('search', EVERYWHERE, rest), chit(2))).toBe(true)
    expect(can(limited('deploy', EVERYWHERE, rest), chit(2))).toBe(false)
  })

  test('a chit gained in the same Operation may pay', () => {
    const game = play(
      limited('assault', {
        gaza: { troops: 2, armsCaches: 1 },
        haifa: { troops: 2, cellsActive: 1 },
      }),
      'gaza',
      0,
    )
    expect(can(game, chit(0))).toBe(true)
  })

  test('not where no space would be left', () => {
    const spaces = { gaza: { troops: 2, cellsActive: 1 } }
    const game = play(limited('assault', spaces, { intel: { 0: 1 } }), 'gaza')
    expect(asked(game)).toBe('turn.box by irgun')
    const before = limited('search', {}, { intel: { 0: 1 } })
    expect(can(before, chit(0))).toBe(true)
  })
})

describe('2.3.7, PR8, PR10 the Offensive', () => {
  test('an Arms Cache of a space without Troops and Police, to Available', () => {
    const spaces = {
      galilee: { armsCaches: 1, police: 1 },
      gaza: { armsCaches: 1 },
      haifa: { cellsUnderground: 1 },
      jerusalem: { cellsUnderground: 1 },
    }
    const game = play(limited('sabotage', spaces), 'haifa', 1)
    expect(whyNot(game, one('armsCaches', 'galilee'))).toEqual({
      rule: 'PR10',
      reason: 'british-here',
    })
    expect(whyNot(game, one('armsCaches', 'samaria'))).toEqual({
      rule: '2.3.7',
      reason: 'none-here',
    })
    const paid = play(game, one('armsCaches', 'gaza'))
    expect(there(paid, 'gaza', 'armsCaches')).toBe(0)
    expect(spacesOffered(paid)).toEqual(['jerusalem'])
    expect(told(paid, 'removed')[0]?.why).toMatchObject({ rule: '2.3.7', what: 'offensive' })
  })

  test('Recruit and Rob too, but not Travel', () => {
    const spaces = { gaza: { armsCaches: 1, cellsUnderground: 1 }, haifa: { cellsUnderground: 1 } }
    const cache = one('armsCaches', 'gaza')
    expect(can(limited('recruit', spaces), cache)).toBe(true)
    expect(can(limited('rob', spaces), cache)).toBe(true)
    expect(can(limited('travel', spaces), cache)).toBe(false)
  })

  test('PR9 Recruit loses the neighbours of that Arms Cache before it selects', () => {
    const spaces = {
      gaza: { armsCaches: 1 },
      haifa: { curfew: 1, police: 1 },
      'tel-aviv-jaffa': { curfew: 1, police: 1 },
      jerusalem: { curfew: 1, police: 1 },
    }
    const game = limited('recruit', spaces)
    expect(spacesOffered(game)).toContain('lydda')
    expect(whyNot(game, one('armsCaches', 'gaza'))).toEqual({
      rule: 'PR9',
      reason: 'no-space-left-to-select',
    })
    const two = { ...spaces, galilee: { armsCaches: 1 } }
    const paid = play(limited('recruit', two), one('armsCaches', 'gaza'))
    expect(spacesOffered(paid)).not.toContain('lydda')
    expect(spacesOffered(paid)).toContain('galilee')
  })

  test('PR9 a Rob may place the very same Arms Cache again', () => {
    const spaces = {
      gaza: { armsCaches: 2, cellsUnderground: 1 },
      galilee: { armsCaches: 2, cellsUnderground: 1 },
    }
    const game = play(limited('rob', spaces), one('armsCaches', 'gaza'), 'gaza', 5)
    expect(there(game, 'gaza', 'armsCaches')).toBe(2)
  })

  test('2.3.7, PR6 so Irgun have up to five spaces', () => {
    const spaces = { galilee: { armsCaches: 1, cellsUnderground: 1 }, gaza: { armsCaches: 1 } }
    const game = operation('recruit', spaces, { haganah: 4 })
    expect(question(game)?.about).toMatchObject({ limit: 4 })
    const four = play(game, 'haifa', 'jerusalem', 'tel-aviv-jaffa', 'gaza', 1)
    expect(spacesOffered(four)).toEqual([])
    const fifth = play(four, one('armsCaches', 'gaza'))
    expect(spacesOffered(fifth)).toContain('galilee')
    expect(asked(play(fifth, 'galilee', 1))).toBe('turn.box by british')
  })
})
