import { expect } from '@playwright/test'
import { writeRecord, VERSION, type SavedGame } from '../../src/records/index'
import { REASONS, record, type Game } from '../../src/games/index'
import { mouse } from './hands/mouse'
import { expectedAt } from './mirror'
import { Reasons } from './reasons'
import { drop, jsonFile } from './records/files'
import { refusingGames } from './refusing-games'
import { test } from './test'

const NOW = '2026-01-01T00:00:00.000Z'

/** A game in which all chance is by hand, as a file. */
const savedGame = (game: Game, id: string): SavedGame => {
  const { setup, answers } = record(game)
  const at = { answers: answers.length, turnOver: false }
  const branch = { name: '', parent: null, ended: true, otherChance: [], notes: {} }
  return {
    ...{ format: 'arab-revolt', version: VERSION, id, name: '', created: NOW, changed: NOW },
    ...{ players: { british: 'British', rebels: 'Rebels' }, mode: 'play', handovers: true },
    ...{ chance: 'hand', seed: 0, setup, between: null, takenBack: [], branch: 0 },
    branches: [{ ...branch, answers: [...answers], at }],
  }
}

/**
 * Beside these only one answer is left, which is taken without asking: the other country (A31), a roll (4.2.2), an
 * Activity (R39).
 */
const NEVER_ASKED = [
  'needs-guerrilla-in-reach-of-any',
  'needs-rebels',
  'needs-underground-irregular-anywhere',
  'opens-no-space',
  'unity-too-low',
]

test('Whatever is refused says why, for every reason that there is', async ({ table, page }) => {
  const reasons = new Reasons()
  await table.open()
  for (const [number, game] of refusingGames().entries()) {
    await drop(page, jsonFile(writeRecord(savedGame(game, `refusing-${number}`))))
    await expect.poll(() => table.shown()).toMatchObject(expectedAt({ game, turnOver: false }))
    await reasons.lookUp({ table, hands: mouse(table) }, game)
  }
  expect(REASONS.filter((reason) => !reasons.met.has(reason))).toEqual(NEVER_ASKED)
})
