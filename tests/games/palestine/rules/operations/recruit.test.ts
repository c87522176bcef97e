import { expect, test } from 'vitest'
import { asked, can, limited, operation, play, spacesOffered, there, whyNot } from '../../kit'

test('3.3.1, PR47 in or beside an Arms Cache, or else a City; no Curfew; British are no hindrance', () => {
  const game = operation('recruit', {
    samaria: { armsCaches: 1, troops: 2 },
    haifa: { police: 1 },
    'tel-aviv-jaffa': { police: 1, curfew: 1 },
  })
  expect(spacesOffered(game)).toEqual([
    'galilee',
    'haifa-district',
    'samaria',
    'lydda',
    'jerusalem-district',
    'haifa',
    'jerusalem',
    'railway-tel-aviv-haifa',
  ])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.1', reason: 'needs-city-or-arms-cache-near' })
  expect(whyNot(game, 'tel-aviv-jaffa')).toEqual({ rule: '3.3.1', reason: 'curfew-here' })
})

test('3.3.1, PR48 one or two beside an Arms Cache, one otherwise', () => {
  const game = operation('recruit', { samaria: { armsCaches: 1 } })
  const two = play(game, 'railway-tel-aviv-haifa')
  expect(asked(two)).toBe('recruit.number by irgun')
  expect(there(play(two, 2), 'railway-tel-aviv-haifa', 'cellsUnderground')).toBe(2)
  expect(there(play(game, 'jerusalem'), 'jerusalem', 'cellsUnderground')).toBe(1)
})

test('1.6.2, 3.3.1 an Arms Cache is used, not spent: it stays, and serves the next space too', () => {
  const game = play(
    operation('recruit', { samaria: { armsCaches: 1 } }),
    'galilee',
    2,
    'samaria',
    2,
  )
  expect(there(game, 'samaria', 'armsCaches')).toBe(1)
  expect(can(game, 'lydda')).toBe(true)
})

test('1.4.1, PR1, PR2 a space without a Cell Available may be selected, and gets none', () => {
  const spaces = { gaza: { cellsActive: 13 } }
  const game = play(limited('recruit', spaces), 'haifa')
  expect(there(game, 'haifa', 'cellsUnderground')).toBe(0)
  const last = play(
    limited('recruit', { samaria: { armsCaches: 1 }, gaza: { cellsActive: 12 } }),
    'samaria',
  )
  // Only one is left, so nothing is asked.
  expect(there(last, 'samaria', 'cellsUnderground')).toBe(1)
})
