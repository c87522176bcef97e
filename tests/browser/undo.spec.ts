import { expect } from '@playwright/test'
import { options, question, record } from '../../src/games/arab-revolt/rules/index'
import { atOf, undoTakesBack } from '../../src/store/index'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import { test } from './test'

const FAR = 40

/** All that is said of a position, on the page and in the mirror. */
const positionOf = async ({ now, table }: Lockstep) => ({
  page: await table.said(),
  record: record(now.game),
  question: question(now.game),
  options: options(now.game),
})

test('Undo and redo lead through the very same positions', async ({ table }) => {
  const game = new Lockstep(table, mouse(table))
  await game.begin(1974)
  const at = () => atOf(game.mirror.getState())
  const seen = new Map([[at(), await positionOf(game)]])
  while (seen.size < FAR) {
    await game.step()
    seen.set(at(), await positionOf(game))
  }
  const last = at()
  const takenBack = new Set<string>()
  while (at() > 0) {
    takenBack.add(undoTakesBack(game.mirror.getState()))
    await game.undo()
    expect(await positionOf(game)).toEqual(seen.get(at()))
  }
  expect([...takenBack].sort()).toEqual(['chance', 'nothing', 'turn'])
  while (at() < last) {
    await game.redo()
    expect(await positionOf(game)).toEqual(seen.get(at()))
  }
  await game.step()
})
