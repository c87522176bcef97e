import { expect } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { kindOf, outcome, question } from '../../src/games/index'
import type { Moment } from '../../src/store/index'
import { checkQuestion } from './axe'
import type { Hands } from './hands/hands'
import { keyboard } from './hands/keyboard'
import { mouse } from './hands/mouse'
import { quick } from './hands/quick'
import { touch } from './hands/touch'
import { Lockstep } from './lockstep'
import { Reasons } from './reasons'
import { expectSeen, seen } from './records/game'
import { Rows } from './rows'
import type { TablePage } from './table-page'
import { GLIDING, inOneStep, test } from './test'

interface Playing {
  readonly seed: number
  /** Each kind of answer so often by hand; what comes again, quickly. */
  readonly often: number
  /** What must hold in every position. */
  readonly check?: (now: Moment) => Promise<void>
  /** What is done besides at each kind of moment that is met for the first time, and how many were met before. */
  readonly visit?: (kind: string, before: number) => Promise<void>
}

/** How much was met. */
interface Played {
  readonly positions: number
  readonly reasons: number
  readonly moments: number
}

/** How often each kind of answer: `OFTEN=99 npm run test:browser -- whole-game` gives every one by hand. */
const OFTEN = Number(process.env['OFTEN'] ?? 1)

/** From the first screen to the result; whatever cannot be chosen on the way says why. */
const playWhole = async (table: TablePage, hands: Hands, playing: Playing): Promise<Played> => {
  const game = new Lockstep(table, hands)
  const reasons = new Reasons()
  const moments = new Set<string>()
  const visit = async (moment: string): Promise<void> => {
    if (moments.has(moment)) return
    await playing.visit?.(moment, moments.size)
    moments.add(moment)
  }
  game.handsFor = sparing(game, playing.often)
  game.onBetween = (between) => visit(`${between}, ${game.now.seat ?? 'nobody'}`)
  await game.begin(playing.seed)
  for await (const now of game.play()) {
    await playing.check?.(now)
    await visit(momentOf(now))
    if (!now.turnOver) await reasons.lookUp(game, now.game)
  }
  await expect(table.result).toBeVisible()
  return { positions: game.compared, reasons: reasons.met.size, moments: moments.size }
}

/** What a moment is for those who look at it: the kind of question, or what stands in its place. */
const momentOf = ({ game, turnOver }: Moment): string => {
  if (outcome(game)) return 'the end'
  return turnOver ? 'the end of a turn' : question(game)!.ask
}

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

/** By the keyboard; whoever plays by it may hear the page instead of seeing it, so axe looks at each kind of question. */
const playByKeys = (table: TablePage, playing: Omit<Playing, 'visit'>): Promise<Played> =>
  playWhole(table, keyboard(table, randomFrom(playing.seed)), {
    ...playing,
    visit: (moment, before) => checkQuestion(table.page, moment, before),
  })

/** By mouse; the page is loaded again at each kind of question. */
const playByMouse = (table: TablePage, playing: Omit<Playing, 'visit'>): Promise<Played> =>
  playWhole(table, mouse(table), {
    ...playing,
    visit: async (moment) => {
      // A sum that is read is no question.
      if (moment.startsWith('count')) return
      const now = await seen(table.page)
      await table.page.reload()
      await expectSeen(table.page, now)
    },
  })

test.describe('With pieces that glide', () => {
  test.use(GLIDING)

  test(
    'a whole game by mouse, in 150 positions and more; a reload comes back to every kind of question, and each row tells what comes of it',
    inOneStep(async ({ table }) => {
      const rows = new Rows(table)
      const playing = { seed: 107, often: 2 * OFTEN, check: (now: Moment) => rows.check(now) }
      const { moments, positions, reasons } = await playByMouse(table, playing)
      expect(moments).toBeGreaterThan(40)
      expect(positions).toBeGreaterThanOrEqual(150)
      expect(reasons).toBeGreaterThanOrEqual(30)
      expect(rows.read).toBeGreaterThan(400)
    }),
  )
})

test(
  'A whole game by the keyboard, each kind of answer by Tab and keys; axe finds nothing in any kind of question',
  inOneStep(async ({ table }) => {
    const { moments, reasons } = await playByKeys(table, { seed: 41, often: OFTEN })
    expect(reasons).toBeGreaterThanOrEqual(10)
    expect(moments).toBeGreaterThan(40)
  }),
)

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a whole game by touch, each kind of answer by a finger',
    inOneStep(async ({ table }) => {
      const { reasons } = await playWhole(table, touch(table), { seed: 458, often: OFTEN })
      expect(reasons).toBeGreaterThanOrEqual(10)
    }),
  )
})

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test(
    'a whole game by mouse, each kind of answer by a click; a reload comes back to every kind of question',
    inOneStep(async ({ table }) => {
      const { moments, positions, reasons } = await playByMouse(table, {
        seed: 11,
        often: OFTEN,
      })
      expect(moments).toBeGreaterThan(25)
      expect(positions).toBeGreaterThanOrEqual(100)
      expect(reasons).toBeGreaterThanOrEqual(15)
    }),
  )

  test(
    'a whole game by the keyboard, each kind of answer by Tab and keys; axe finds nothing in any kind of question',
    inOneStep(async ({ table }) => {
      const { moments, positions } = await playByKeys(table, { seed: 416, often: OFTEN })
      expect(positions).toBeGreaterThanOrEqual(100)
      expect(moments).toBeGreaterThan(25)
    }),
  )

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(
      'a whole game by touch, each kind of answer by a finger',
      inOneStep(async ({ table }) => {
        const { positions } = await playWhole(table, touch(table), { seed: 258, often: OFTEN })
        expect(positions).toBeGreaterThanOrEqual(100)
      }),
    )
  })
})
