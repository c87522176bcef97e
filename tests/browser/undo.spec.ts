import { expect } from '@playwright/test'
import { options, question, record } from '../../src/games/index'
import { atOf, undoTakesBack } from '../../src/store/index'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import type { TablePage } from './table-page'
import { inOneStep, test } from './test'

/** All that is said of a position, on the page and in the mirror. */
const positionOf = async ({ now, table }: Lockstep) => ({
  page: await table.said(),
  record: record(now.game),
  question: question(now.game),
  options: options(now.game),
})

/** So many times as far: `FAR=3 npm run test:browser -- undo`. */
const FAR = Number(process.env['FAR'] ?? 1)

interface Way {
  /** Of a game in which soon everything is taken back that can be. */
  readonly seed: number
  readonly far: number
  readonly takes: readonly string[]
}

/** So far into a game, back to its beginning, and forth again. */
const backAndForth = async (table: TablePage, { seed, far, takes }: Way): Promise<void> => {
  const game = new Lockstep(table, mouse(table))
  await game.begin(seed)
  const at = () => atOf(game.mirror.getState())
  const seen = new Map([[at(), await positionOf(game)]])
  while (seen.size < far * FAR) {
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
  expect([...takenBack].sort()).toEqual(takes)
  while (at() < last) {
    await game.redo()
    expect(await positionOf(game)).toEqual(seen.get(at()))
  }
  await game.step()
}

test(
  'Undo and redo lead through the very same positions',
  inOneStep(({ table }) =>
    backAndForth(table, { seed: 373, far: 15, takes: ['chance', 'nothing', 'part', 'turn'] }),
  ),
)

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test(
    'Undo and redo lead through the very same positions',
    inOneStep(({ table }) =>
      backAndForth(table, { seed: 117, far: 10, takes: ['chance', 'nothing', 'turn'] }),
    ),
  )
})
