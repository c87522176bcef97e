import { expect, test } from 'vitest'
import {
  asked,
  capability,
  contents,
  limited,
  operation,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

test('3.3.4 Districts and Cities with more Cells than Police, of whatever state', () => {
  const game = operation('rob', {
    galilee: { cellsActive: 2, police: 1 },
    samaria: { cellsUnderground: 1, police: 1 },
    'railway-haifa-syria': { cellsUnderground: 2 },
  })
  expect(spacesOffered(game)).toEqual(['galilee'])
  expect(whyNot(game, 'samaria')).toEqual({ rule: '3.3.4', reason: 'needs-more-cells' })
  expect(whyNot(game, 'railway-haifa-syria')).toEqual({
    rule: '3.3.4',
    reason: 'needs-district-or-city',
  })
})

test('PR54 above 2 an Arms Cache; then, success or not, Police see a Cell', () => {
  const game = play(limited('rob', { galilee: { cellsUnderground: 2, police: 1 } }), 'galilee')
  expect(contents(play(game, 3), 'galilee')).toEqual({
    police: 1,
    cellsUnderground: 1,
    cellsActive: 1,
    armsCaches: 1,
  })
  expect(there(play(game, 2), 'galilee', 'armsCaches')).toBe(0)
  expect(there(play(game, 2), 'galilee', 'cellsActive')).toBe(1)
})

test('PR54 without Police nobody is Activated', () => {
  const game = play(limited('rob', { galilee: { cellsUnderground: 1 } }), 'galilee', 6)
  expect(contents(game, 'galilee')).toMatchObject({ cellsUnderground: 1, armsCaches: 1 })
})

test('1.4.2, PR2, PR54 where two lie or none is Available, no die is rolled', () => {
  const full = {
    galilee: { cellsUnderground: 2, police: 1, armsCaches: 2 },
    gaza: { police: 1, armsCaches: 1 },
  }
  const game = play(limited('rob', full), 'galilee')
  expect(there(game, 'galilee', 'cellsActive')).toBe(1)
  expect(asked(game)).toBe('turn.box by british')
  const none = {
    galilee: { cellsUnderground: 1 },
    gaza: { armsCaches: 2, police: 1 },
    haifa: { armsCaches: 2, police: 1 },
  }
  expect(asked(play(limited('rob', none), 'galilee'))).toBe('turn.box by british')
})

test('P32 shaded, PR97: no die, it succeeds', () => {
  const rest = capability('P32', 'shaded')
  const game = play(limited('rob', { galilee: { cellsUnderground: 1 } }, rest), 'galilee')
  expect(there(game, 'galilee', 'armsCaches')).toBe(1)
})

test('PR4 without a space it may be begun by a Silence that gives one, and by that alone', () => {
  const spaces = {
    galilee: { cellsUnderground: 1, police: 1 },
    'railway-haifa-syria': { cellsUnderground: 1, police: 1 },
    haifa: { cellsUnderground: 1, police: 1, curfew: 1 },
  }
  const game = operation('rob', spaces)
  expect(spacesOffered(game)).toEqual([])
  expect(whyNot(game, 'propagandize')).toEqual({ rule: 'PR4', reason: 'opens-no-space' })
  const silence = play(game, 'silence')
  expect(spacesOffered(silence)).toEqual(['galilee', 'haifa'])
  expect(whyNot(silence, 'railway-haifa-syria')).toEqual({ rule: 'PR4', reason: 'opens-no-space' })
  expect(spacesOffered(play(silence, 'galilee'))).toEqual(['galilee'])
})
