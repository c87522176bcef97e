import { beforeAll, expect, test } from 'vitest'
import type { Kept } from '../../../src/store/index'
import { loadOffer } from '../../../src/ui/screen/cover'
import { standingOf, titleOf } from '../../../src/ui/words/en/library'
import { AGAINST_BOT, BOTS, PLAYERS, playedBy } from '../../who-sits'

const GAME: Kept = {
  id: 'a',
  name: '',
  seats: playedBy('British', 'Rebels'),
  created: '2026-11-18T12:00:00.000Z',
  changed: '2026-11-20T12:00:00.000Z',
  card: 3,
  campaign: 1,
  politicalWill: 18,
  toMove: 'rebels',
  map: [],
  revision: 1,
}

beforeAll(() => loadOffer('arab-revolt'))

test('a game without a name is told apart by its players, date, result and Political Will', () => {
  const over = { ...GAME, toMove: null }
  expect(titleOf(GAME)).toMatch(/^Game, 18 Nov 2026, .*, Political Will 18$/)
  expect(titleOf({ ...over, politicalWill: 0 })).toMatch(
    /2026, .*, the Rebels won, Political Will 0$/,
  )
  expect(titleOf({ ...over, politicalWill: 7 })).toMatch(
    /2026, .*, the British won, Political Will 7$/,
  )
  expect(titleOf({ ...GAME, seats: BOTS })).toMatch(/^Watched game, 18 Nov/)
  expect(titleOf({ ...GAME, seats: PLAYERS })).toMatch(/^Anna and Yusuf, 18 Nov/)
  expect(titleOf({ ...GAME, seats: AGAINST_BOT })).toMatch(/^Anna and Newcomer, 18 Nov/)
  const older: Partial<Kept> = { ...GAME }
  delete (older as { created?: string }).created
  expect(titleOf(older as Kept)).toMatch(/^Game, 20 Nov/)
})

test('a name stands for itself, and the Political Will beside it', () => {
  const named = { ...GAME, name: 'Strike' }
  expect(titleOf(named)).toBe('Strike')
  expect(standingOf(named)).toBe('First campaign, card 3 · Political Will 18 · The Rebels to play')
  expect(standingOf(GAME)).toBe('First campaign, card 3 · The Rebels to play')
})
