import { readFile, readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { test } from './test'

/** Pieces have the same colours on the sheet as in the words beside it, which are said once. */
const OF_PIECES = String.raw`^\.(foot|guerrilla|irregular|opposition)\b`

/** The rules of these styles that hold for something within the sheet, and are neither its own nor its pieces'. In the page. */
const strayRules = ([ofPieces, styles]: readonly [
  string,
  readonly string[],
]): readonly string[] => {
  const sheet = document.querySelector('[data-part=board] [data-look]')
  const within = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) =>
      rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
        ? within(rule.cssRules)
        : [rule],
    )
  return styles
    .flatMap((text) => {
      const style = new CSSStyleSheet()
      style.replaceSync(text)
      return within(style.cssRules)
    })
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ selectorText }) => selectorText)
    .filter((text) => text.includes('.') && !text.includes('.sheet'))
    .filter((text) => !new RegExp(ofPieces).test(text))
    .filter((text) => sheet?.querySelector(text) !== null)
}

/** Every style of the built page, also those that are loaded later. */
const builtStyles = async (): Promise<readonly string[]> => {
  const files = await readdir('dist/assets')
  const styles = files.filter((file) => file.endsWith('.css'))
  return Promise.all(styles.map((file) => readFile(`dist/assets/${file}`, 'utf8')))
}

const POSITIONS = { 'first-question': 0, 'third-card': 40, 'seventh-card': 90 }

test('The board reads as it should in three positions', async ({ table }) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  let answers = 0
  for (const [name, wanted] of Object.entries(POSITIONS)) {
    for (; answers < wanted; answers++) await game.step()
    await expect(table.board).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  }
})

test('No style of the page reaches into the sheet', async ({ table }) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  expect(await table.page.evaluate(strayRules, [OF_PIECES, await builtStyles()] as const)).toEqual(
    [],
  )
})
