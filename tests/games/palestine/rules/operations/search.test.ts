import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  contents,
  limited,
  operation,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

const troops = (from: string, to: string, number: number) =>
  ({ piece: 'troops', from, to, number }) as never

describe('3.2.3, PR37 the movement', () => {
  test('any space, also without Cells', () => {
    expect(spacesOffered(limited('search', {}))).toHaveLength(13)
  })

  test('Troops from adjacent spaces; nobody moves twice', () => {
    const game = play(
      operation('search', { galilee: { troops: 2 }, haifa: { troops: 1 }, gaza: { troops: 1 } }),
      'haifa-district',
    )
    expect(can(game, troops('gaza', 'haifa-district', 1))).toBe(false)
    const moved = play(
      game,
      troops('galilee', 'haifa-district', 2),
      troops('haifa', 'haifa-district', 1),
      'samaria',
    )
    // All three have just come to Haifa District, and nobody else stands beside Samaria.
    expect(asked(moved)).toBe('search.space by british')
    expect(there(moved, 'haifa-district', 'troops')).toBe(3)
  })

  test('PR37 it is one step: no Special Activity within it, but before it and after it', () => {
    const before = operation('search', { galilee: { troops: 2 }, haifa: { troops: 1 } })
    expect(can(before, 'negotiate')).toBe(true)
    const within = play(before, 'haifa-district', 'done')
    expect(whyNot(within, 'negotiate')).toEqual({ rule: '3.2.3', reason: 'movement-under-way' })
    expect(asked(play(within, 'done'))).toBe('turn.activity by british')
  })

  test('PR20 a Curfew left alone falls only when all have moved', () => {
    const game = play(
      operation('search', { haifa: { troops: 1, curfew: 1 }, galilee: { troops: 1 } }),
      'haifa-district',
      troops('haifa', 'haifa-district', 1),
    )
    expect(there(game, 'haifa', 'curfew')).toBe(1)
    expect(there(play(game, 'done', 'done'), 'haifa', 'curfew')).toBe(0)
  })
})

test('3.2.3, PR38 Districts and Railways: a Cell for every two cubes, Police included', () => {
  const game = play(
    limited('search', { galilee: { troops: 2, police: 3, cellsUnderground: 3 } }),
    'galilee',
  )
  expect(contents(game, 'galilee')).toMatchObject({ cellsActive: 2, cellsUnderground: 1 })
  const railway = { troops: 3, cellsUnderground: 2 }
  const on = play(limited('search', { 'railway-haifa-syria': railway }), 'railway-haifa-syria')
  expect(there(on, 'railway-haifa-syria', 'cellsActive')).toBe(1)
})

describe('3.2.3, PR39 Cities', () => {
  const CITY = { haifa: { troops: 4, police: 1, cellsUnderground: 4 } }

  test('a Curfew, and a Cell for every three cubes', () => {
    const game = play(limited('search', CITY), 'haifa')
    expect(contents(game, 'haifa')).toMatchObject({ cellsActive: 1, curfew: 1 })
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('or any chit, a 0 too, for a Cell each cube and no Curfew', () => {
    const game = play(limited('search', CITY, { intel: { 0: 1 } }), 'haifa', 'done')
    expect(asked(game)).toBe('search.city by british')
    const after = play(game, chit(0))
    expect(contents(after, 'haifa')).toEqual({ troops: 4, police: 1, cellsActive: 4 })
    expect(board(after).intel.bag[0]).toBe(3)
    expect(there(play(game, 'curfew'), 'haifa', 'curfew')).toBe(1)
  })

  test('a Curfew that is there stays, and forbids neither', () => {
    const spaces = { haifa: { ...CITY.haifa, curfew: 1 } }
    const game = play(limited('search', spaces, { intel: { 0: 1 } }), 'haifa', 'done')
    expect(contents(play(game, chit(0)), 'haifa')).toMatchObject({ cellsActive: 4, curfew: 1 })
    expect(contents(play(game, 'curfew'), 'haifa')).toMatchObject({ cellsActive: 1, curfew: 1 })
  })

  test('PR21 no Curfew without British cubes', () => {
    const game = play(limited('search', { haifa: { cellsUnderground: 1 } }), 'haifa')
    expect(contents(game, 'haifa')).toEqual({ cellsUnderground: 1 })
  })

  test('P17 shaded, PR82: a Cell for every four cubes, unless a chit is used', () => {
    const shaded = capability('P17', 'shaded')
    const spaces = { haifa: { troops: 7, cellsUnderground: 4 } }
    expect(there(play(limited('search', spaces, shaded), 'haifa'), 'haifa', 'cellsActive')).toBe(1)
    const game = play(
      limited('search', spaces, { ...shaded, intel: { 0: 1 } }),
      'haifa',
      'done',
      chit(0),
    )
    expect(there(game, 'haifa', 'cellsActive')).toBe(4)
  })
})
