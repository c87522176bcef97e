import '../begin'
import './rules'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  kindOf,
  type Ask,
  type Box,
  type CardId,
  type Faction,
  type GameId,
  type Option,
  type OptionKind,
  type Refused,
  type SpaceId,
} from '../../src/games/index'
import { asksForMore, type Lane, type Stroke } from '../../src/insight/index'
import { coverOf } from '../../src/ui/screen/cover'
import type { Screen } from '../../src/ui/screen/screen'
import { screenOf } from '../../src/ui/screen/screens'
import { TOP_BAR } from '../../src/ui/words/en/top-bar'
import { LINKS, NEW_GAME, START } from '../../src/ui/words/en/start'
import { COLUMN } from '../../src/ui/words/en/column'
import { LEARN } from '../../src/ui/words/en/learn'
import { COUNT } from '../../src/ui/words/en/propaganda'
import { MOVING, WAYS } from '../../src/ui/words/en/ways'
import { TAKE_BACK } from '../../src/ui/words/en/take-back'
import { DECISION, TABLE } from '../../src/ui/words/en/words'

/** What the page shows of a position. */
export interface Shown {
  readonly prompt: string
  readonly politicalWill: number
  /** The spaces of the map that can be pressed, in alphabetical order. */
  readonly enabled: readonly string[]
  /** Each space in words. */
  readonly labels: Readonly<Record<string, string>>
  /** How many cards between two turns lie upon it. */
  readonly cards: number
}

/** A pattern for a text and nothing else; any kind of space is a space. */
const exactly = (...texts: readonly string[]): RegExp => {
  const patterns = texts.map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'),
  )
  return new RegExp(`^(${patterns.join('|')})$`)
}

/** The question that a side is asked. */
export const questionFor = (page: Page, who: string): Locator =>
  page
    .locator('[data-part=decision]')
    .filter({ has: page.locator('p > b', { hasText: exactly(who) }) })

/** What the page shows: runs in the browser. */
const readShown = (): Shown => {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const spaces = [...document.querySelectorAll('[data-part=board] [data-space]')]
  const named = spaces.map((one) => [
    one.getAttribute('data-space') ?? '',
    one.getAttribute('aria-label') ?? '',
  ])
  const will =
    document.querySelector('[data-what=political-will]')?.getAttribute('aria-label') ??
    text('[data-part=status]')
  return {
    prompt: text('[data-part=prompt]'),
    politicalWill: Number(/Political Will (\d+)/.exec(will)?.[1]),
    enabled: spaces
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map((one) => one.getAttribute('data-space') ?? '')
      .sort(),
    labels: Object.fromEntries(named) as Record<string, string>,
    cards: document.querySelectorAll('dialog[aria-modal][open]').length,
  }
}

/** The page as a player finds it: the only place that knows where things are. */
export class TablePage {
  readonly page: Page
  /** The game that is begun from the first screen, and played. */
  readonly game: GameId
  readonly screen: Screen
  readonly fresh: Locator
  readonly learn: Locator
  readonly example: Locator
  readonly library: Locator
  readonly seed: Locator
  readonly byHand: Locator
  readonly begin: Locator
  readonly board: Locator
  readonly map: Locator
  readonly decision: Locator
  readonly prompt: Locator
  readonly answers: Locator
  readonly slip: Locator
  readonly refusals: Locator
  readonly end: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly restart: Locator
  readonly takeBack: Locator
  readonly handover: Locator
  readonly counting: Locator
  readonly heard: Locator
  readonly result: Locator
  readonly watch: Locator
  readonly menu: Locator
  readonly leave: Locator
  readonly keys: Locator
  readonly logEntries: Locator
  readonly reader: Locator
  readonly suggested: Locator
  readonly hint: Locator
  /** The spaces of the turn, as they are listed with their numbers. */
  readonly chosen: Locator
  /** From where pieces can be moved. */
  readonly origins: Locator

  constructor(page: Page, game: GameId = 'arab-revolt') {
    this.page = page
    this.game = game
    this.screen = screenOf(game)!
    const { name } = coverOf(game)!
    const way = (what: string) =>
      page.getByRole('button', { name: START.of(what, name), exact: true })
    this.fresh = way(START.fresh)
    this.learn = way(START.learn)
    this.example = way(START.example)
    this.library = page.getByRole('button', { name: START.library, exact: true })
    this.seed = page.locator('input[name="seed"]')
    this.byHand = page.getByRole('radio', { name: NEW_GAME.byHand })
    this.begin = page.getByRole('button', { name: NEW_GAME.begin, exact: true })
    this.board = page.locator('[data-part=board]')
    this.map = page.locator('[data-part=board] [data-look]')
    this.decision = page.locator('[data-part=decision]')
    this.prompt = page.locator('[data-part=prompt]')
    this.answers = page.locator('[data-part=answers]')
    this.slip = page.locator('[data-part=slip] > span')
    this.refusals = page.locator('[data-part=answers] details > summary')
    this.end = page.locator('[data-key="end"]')
    this.undo = page.getByRole('button', { name: DECISION.undo, exact: true })
    this.redo = page.getByRole('button', { name: DECISION.redo, exact: true })
    this.restart = page.getByRole('button', { name: DECISION.restart, exact: true })
    this.takeBack = page.getByRole('button', { name: TAKE_BACK.take, exact: true })
    this.handover = page.locator('dialog[aria-modal][open]')
    this.counting = page.locator(`[data-part=decision][aria-label="${COUNT.title}"]`)
    this.heard = page.locator('[aria-live="polite"]')
    this.result = page.locator('[data-part=result]')
    this.watch = page.getByRole('button', { name: START.watch }).first()
    this.menu = page.getByRole('button', { name: TOP_BAR.menu, exact: true })
    this.leave = page.getByRole('button', { name: TABLE.menu, exact: true })
    this.keys = page.locator('[data-key="keys"]')
    this.logEntries = page.locator('[data-part=log] li button')
    this.reader = page.locator('dialog[open]:not([aria-modal])')
    this.suggested = page.getByText(COLUMN.suggested, { exact: true })
    this.chosen = page.getByRole('list', { name: DECISION.done }).locator('li:has(b)')
    this.origins = page.locator('[data-part=origins]')
    this.hint = page.getByRole('region', { name: LEARN.title, exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('./')
    await this.page.locator('main').waitFor()
  }

  /** Opens everything that can be opened in its place. */
  async unfold(): Promise<void> {
    const folded = this.page.locator('details:not([open]) > summary')
    for (let left = await folded.count(); left > 0; left--) await folded.first().click()
  }

  /** Whether a finger has asked about an answer and not given it yet. */
  async isHeld(): Promise<boolean> {
    return (await this.page.locator('footer[data-held]').count()) > 0
  }

  shown(): Promise<Shown> {
    return this.page.evaluate(readShown)
  }

  /** When nothing is still to come, or to be told. */
  async complete(): Promise<void> {
    await expect(this.page.locator('main :is([data-late], [aria-busy=true])')).toHaveCount(0)
  }

  /** Everything that is said of the position, as it is read aloud; not what is under the pointer, or has the focus. */
  async said(): Promise<string> {
    await this.complete()
    await this.page.mouse.move(0, 0)
    await this.page.locator(':focus').blur()
    const parts = await this.page
      .locator('[data-part=board], :is([data-part=decision], [data-part=result]) > div')
      .all()
    return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n')
  }

  /** The button that takes the seat, at the beginning of a turn or in the middle of one. */
  seat(faction: Faction): Locator {
    const { begin, choose } = this.screen.words.handover
    return this.handover.getByRole('button', { name: exactly(begin(faction), choose(faction)) })
  }

  private kindOf(option: Option): OptionKind {
    return kindOf({ of: this.game }, option)
  }

  space(space: SpaceId): Locator {
    return this.board.locator(`[data-space="${space}"]`)
  }

  /** A link of the first screen, of its first game if it is a game's. */
  link(link: keyof typeof LINKS): Locator {
    return this.page.locator('main button', { hasText: exactly(LINKS[link]) }).first()
  }

  /** A box of the Initiative Track. */
  box(box: Box): Locator {
    const title = this.page.locator('b', { hasText: exactly(this.screen.words.answer(box)) })
    return this.page.locator('[data-what=initiative] button').filter({ has: title })
  }

  /** The button of an answer that is neither moved nor grouped. */
  answer(option: Option, ask: Ask): Locator {
    const buttons = this.answers.locator('button:not([aria-disabled="true"])')
    const { sides, title } = this.screen.words
    if (option === 'unshaded' || option === 'shaded')
      return buttons.filter({ has: this.page.getByText(sides[option], { exact: true }) })
    const named = buttons.filter({
      has: this.page.locator('b', { hasText: exactly(title(option, ask)) }),
    })
    // Cards of one name have numbers.
    return this.kindOf(option) === 'card'
      ? named.filter({ has: this.page.locator('small', { hasText: exactly(option as CardId) }) })
      : named
  }

  /** Less than the button of an answer gives, or something else: it stands beside it. */
  way(stroke: Stroke, ask: Ask, among: readonly Stroke[] = []): Locator {
    const { title, way } = this.screen.words
    const name = WAYS.of(title(stroke[0]!, ask), way(stroke), asksForMore(stroke, among))
    return this.answers.getByRole('button', {
      name: exactly(name),
    })
  }

  /** What says why an answer cannot be given: its button where it has one, or the list below the answers. */
  whyNot(refused: Refused, ask: Ask): Locator {
    const { option } = refused
    const kind = this.kindOf(option)
    const { words, inPlace } = this.screen
    if (option === 'done')
      return this.decision
        .locator('footer > button[aria-disabled="true"]')
        .filter({ hasText: words.reason(refused) })
    if (!inPlace.includes(kind))
      return this.answers
        .locator('dl > div')
        .filter({ hasText: words.reason(refused) })
        .filter({ hasText: words.answer(option) })
    // Where no Special Activity is possible for one reason, it is said once of all.
    const all = kind === 'activity' ? [DECISION.activity] : []
    const title = this.page.locator('b', { hasText: exactly(words.title(option, ask), ...all) })
    return this.answers.locator('button[aria-disabled="true"]').filter({ has: title })
  }

  /** How many of like pieces go from one space to another. */
  lane({ piece, from, to }: Lane): { opener: Locator; stepper: Locator } {
    const { lane, spaceName } = this.screen.words
    const opener = this.answers
      .locator('button[aria-expanded]')
      .filter({ has: this.page.locator('b', { hasText: exactly(MOVING.from(spaceName(from))) }) })
    const name = exactly(lane({ piece, from, to }))
    return { opener, stepper: this.answers.getByRole('group', { name }) }
  }
}
