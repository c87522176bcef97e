import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  contents,
  limited,
  one,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

test('3.3.3 any space with an Underground Cell; it turns Active', () => {
  const game = operation('sabotage', {
    'railway-haifa-syria': { cellsUnderground: 1 },
    galilee: { cellsActive: 2 },
  })
  expect(spacesOffered(game)).toEqual(['railway-haifa-syria'])
  expect(whyNot(game, 'galilee')).toEqual({ rule: '3.3.3', reason: 'needs-underground-cell' })
  const after = play(game, 'railway-haifa-syria')
  expect(contents(after, 'railway-haifa-syria')).toEqual({ cellsActive: 1 })
})

describe('3.3.3, PR53 the roll', () => {
  const roll = (police: number, die: number) =>
    contents(
      play(limited('sabotage', { haifa: { police, cellsUnderground: 1 } }), 'haifa', die),
      'haifa',
    )

  test('above 2 with 1 off for each Police: one marker; a failure leaves the Cell Active', () => {
    expect(roll(0, 3)).toEqual({ cellsActive: 1, sabotage: 1 })
    expect(roll(0, 2)).toEqual({ cellsActive: 1 })
    expect(roll(2, 5)).toMatchObject({ sabotage: 1 })
    expect(roll(2, 4)).toEqual({ police: 2, cellsActive: 1 })
  })

  test('1.7, 1.4.2 more than one marker may lie in a space', () => {
    const spaces = { haifa: { cellsUnderground: 1, sabotage: 2 } }
    expect(there(play(limited('sabotage', spaces), 'haifa', 3), 'haifa', 'sabotage')).toBe(3)
  })

  test('PR22 no more than fifteen Sabotage and Terror markers', () => {
    const spaces = { haifa: { cellsUnderground: 1, sabotage: 9, terror: 6 } }
    expect(there(play(limited('sabotage', spaces), 'haifa', 6), 'haifa', 'sabotage')).toBe(9)
  })
})

describe('3.3.3, PR52 the Arms Cache', () => {
  const SPACES = {
    jerusalem: { police: 1, cellsUnderground: 1 },
    'jerusalem-district': { armsCaches: 1, troops: 1 },
    galilee: { armsCaches: 1 },
  }

  test('one, from the space or a neighbour, British there or not; +2', () => {
    const game = play(limited('sabotage', SPACES), 'jerusalem')
    expect(asked(game)).toBe('sabotage.before-roll by irgun')
    expect(whyNot(game, one('armsCaches', 'galilee'))).toEqual({
      rule: '3.3.3',
      reason: 'out-of-reach',
    })
    expect(whyNot(game, one('armsCaches', 'gaza'))).toEqual({ rule: '3.3.3', reason: 'none-here' })
    const after = play(game, one('armsCaches', 'jerusalem-district'), 2)
    expect(there(after, 'jerusalem', 'sabotage')).toBe(1)
    expect(board(after).available.armsCaches).toBe(3)
  })

  test('not two', () => {
    const two = {
      ...SPACES,
      'jerusalem-district': { armsCaches: 2 },
      haifa: { police: 1, cellsUnderground: 1 },
    }
    const game = play(
      operation('sabotage', two),
      'jerusalem',
      one('armsCaches', 'jerusalem-district'),
    )
    expect(whyNot(game, one('armsCaches', 'jerusalem-district'))).toEqual({
      rule: 'PR52',
      reason: 'already-expended',
    })
  })
})

describe('PR51 the pause before the roll', () => {
  test('a Silence there is seen by the roll: Police count when it is rolled', () => {
    const game = play(
      operation('sabotage', { haifa: { police: 1, cellsUnderground: 2 } }),
      'haifa',
      'silence',
      'haifa',
      3,
    )
    expect(contents(game, 'haifa')).toMatchObject({ sabotage: 1 })
    expect(told(game, 'rolled')).toMatchObject([{ die: 3, modifier: 0, success: true }])
  })

  test('nothing is asked where nothing can be done', () => {
    const game = play(limited('sabotage', { haifa: { cellsUnderground: 1 } }), 'haifa')
    expect(asked(game)).toBe('roll.die by chance')
  })

  test('the Special Activity may also come before the first space, between two, and after the last', () => {
    const spaces = { haifa: { police: 1, cellsUnderground: 2 }, gaza: { cellsUnderground: 1 } }
    const game = operation('sabotage', spaces)
    expect(can(game, 'silence')).toBe(true)
    const between = play(game, 'gaza', 'roll', 1)
    expect(can(between, 'silence')).toBe(true)
    const after = play(between, 'haifa', 'roll', 1)
    expect(can(after, 'silence')).toBe(true)
    expect(whyNot(play(between, 'silence', 'haifa'), 'silence')).toEqual({
      rule: '4.1',
      reason: 'used-this-turn',
    })
  })
})

describe('4.3.3 Terror', () => {
  const CITY = { jerusalem: { police: 1, cellsUnderground: 1 } }

  test('PR57 it is declared before the roll of a City, and at no other moment', () => {
    const game = operation('sabotage', { ...CITY, gaza: { cellsUnderground: 1 } })
    expect(whyNot(game, 'terror')).toEqual({ rule: '4.3.3', reason: 'only-before-the-roll' })
    const inCity = play(game, 'jerusalem')
    expect(can(inCity, 'terror')).toBe(true)
    const between = play(inCity, 'roll', 1)
    expect(whyNot(between, 'terror')).toEqual({ rule: '4.3.3', reason: 'only-before-the-roll' })
  })

  test('1.7, PR23 not in a District or on a Railway', () => {
    const spaces = { gaza: { cellsUnderground: 1, armsCaches: 1 } }
    expect(whyNot(play(operation('sabotage', spaces), 'gaza'), 'terror')).toEqual({
      rule: '4.3.3',
      reason: 'needs-city',
    })
  })

  test('a Terror marker in the stead of Sabotage; a failure places none', () => {
    const declared = play(operation('sabotage', CITY), 'jerusalem', 'terror')
    expect(contents(play(declared, 4), 'jerusalem')).toMatchObject({ terror: 1 })
    expect(contents(play(declared, 3), 'jerusalem')).toEqual({ police: 1, cellsActive: 1 })
  })

  test('only where it was declared', () => {
    const spaces = { ...CITY, haifa: { cellsUnderground: 1, police: 1 } }
    const game = play(operation('sabotage', spaces), 'jerusalem', 'terror', 4, 'haifa', 6)
    expect(contents(game, 'haifa')).toMatchObject({ sabotage: 1 })
  })

  const WITH_CACHE = { ...CITY, 'jerusalem-district': { armsCaches: 1 } }
  const atItsWorst = (rest = {}) =>
    play(
      operation(
        'sabotage',
        { ...WITH_CACHE, gaza: { cellsUnderground: 9 } },
        { haganah: 4, ...rest },
      ),
      'jerusalem',
      one('armsCaches', 'jerusalem-district'),
      'terror',
      5,
    )

  test('6 or more with all that is added and subtracted: two markers, and Haganah to the left', () => {
    const game = atItsWorst()
    expect(contents(game, 'jerusalem')).toMatchObject({ terror: 2 })
    expect(board(game).haganah).toBe(3)
  })

  test('P17 unshaded, PR58: one marker; the Track shifts all the same', () => {
    const game = atItsWorst(capability('P17', 'unshaded'))
    expect(contents(game, 'jerusalem')).toMatchObject({ terror: 1 })
    expect(board(game).haganah).toBe(3)
  })

  test('PR25 the shift may take the very Cell that was just Activated', () => {
    const game = play(
      operation(
        'sabotage',
        { ...CITY, 'jerusalem-district': { armsCaches: 1 }, gaza: { cellsUnderground: 14 } },
        { haganah: 4 },
      ),
      'jerusalem',
      one('armsCaches', 'jerusalem-district'),
      'terror',
      6,
    )
    expect(asked(game)).toBe('haganah.piece by irgun')
    const taken = play(game, one('cellsActive', 'jerusalem'), one('cellsUnderground', 'gaza'))
    expect(contents(taken, 'jerusalem')).toEqual({ police: 1, terror: 2 })
    expect(board(taken).available).toMatchObject({ cells: 0, armsCaches: 4 })
  })
})

test('PR7 Haganah at 4 when the Operation begins: a shift in its course takes no space away', () => {
  const spaces = {
    jerusalem: { cellsUnderground: 1, police: 1 },
    galilee: { cellsUnderground: 1 },
    gaza: { cellsUnderground: 1 },
    samaria: { cellsUnderground: 1 },
    lydda: { cellsUnderground: 1 },
  }
  const rest = { haganah: 4 }
  const game = play(
    operation('sabotage', spaces, rest),
    ...(['jerusalem', 'terror', 6, 'galilee', 1, 'gaza', 1] as const),
  )
  expect(spacesOffered(game)).toEqual(['samaria', 'lydda'])
  const fourth = play(game, 'samaria', 1)
  expect(asked(fourth)).toBe('turn.box by british')
})
