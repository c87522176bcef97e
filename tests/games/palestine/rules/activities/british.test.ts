import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  contents,
  one,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

describe('4.2.1 Restore', () => {
  const HERE = { troops: 1, police: 1 }

  test('PR43 one space of any kind with Troops, Police and no Irgun piece; PR3 with a marker', () => {
    const game = operation('deploy', {
      galilee: { ...HERE, sabotage: 1 },
      samaria: { ...HERE, sabotage: 1, armsCaches: 1 },
      gaza: HERE,
      lydda: { police: 1, sabotage: 1 },
      jerusalem: { troops: 3, terror: 1 },
      'railway-haifa-syria': { ...HERE, sabotage: 1 },
    })
    const restore = play(game, 'restore')
    expect(spacesOffered(restore)).toEqual(['galilee', 'railway-haifa-syria'])
    expect(whyNot(restore, 'samaria')).toEqual({ rule: '4.2.1', reason: 'no-irgun-allowed' })
    expect(whyNot(restore, 'gaza')).toEqual({ rule: 'PR3', reason: 'needs-markers' })
    expect(whyNot(restore, 'lydda')).toEqual({ rule: '4.2.1', reason: 'needs-troops' })
    expect(whyNot(restore, 'jerusalem')).toEqual({ rule: '4.2.1', reason: 'needs-police' })
  })

  test('PR43 Curfew and all Sabotage leave first; then every Terror marker turns, and stays', () => {
    const spaces = { haifa: { ...HERE, curfew: 1, sabotage: 2, terror: 2 } }
    const game = play(operation('deploy', spaces), 'restore', 'haifa')
    expect(contents(game, 'haifa')).toEqual({ ...HERE, sabotage: 2 })
    expect(board(game).available.curfews).toBe(3)
  })

  test('4.1.1 with Deploy only', () => {
    const spaces = { haifa: { ...HERE, sabotage: 1 }, gaza: { cellsActive: 1, troops: 1 } }
    expect(whyNot(operation('assault', spaces), 'restore')).toEqual({
      rule: '4.2.1',
      reason: 'not-with-this-operation',
    })
  })
})

describe('4.2.2, PR44 Negotiate', () => {
  const negotiate = (haganah: number, terror: number, die: number) => {
    const spaces = { galilee: { troops: 1 }, haifa: { terror } }
    return board(play(operation('deploy', spaces, { haganah }), 'negotiate', die)).haganah
  }

  test('a roll above the value of the Track shifts it one to the left', () => {
    expect(negotiate(4, 0, 5)).toBe(3)
    expect(negotiate(4, 0, 4)).toBe(4)
    expect(negotiate(2, 0, 3)).toBe(1)
  })

  test('1 more for each Terror marker on the map', () => {
    expect(negotiate(4, 2, 3)).toBe(3)
    expect(negotiate(4, 2, 2)).toBe(4)
  })

  test('6.5.4 at 0 no roll: a chit; PR3 unless the bag is empty', () => {
    const game = operation('deploy', { galilee: { troops: 1 } }, { haganah: 0 })
    const drawn = play(game, 'negotiate')
    expect(asked(drawn)).toBe('intel.draw by chance')
    expect(board(play(drawn, 2)).intel.held[2]).toBe(1)
    const rest = { haganah: 0, intel: { 0: 3, 1: 3, 2: 3 } }
    expect(whyNot(operation('deploy', { galilee: { troops: 1 } }, rest), 'negotiate')).toEqual({
      rule: 'PR3',
      reason: 'no-chit-left',
    })
  })

  test('PR4 it opens no Deploy', () => {
    expect(can(operation('search', {}), 'negotiate')).toBe(true)
  })
})

describe('4.2.3 Mass Detention', () => {
  const CITY = { troops: 3, curfew: 1 }
  const detain = (spaces: object, rest = {}) =>
    play(operation('search', spaces, rest), 'mass-detention')

  test('a City under Curfew with three Troops; PR3 Cells are not asked for', () => {
    const game = detain({
      haifa: CITY,
      jerusalem: { troops: 2, police: 2, curfew: 1 },
      'tel-aviv-jaffa': { troops: 4 },
    })
    expect(spacesOffered(game)).toEqual(['haifa'])
    expect(whyNot(game, 'jerusalem')).toEqual({ rule: '4.2.3', reason: 'needs-three-troops' })
    expect(whyNot(game, 'tel-aviv-jaffa')).toEqual({ rule: '4.2.3', reason: 'needs-curfew' })
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.2.3', reason: 'needs-city' })
    const after = play(game, 'haifa', 3)
    expect(board(after).politicalWill).toBe(7)
  })

  test('PR45, PR46 all of the City and its one District, and the rest of the roll in Political Will', () => {
    const game = play(
      detain({
        haifa: { ...CITY, cellsUnderground: 1, armsCaches: 1 },
        'haifa-district': { cellsActive: 1 },
        galilee: { cellsActive: 1 },
      }),
      'haifa',
      5,
    )
    expect(board(game)).toMatchObject({ prison: 2, politicalWill: 7 })
    expect(there(game, 'haifa', 'armsCaches')).toBe(1)
    expect(there(game, 'galilee', 'cellsActive')).toBe(1)
  })

  test('PR45 of more than the roll the British choose, of either state', () => {
    const game = play(
      detain({
        jerusalem: { ...CITY, cellsUnderground: 2 },
        'jerusalem-district': { cellsActive: 1 },
      }),
      'jerusalem',
      1,
    )
    expect(asked(game)).toBe('detention.cell by british')
    expect(whyNot(game, one('cellsActive', 'jerusalem'))).toEqual({
      rule: '4.2.3',
      reason: 'none-here',
    })
    const after = play(game, one('cellsUnderground', 'jerusalem'))
    expect(board(after)).toMatchObject({ prison: 1, politicalWill: 10 })
  })

  test('PR46, 1.8 Political Will does not fall below 0', () => {
    expect(
      board(play(detain({ haifa: CITY }, { politicalWill: 2 }), 'haifa', 6)).politicalWill,
    ).toBe(0)
  })

  test('P18 shaded, PR83: to Available', () => {
    const rest = capability('P18', 'shaded')
    const game = play(detain({ haifa: { ...CITY, cellsActive: 1 } }, rest), 'haifa', 1)
    expect(told(game, 'removed')).toMatchObject([{ to: 'available' }])
  })

  test('4.2.3 in a Search, under the Curfew that the Search has just placed', () => {
    const game = play(
      operation('search', { haifa: { troops: 3, cellsActive: 1 } }),
      'haifa',
      'done',
      'done',
    )
    expect(asked(game)).toBe('turn.activity by british')
    expect(can(game, 'mass-detention')).toBe(true)
  })
})
