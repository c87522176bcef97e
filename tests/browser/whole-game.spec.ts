import { expect } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { kindOf, outcome, question } from '../../src/games/index'
import type { Hands } from './hands/hands'
import { keyboard } from './hands/keyboard'
import { mouse } from './hands/mouse'
import { quick } from './hands/quick'
import { touch } from './hands/touch'
import { Lockstep } from './lockstep'
import { Reasons } from './reasons'
import type { TablePage } from './table-page'
import { GLIDING, inOneStep, test } from './test'

/** From the first screen to the result; whatever cannot be chosen on the way says why. */
const playWhole = async (table: TablePage, hands: Hands, seed: number, often = Infinity) => {
  const game = new Lockstep(table, hands)
  game.handsFor = sparing(game, often)
  const reasons = new Reasons()
  await game.begin(seed)
  for await (const now of game.play()) if (!now.turnOver) await reasons.lookUp(game, now.game)
  await expect(table.result).toBeVisible()
  return { positions: game.compared, reasons: reasons.met.size }
}

/** The same, but why something cannot be chosen is not looked up: that was done by other hands. */
const playThrough = async (table: TablePage, hands: Hands, seed: number): Promise<number> => {
  const game = new Lockstep(table, hands)
  game.handsFor = sparing(game, OFTEN)
  await game.begin(seed)
  for await (const now of game.play()) if (outcome(now.game) !== null) break
  await expect(table.result).toBeVisible()
  return game.compared
}

/** Each kind of answer to each question so often by the hands of the game; what comes again, quickly. */
const sparing = (game: Lockstep, often: number): Lockstep['handsFor'] => {
  const quickly = quick(game.table)
  const given = new Map<string, number>()
  return (stroke) => {
    const kind = stroke?.map((option) => kindOf(game.now.game, option)).join(' ') ?? 'end'
    const what = `${question(game.now.game)?.ask} ${kind}`
    const times = (given.get(what) ?? 0) + 1
    given.set(what, times)
    return times > often ? quickly : game.hands
  }
}

/** How often each kind of answer: `OFTEN=99 npm run test:browser -- whole-game` gives every one by hand. */
const OFTEN = Number(process.env['OFTEN'] ?? 1)

test.describe('With pieces that glide', () => {
  test.use(GLIDING)

  test(
    'a whole game by mouse, in 150 positions and more',
    inOneStep(async ({ table }) => {
      const { positions, reasons } = await playWhole(table, mouse(table), 1974, 2 * OFTEN)
      expect(positions).toBeGreaterThanOrEqual(150)
      expect(reasons).toBeGreaterThanOrEqual(30)
    }),
  )
})

test(
  'A whole game by the keyboard, each kind of answer by Tab and keys',
  inOneStep(async ({ table }) => {
    const { reasons } = await playWhole(table, keyboard(table, randomFrom(1)), 1930, OFTEN)
    expect(reasons).toBeGreaterThanOrEqual(10)
  }),
)

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a whole game by touch, each kind of answer by a finger',
    inOneStep(async ({ table }) => {
      const { reasons } = await playWhole(table, touch(table), 1949, OFTEN)
      expect(reasons).toBeGreaterThanOrEqual(10)
    }),
  )
})

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test(
    'a whole game by mouse, each kind of answer by a click',
    inOneStep(async ({ table }) => {
      const { positions, reasons } = await playWhole(table, mouse(table), 1946, OFTEN)
      expect(positions).toBeGreaterThanOrEqual(100)
      expect(reasons).toBeGreaterThanOrEqual(15)
    }),
  )

  test(
    'a whole game by the keyboard, each kind of answer by Tab and keys',
    inOneStep(async ({ table }) => {
      const hands = keyboard(table, randomFrom(2))
      expect(await playThrough(table, hands, 1947)).toBeGreaterThanOrEqual(100)
    }),
  )

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(
      'a whole game by touch, each kind of answer by a finger',
      inOneStep(async ({ table }) => {
        expect(await playThrough(table, touch(table), 1945)).toBeGreaterThanOrEqual(100)
      }),
    )
  })
})
