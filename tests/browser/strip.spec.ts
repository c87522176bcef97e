import { expect } from '@playwright/test'
import { firstToAct, play } from '../kit'
import { openGame } from './records/files'
import { test } from './test'

/** A Divide from two spaces, and then a Deploy in one of them: a third can be chosen. */
const dividedAndDeploying = () =>
  play(
    firstToAct(
      'british',
      {
        'jerusalem-district': { troops: 2, irregularsUnderground: 1, guerrillasUnderground: 1 },
        gaza: { troops: 1, irregularsUnderground: 1 },
        lydda: { troops: 1, guerrillasActive: 1 },
        jerusalem: { police: 2 },
      },
      { unity: 0 },
    ),
    ...(['operation-and-special', 'deploy', 'divide', 'activate', 'jerusalem-district'] as const),
    { piece: 'guerrillasUnderground', space: 'jerusalem-district' },
    ...(['gaza', { piece: 'guerrillasActive', space: 'lydda' }] as const),
    ...(['gaza', 'police', 'done'] as const),
  )

/** The same, in a third as well. */
const dividedAndDeployed = () => play(dividedAndDeploying(), 'jerusalem', 'done')

test.describe('In a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('of all that was done in a turn the latest is seen', async ({ table, page }) => {
    await table.open()
    await openGame(page, dividedAndDeploying(), 'low')
    const strip = page.getByRole('list', { name: 'Done in this turn' })
    await expect(table.chosen).toHaveCount(3)
    await table.space('jerusalem').click()
    await expect(table.chosen).toHaveCount(4)
    const room = await strip.evaluate((list) => [
      list.scrollHeight - list.clientHeight,
      list.scrollTop,
    ])
    expect(room[0]).toBeGreaterThan(0)
    expect(room[1]).toBeCloseTo(room[0]!, 0)
  })
})

test.use({ viewport: { width: 1920, height: 1080 } })

test('What was done in a turn has one number a space, the same as on the map, and is seen whole', async ({
  table,
  page,
}) => {
  await table.open()
  await openGame(page, dividedAndDeployed(), 'strip')
  const strip = page.getByRole('list', { name: 'Done in this turn' })
  const spaces = ['jerusalem-district', 'gaza', 'lydda', 'jerusalem'] as const
  await expect(table.chosen).toHaveText([
    /^1Jerusalem District Divide: 1 Irregular Active, −1 Guerrilla, \+1 Irregular$/,
    /^2Gaza Divide: 1 Irregular Active; \+1 Police$/,
    /^3Lydda Divide: −1 Guerrilla, \+1 Irregular$/,
    /^4Jerusalem\s*$/,
  ])
  for (const [index, space] of spaces.entries())
    await expect(table.space(space)).toHaveAccessibleName(new RegExp(`Chosen, number ${index + 1}`))
  expect(await strip.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(
    0,
  )
})
