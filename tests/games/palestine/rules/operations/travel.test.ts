import { describe, expect, test } from 'vitest'
import { options } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  contents,
  limited,
  operation,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

const group = (from: string, to: string, underground: number, active = 0) =>
  ({ from, to, underground, active }) as never

test('3.3.2 origins are spaces with Cells', () => {
  const game = operation('travel', { galilee: { cellsUnderground: 1 }, gaza: { cellsActive: 1 } })
  expect(spacesOffered(game)).toEqual(['galilee', 'gaza'])
  expect(whyNot(game, 'samaria')).toEqual({ rule: '3.3.2', reason: 'needs-cell' })
})

describe('PR49 groups', () => {
  const game = play(
    operation('travel', {
      galilee: { cellsUnderground: 2, cellsActive: 1 },
      gaza: { cellsActive: 1 },
    }),
    'galilee',
  )

  test('one group to each space on the map, the origin among them; one Cell at least', () => {
    // Five sizes of a group of two and one, to thirteen spaces.
    expect(options(game)).toHaveLength(5 * 13)
    expect(whyNot(game, 'done')).toEqual({ rule: 'PR49', reason: 'nothing-selected-yet' })
    const next = play(game, group('galilee', 'jerusalem', 1))
    expect(whyNot(next, group('galilee', 'jerusalem', 1))).toEqual({
      rule: '3.3.2',
      reason: 'already-selected',
    })
  })

  test('those left out stay as they are; who stays on purpose turns Underground', () => {
    const left = play(game, group('galilee', 'jerusalem', 1), 'done')
    expect(contents(left, 'galilee')).toEqual({ cellsUnderground: 1, cellsActive: 1 })
    const stayed = play(game, group('galilee', 'galilee', 0, 1))
    expect(contents(stayed, 'galilee')).toEqual({ cellsUnderground: 3 })
  })

  test('a Cell travels once: who has arrived does not travel on', () => {
    const arrived = play(game, group('galilee', 'jerusalem', 2, 1))
    expect(whyNot(arrived, 'jerusalem')).toEqual({ rule: 'PR49', reason: 'travelled-already' })
    const on = play(arrived, 'gaza', group('gaza', 'jerusalem', 0, 1))
    expect(asked(on)).toBe('turn.box by british')
  })
})

describe('3.3.2, PR50 the test', () => {
  const travel = (to: string, there: object, underground: number, active: number) =>
    contents(
      play(
        limited('travel', {
          galilee: { cellsUnderground: 3, cellsActive: 3 },
          [to]: there,
        }),
        'galilee',
        group('galilee', to, underground, active),
      ),
      to as never,
    )

  test('Cells and cubes above three on a Railway or under Curfew: the whole group Active', () => {
    expect(travel('railway-haifa-syria', { troops: 1, police: 1 }, 2, 0)).toMatchObject({
      cellsActive: 2,
    })
    expect(travel('haifa', { police: 2, curfew: 1 }, 1, 1)).toMatchObject({ cellsActive: 2 })
  })

  test('otherwise the whole group Underground, Active ones too', () => {
    expect(travel('railway-haifa-syria', { troops: 1, police: 1 }, 0, 1)).toMatchObject({
      cellsUnderground: 1,
    })
    expect(travel('haifa', { police: 4 }, 1, 1)).toMatchObject({ cellsUnderground: 2 })
    expect(travel('samaria', { troops: 6 }, 3, 3)).toMatchObject({ cellsUnderground: 6 })
  })

  test('Cells that were there do not count, and stay as they are', () => {
    const there = { troops: 1, police: 1, cellsActive: 3 }
    expect(travel('railway-haifa-syria', there, 1, 0)).toMatchObject({
      cellsUnderground: 1,
      cellsActive: 3,
    })
  })

  test('a limited Travel has one origin and many destinations', () => {
    const game = play(
      limited('travel', { galilee: { cellsUnderground: 2 } }),
      'galilee',
      group('galilee', 'gaza', 1),
      group('galilee', 'haifa', 1),
    )
    expect(there(game, 'haifa', 'cellsUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.box by british')
  })
})

test('PR49 a Propagandize in between Activates one who has not travelled, and who may still go', () => {
  const game = play(
    operation('travel', {
      haifa: { police: 1, curfew: 1, cellsUnderground: 1 },
      gaza: { cellsUnderground: 1 },
    }),
    'gaza',
    group('gaza', 'haifa', 1),
    'propagandize',
    'haifa',
    'haifa',
  )
  expect(contents(game, 'haifa')).toMatchObject({ cellsUnderground: 1, cellsActive: 1 })
  expect(can(game, group('haifa', 'gaza', 0, 1))).toBe(true)
  expect(can(game, group('haifa', 'gaza', 1))).toBe(false)
})

test('PR49 where all have travelled, who is Activated has travelled too', () => {
  const game = play(
    operation('travel', {
      haifa: { police: 1, curfew: 1 },
      gaza: { cellsUnderground: 1 },
      samaria: { cellsUnderground: 1 },
    }),
    'gaza',
    group('gaza', 'haifa', 1),
    'propagandize',
    'haifa',
  )
  expect(whyNot(game, 'haifa')).toEqual({ rule: 'PR49', reason: 'travelled-already' })
})
