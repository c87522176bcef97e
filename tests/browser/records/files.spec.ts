import { randomFrom } from '../../../src/bots/random'
import { READABLE } from '../../../src/records/index'
import { LIBRARY } from '../../../src/ui/words/en/library'
import { SHARE } from '../../../src/ui/words/en/share'
import { TOP_BAR } from '../../../src/ui/words/en/top-bar'
import { START } from '../../../src/ui/words/en/start'
import { expectDepth } from '../depth'
import { drop, jsonFile, openShare, saved } from './files'
import { beginGame, clickToQuestion, decision, expectSeen, seen, visitAnew } from './game'
import { expect, test } from './test'

/** What would tell if a name were run as a script. */
const SCRIPT = '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>'
const SHORT_SCRIPT = '<img src onerror=wasRun=1>'

/** What is hostile would take minutes, on any machine. */
const QUICKLY = 10_000

const wasRun = (): boolean => 'wasRun' in window

test('a game is saved as a file, deleted, and opened again by drop and by dialog', async ({
  page,
}) => {
  await beginGame(page, 21)
  await clickToQuestion(page, randomFrom(21), 60)
  const now = await seen(page)
  const share = await openShare(page)
  const file = await saved(page, share.getByRole('button', { name: SHARE.saveFile }))
  expect(file.name).toMatch(/^arab-revolt-\d{4}-\d\d-\d\d\.json$/)
  const ways: readonly (() => Promise<unknown>)[] = [
    () => drop(page, file),
    async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: LIBRARY.openFile }).click(),
      ])
      await chooser.setFiles(file)
    },
  ]
  for (const open of ways) {
    await visitAnew(page)
    await page.getByRole('button', { name: START.library }).click()
    await page.getByRole('button', { name: new RegExp(`^${LIBRARY.remove}`) }).click()
    await expect(page.getByText(LIBRARY.none)).toBeVisible()
    await open()
    await expectSeen(page, now)
    await page.reload()
    await expectSeen(page, now)
  }
})

test('the file of a game that is kept opens it; where the game has gone on, either is opened', async ({
  page,
}) => {
  await beginGame(page, 24)
  await clickToQuestion(page, randomFrom(24), 40)
  const before = await seen(page)
  const share = await openShare(page)
  const file = await saved(page, share.getByRole('button', { name: SHARE.saveFile }))
  const alert = page.getByRole('alert')
  await page.keyboard.press('Escape')
  // The tab goes back from what was closed: a visit that begins before would be overtaken, and be a reload.
  await expectDepth(page, 1)
  await visitAnew(page)
  await drop(page, file)
  await expectSeen(page, before)
  const random = randomFrom(25)
  // What has only been taken up is no answer: the game goes on with the first that is given.
  do await clickToQuestion(page, random, 12)
  while (decision(await seen(page)) === decision(before))
  const after = await seen(page)
  for (const [way, shown] of [
    [LIBRARY.openKept, after],
    [LIBRARY.openBeside, before],
  ] as const) {
    await visitAnew(page)
    await drop(page, file)
    await expect(alert).toContainText('among the games kept')
    await alert.getByRole('button', { name: way }).click()
    await expectSeen(page, shown)
    await expect(alert).toHaveCount(0)
  }
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
  await expect(page.locator('main li')).toHaveCount(2)
})

test('what is no game is refused with a message, quickly, the game on the table stays, and nothing in a file is run', async ({
  page,
}) => {
  await beginGame(page, 22, { british: SHORT_SCRIPT })
  await clickToQuestion(page, randomFrom(22), 40)
  const now = await seen(page)
  const share = await openShare(page)
  const file = await saved(page, share.getByRole('button', { name: SHARE.saveFile }))
  const text = file.buffer.toString()
  const changed = (part: object) => JSON.stringify({ ...(JSON.parse(text) as object), ...part })
  const refused: readonly (readonly [what: string, content: string, said: string])[] = [
    ['a file from the future', changed({ version: 99 }), 'newer version'],
    ['half of a file', text.slice(0, text.length / 2), 'cannot be read'],
    ['nothing', '', 'cannot be read'],
    ['another file', '{"a":1}', 'is not a game'],
    ['a prototype', text.replace('{', '{"__proto__":{"a":1},'), 'a name that no game has'],
    ['a deep nest', '['.repeat(100_000), 'not built like a game'],
    ['a huge number', changed({ seed: 1e300 }), 'seed'],
    ['a set-up that is none', changed({ setup: { position: { a: 1 } } }), 'position'],
    ['no branches', changed({ branches: [] }), 'branches'],
    ['more than any game has', ' '.repeat(READABLE.characters + 1), 'larger'],
  ]
  const alert = page.getByRole('alert')
  for (const [what, content, said] of refused) {
    const begin = await drop(page, jsonFile(content))
    await expect(alert, what).toContainText(said)
    expect((await page.evaluate(() => performance.now())) - begin, what).toBeLessThan(QUICKLY)
    await alert.getByRole('button', { name: LIBRARY.close }).click()
  }
  expect(await seen(page)).toEqual(now)
  await page.reload()
  await expectSeen(page, now)
  expect(await page.evaluate(wasRun)).toBe(false)

  // Nothing in a file that is a game is run.
  const record = JSON.parse(text) as Record<string, unknown>
  const harmful = {
    ...record,
    id: 'a-game-from-elsewhere',
    name: SCRIPT.slice(0, 80),
    players: { british: SHORT_SCRIPT, rebels: 'javascript:wasRun=1' },
    branches: (record['branches'] as object[]).map((one) => ({ ...one, notes: { 3: SCRIPT } })),
  }
  await drop(page, jsonFile(JSON.stringify(harmful)))
  await expect(page.locator('[data-part=decision] > p').first()).toContainText(/wasRun/)
  await openShare(page)
  await page.locator('[popovertarget=menu]').click()
  await page.locator('#menu').getByRole('button', { name: TOP_BAR.history }).click()
  await page.locator('[data-key=page]').click()
  await visitAnew(page)
  await expect(page.getByRole('button', { name: START.resume })).toContainText('<img')
  await page.getByRole('button', { name: START.library }).click()
  await expect(page.locator('main li')).toHaveCount(2)
  await expect(page.locator('main li').first()).toContainText('<img')
  expect(await page.evaluate(wasRun)).toBe(false)
})
