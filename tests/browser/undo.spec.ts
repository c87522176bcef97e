import { expect } from '@playwright/test'
import { options, question, record } from '../../src/rules/index'
import { undoTakesBack } from '../../src/store/index'
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
  const seen = [await positionOf(game)]
  while (seen.length < FAR) {
    await game.step()
    seen.push(await positionOf(game))
  }
  const takenBack = new Set<string>()
  for (let at = FAR - 2; at >= 0; at--) {
    takenBack.add(undoTakesBack(game.mirror.getState()))
    await game.undo()
    expect(await positionOf(game)).toEqual(seen[at])
  }
  expect([...takenBack].sort()).toEqual(['chance', 'nothing', 'turn'])
  for (let at = 1; at < FAR; at++) {
    await game.redo()
    expect(await positionOf(game)).toEqual(seen[at])
  }
  await game.step()
})
