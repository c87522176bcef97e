import { beforeAll, expect, test } from 'vitest'
import { outcome } from '../../../../src/games/index'
import { createTable, lineOf, present } from '../../../../src/store/index'
import { cardRows } from '../../../../src/ui/end/card-rows'
import { turnsOf } from '../../../../src/ui/end/turns'
import type { Screen } from '../../../../src/ui/screen/screen'
import { loadScreen, screenOf } from '../../../../src/ui/screen/screens'
import { unnamed } from '../../../../src/ui/words/en/seats'
import { playRandom } from '../../../play-random'
import '../begin'

let screen: Screen

beforeAll(async () => {
  await loadScreen('palestine')
  screen = screenOf('palestine')!
})

test('What each card brought is told of both sides of Palestine', () => {
  const table = createTable()
  const seats = unnamed('palestine')
  table.getState().newGame({ game: 'palestine', seats, seed: 7, chance: 'seed', handovers: false })
  while (outcome(present(table.getState())!.game) === null) playRandom(table)
  const rows = cardRows(turnsOf(lineOf(table.getState()), screen.calendar), screen)
  expect(rows.length).toBeGreaterThan(6)
  for (const side of screen.map.sides) {
    const placed = rows.reduce((sum, { pieces }) => sum + pieces[side]!.placed, 0)
    expect(placed, side).toBeGreaterThan(0)
  }
})
