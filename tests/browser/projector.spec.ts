import { expect } from '@playwright/test'
import {
  CARDS,
  CARD_IDS,
  question,
  type CardId,
  type Game,
} from '../../src/games/arab-revolt/rules/index'
import { DECISION } from '../../src/ui/words/en/words'
import { british, can, firstToAct, play, rebels, withChit } from '../kit'
import { expectedAt } from './mirror'
import { cutWords, letterSizes } from './projected'
import { openGame } from './records/files'
import { test } from './test'

test.use({ viewport: { width: 1920, height: 1080 } })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('arab-revolt.display', JSON.stringify({ view: 'projector' }))
  }),
)

const SPACES = {
  galilee: { police: 2, guerrillasUnderground: 2, bases: 1 },
  samaria: { troops: 2, guerrillasActive: 2, opposition: 1 },
  lydda: { police: 1, guerrillasUnderground: 2 },
  haifa: { police: 2, irregularsUnderground: 1 },
  jerusalem: { police: 2, opposition: 1 },
} as const

const WITH_SIDES = CARD_IDS.filter((card) => CARDS[card].sides.length > 0)

/** The questions at which a card is read: which box is taken, by whom, and which of its sides. */
function* questionsOn(card: CardId): Generator<Game> {
  const british = firstToAct('british', SPACES, {}, card)
  yield british
  yield withChit(firstToAct('rebels', SPACES, {}, card), 2)
  if (!can(british, 'event')) return
  const event = play(british, 'event')
  if (question(event)?.ask === 'turn.event') yield event
}

const isAtLeast = (size: number, least: number) => expect(size).toBeGreaterThanOrEqual(least - 0.2)

test('Across a room both sides of every card are read whole, with what is asked and every answer', async ({
  table,
  page,
}) => {
  await table.open()
  for (const card of WITH_SIDES)
    for (const [number, game] of [...questionsOn(card)].entries()) {
      await openGame(page, game, `${card.toLowerCase()}-${number}`)
      // The question may well be that of the game before, under another card.
      await expect(page.locator('[data-part=card] h2')).toContainText(card)
      await expect
        .poll(() => table.shown())
        .toMatchObject(expectedAt({ game, steps: [], turnOver: false }))
      const sides = page.locator(
        '[data-part=card] > div:first-of-type > div:visible, [data-part=effect]:visible',
      )
      expect(await sides.count(), card).toBe(CARDS[card].sides.length)
      expect(await cutWords(page), `${card}, ${number}`).toEqual([])
      const { prompt = 0, option = 0, other = 0 } = await letterSizes(page)
      isAtLeast(prompt, 44)
      isAtLeast(option, 40)
      isAtLeast(other, 29)
    }
})

const MANY = {
  ...SPACES,
  'haifa-district': { guerrillasUnderground: 1 },
  'jerusalem-district': { guerrillasActive: 2 },
  gaza: { bases: 1 },
  'tel-aviv-jaffa': { troops: 2 },
} as const

const march = rebels('march', MANY)
const patrol = british('patrol', MANY)

/** Questions with many answers, or with much beside each. */
const LONG: Readonly<Record<string, Game>> = {
  march,
  'march-from-galilee': play(march, 'galilee'),
  mobilize: play(rebels('rally', MANY), 'mobilize'),
  patrol,
  'patrol-to-haifa': play(patrol, 'haifa'),
  deploy: british('deploy', MANY),
  sweep: british('sweep', MANY),
}

test('Across a room no answer is cut at the side, and a list that goes on says so until its end is read', async ({
  table,
  page,
}) => {
  await table.open()
  for (const [name, game] of Object.entries(LONG)) {
    await openGame(page, game, name)
    await expect
      .poll(() => table.shown())
      .toMatchObject(expectedAt({ game, steps: [], turnOver: false }))
    expect(await table.answers.evaluate((list) => list.scrollWidth - list.clientWidth), name).toBe(
      0,
    )
    const sign = page.getByText(DECISION.moreBelow)
    const below = () =>
      table.answers.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
    await expect(sign, name).toBeVisible({ visible: (await below()) > 0 })
    for (let left = await below(); left > 0; left = await below()) {
      await sign.click()
      await expect.poll(below).toBeLessThan(left)
    }
    await expect(sign, name).toBeHidden()
    await expect(table.answers.getByRole('button').last(), name).toBeInViewport({ ratio: 1 })
    isAtLeast((await letterSizes(page))['option']!, 40)
  }
})
