import { expect, it, vi } from 'vitest'
import type { Release, Tabs } from '../../src/records/index'
import { createHolding } from '../../src/store/library/holding'

it('lets go of a game that it gets too late', async () => {
  const grants = new Map<string, (release: Release) => void>()
  const tabs: Tabs = {
    hold: (id) => new Promise((grant) => grants.set(id, grant)),
    await: () => new Promise(() => undefined),
    tell: () => undefined,
    hear: () => undefined,
  }
  const holding = createHolding(tabs, { lost: () => undefined, freed: () => undefined })
  const [late, now] = [vi.fn(), vi.fn()]
  const takes = [holding.take('late', 'if-free'), holding.take('now', 'if-free')]
  grants.get('now')!(now)
  grants.get('late')!(late)
  await Promise.all(takes)
  expect(late).toHaveBeenCalledTimes(1)
  expect(now).not.toHaveBeenCalled()
  holding.letGo()
  expect(now).toHaveBeenCalledTimes(1)
})
