import { expect, test } from 'vitest'
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

const troops = (from: string, to: string, number: number) =>
  ({ piece: 'troops', from, to, number }) as never

test('3.2.1, PR30 more Troops than Irgun pieces: Arms Caches count, Police do not', () => {
  const game = operation('deploy', {
    galilee: { troops: 2, cellsUnderground: 1 },
    samaria: { troops: 1, police: 3, cellsActive: 1 },
    lydda: { troops: 2, cellsUnderground: 1, armsCaches: 1 },
    jerusalem: { troops: 1 },
    'railway-haifa-syria': { troops: 3 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'jerusalem'])
  expect(whyNot(game, 'samaria')).toEqual({ rule: '3.2.1', reason: 'needs-more-troops' })
  expect(whyNot(game, 'lydda')).toEqual({ rule: '3.2.1', reason: 'needs-more-troops' })
  expect(whyNot(game, 'railway-haifa-syria')).toEqual({
    rule: '3.2.1',
    reason: 'needs-district-or-city',
  })
})

test('PR31 one Police in each space at once; PR1 nothing where none is Available', () => {
  const game = operation('deploy', {
    galilee: { troops: 2 },
    samaria: { troops: 2 },
    lydda: { police: 5 },
  })
  const placed = play(game, 'galilee', 'samaria')
  expect(there(placed, 'galilee', 'police')).toBe(1)
  expect(there(placed, 'samaria', 'police')).toBe(0)
  expect(there(placed, 'lydda', 'police')).toBe(5)
})

test('PR32 then Troops from anywhere to one space of any kind, even if Limited', () => {
  const game = play(
    limited('deploy', { galilee: { troops: 2 }, gaza: { troops: 3 } }),
    'galilee',
    'railway-haifa-syria',
    troops('gaza', 'railway-haifa-syria', 2),
    troops('galilee', 'railway-haifa-syria', 1),
    'done',
  )
  expect(there(game, 'railway-haifa-syria', 'troops')).toBe(3)
  expect(there(game, 'gaza', 'troops')).toBe(1)
  expect(contents(game, 'galilee')).toEqual({ troops: 1, police: 1 })
  expect(asked(game)).toBe('turn.box by irgun')
})

test('PR32 no Troops need move, and to a space that holds them all none can', () => {
  const game = play(limited('deploy', { galilee: { troops: 12 } }), 'galilee')
  expect(asked(game)).toBe('deploy.to by british')
  expect(whyNot(game, 'galilee')).toEqual({ rule: '3.2.1', reason: 'needs-troops-elsewhere' })
  expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
})

test('PR5, PR32 a pause for the Special Activity comes before the Troops and after them', () => {
  const placed = play(operation('deploy', { galilee: { troops: 2 } }), 'galilee')
  expect(can(placed, 'negotiate')).toBe(true)
  const moved = play(placed, 'done', 'done')
  expect(asked(moved)).toBe('turn.activity by british')
  expect(can(moved, 'negotiate')).toBe(true)
  expect(whyNot(moved, 'mass-detention')).toEqual({
    rule: '4.2.3',
    reason: 'not-with-this-operation',
  })
})

test('2.3.4 a Limited Operation has one space and no Special Activity', () => {
  const game = limited('deploy', { galilee: { troops: 2 }, samaria: { troops: 2 } })
  expect(whyNot(game, 'negotiate')).toEqual({ rule: '2.3.4', reason: 'no-activity-now' })
  expect(asked(play(game, 'galilee'))).toBe('deploy.to by british')
})

test('1.10, PR20 a Curfew that a Deploy leaves without British pieces falls at once', () => {
  const game = play(
    limited('deploy', { haifa: { troops: 1, curfew: 1 }, galilee: { troops: 2 } }),
    'galilee',
    'galilee',
    troops('haifa', 'galilee', 1),
  )
  expect(contents(game, 'haifa')).toEqual({})
})
