import { expect, test } from 'vitest'
import { asked, british, contents, play, spacesOffered, whyNot } from '../../../../kit'

const COAST = 'railway-tel-aviv-haifa'

test('Air Recon: Districts and Railways with an Underground Guerrilla; no British needed (4.2.3)', () => {
  const game = play(
    british('sweep', {
      gaza: { guerrillasUnderground: 1 },
      [COAST]: { guerrillasUnderground: 1 },
      lydda: { guerrillasActive: 1, bases: 1 },
      haifa: { guerrillasUnderground: 1, troops: 1 },
      syria: { guerrillasUnderground: 1 },
    }),
    'air-recon',
  )
  expect(spacesOffered(game)).toEqual(['gaza', COAST])
  expect(whyNot(game, 'lydda')).toEqual({ rule: '4.2.3', reason: 'needs-underground-guerrilla' })
  const elsewhere = { rule: '4.2.3', reason: 'needs-district-or-railway' }
  expect(whyNot(game, 'haifa')).toEqual(elsewhere)
  expect(whyNot(game, 'syria')).toEqual(elsewhere)
})

test('Air Recon: Activates one Guerrilla in each of one or two spaces (4.2.3, 4.1)', () => {
  const hidden = { guerrillasUnderground: 2 }
  const start = play(
    british('assault', { gaza: { ...hidden, troops: 1 }, lydda: hidden, [COAST]: hidden }),
    'air-recon',
  )
  expect(whyNot(start, 'done')).toEqual({ rule: '4.1', reason: 'nothing-selected-yet' })
  const one = play(start, 'lydda')
  expect(contents(one, 'lydda')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  expect(whyNot(one, 'lydda')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(asked(play(one, 'done'))).toBe('assault.space by british')
  const two = play(one, COAST)
  expect(contents(two, COAST)).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  expect(contents(two, 'gaza')).toEqual({ troops: 1, guerrillasUnderground: 2 })
  expect(asked(two)).toBe('assault.space by british')
})

test('Air Recon: not without an Underground Guerrilla to find (4.2.3)', () => {
  const game = british('sweep', {
    gaza: { guerrillasActive: 1 },
    haifa: { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 1 },
  })
  expect(whyNot(game, 'air-recon')).toEqual({ rule: '4.2.3', reason: 'no-space-for-this' })
})
