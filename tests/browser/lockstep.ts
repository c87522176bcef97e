import { expect } from '@playwright/test'
import { randomFrom, type Random } from '../../src/bots/random'
import { board, outcome, question, type Board, type Option } from '../../src/games/index'
import {
  lanesOf,
  movementOf,
  numbersOf,
  oneMore,
  strokesOf,
  type Stroke,
} from '../../src/insight/index'
import './rules'
import { afterDone, createTable, present, undoTakesBack, type Moment } from '../../src/store/index'
import { lessonsOf, setupOf, teach } from '../../src/ui/learn/lessons'
import { spaceLabel } from '../../src/ui/map/label'
import { stacksIn } from '../../src/ui/map/stacks'
import type { Screen } from '../../src/ui/screen/screen'
import { unnamed } from '../../src/ui/words/en/seats'
import { give } from './give'
import type { Hands } from './hands/hands'
import { answersAt, expectedAt } from './mirror'
import type { Shown, TablePage } from './table-page'

const UNMARKED = {
  legal: false,
  refused: false,
  focused: false,
  changed: false,
  lit: false,
  pin: 0,
}

/** What stands in each space, in the words with which its label begins. */
const contentsOf = (
  position: Board,
  screen: Screen,
): readonly (readonly [space: string, words: string])[] =>
  screen.map.spaces.map((space) => {
    const stacks = stacksIn(position, space, screen.map)
    const marks = { ...UNMARKED, outOfPlay: screen.map.isOutOfPlay(position, space) }
    return [space, spaceLabel(space, stacks, marks, screen)]
  })

/** Whether nothing more is the end of the turn as well: not where pieces might have moved into a space. */
const isEnd = (now: Moment): boolean => {
  const into = lanesOf(now.game).length > 0 ? question(now.game)?.about.space : undefined
  return into === undefined && afterDone(now).turnOver
}

/** A page that has been pressed is nearly always there within a frame or two, in milliseconds. */
const SOON = [16, 16, 32, 64, 100, 250]

/** A game that is played twice, on the page and beside it, answer by answer, and compared after each. */
export class Lockstep {
  readonly table: TablePage
  readonly hands: Hands
  private random: Random = Math.random
  readonly mirror = createTable()
  /** What is done while the count, or the card between two turns, lies on the table. */
  onBetween: (between: 'count' | 'handover') => Promise<void> = () => Promise.resolve()
  /** Which hands give an answer, or end the turn where there is none. */
  handsFor: (stroke: Stroke | null) => Hands = () => this.hands
  /** How many questions were compared. */
  compared = 0

  constructor(table: TablePage, hands: Hands) {
    this.table = table
    this.hands = hands
  }

  get now(): Moment {
    return present(this.mirror.getState())!
  }

  /** From the first screen to the first question. The seed decides on the answers, and on chance where it is not by hand. */
  async begin(seed: number, chance: 'seed' | 'hand' = 'seed'): Promise<void> {
    this.random = randomFrom(seed)
    await this.table.open()
    await this.hands.press(this.table.fresh)
    if (chance === 'seed') await this.hands.write(this.table.seed, seed.toString())
    else await this.hands.press(this.table.byHand)
    await this.hands.press(this.table.begin)
    const { game } = this.table
    const { newGame } = this.mirror.getState()
    newGame({ game, seats: unnamed(game), seed, chance, handovers: true })
    await this.settle()
  }

  /** From the first screen into the first game, which teaches itself. */
  async beginToLearn(): Promise<void> {
    const { game } = this.table
    await teach(game)
    await this.table.open()
    await this.hands.press(this.table.learn)
    this.mirror.getState().newGame(setupOf(lessonsOf(game)[0]!)!)
    await this.settle()
  }

  /** Plays on at random: each moment of it, when page and mirror have been compared. */
  async *play(): AsyncGenerator<Moment> {
    yield this.now
    while (outcome(this.now.game) === null) {
      await this.step()
      yield this.now
    }
  }

  /** Gives one answer at random, or ends the turn. */
  async step(): Promise<void> {
    const { game } = this.now
    const option = this.oneOf(answersAt(this.now))
    if (option === undefined) return this.answer(null)
    if (lanesOf(game).length > 0) return this.answer(this.movement(option))
    const { main, others } = strokesOf(game, option)
    await this.answer(this.oneOf([main, ...others]) ?? null)
  }

  /** One group that moves, and perhaps others with it; or none. */
  private movement(option: Option): Stroke | null {
    const { game } = this.now
    let numbers = numbersOf(game, [option])
    while (option !== 'done' && this.random() < 0.4) {
      const lane = this.oneOf(lanesOf(game))
      if (lane) numbers = oneMore(game, numbers, lane)
    }
    return movementOf(game, numbers).stroke ?? movementOf(game, numbersOf(game, [option])).stroke
  }

  private oneOf<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.random() * all.length)]
  }

  /** Gives answers in one go; without any, ends the turn. */
  async answer(stroke: Stroke | null): Promise<void> {
    const { mirror, now, table } = this
    const hands = this.handsFor(stroke)
    if (stroke === null) {
      await hands.press(table.end)
      mirror.getState().endTurn()
    } else {
      await give({ table, hands, onMap: this.random() < 0.6 }, now.game, stroke)
      // Where nothing more could follow, the end of the turn is a part of it.
      if (stroke.length === 1 && stroke[0] === 'done' && isEnd(now))
        mirror.getState().endTurn(...stroke)
      else mirror.getState().answer(...stroke)
    }
    await this.settle()
  }

  /** Takes one answer back; where that is no light thing, the page asks first. */
  async undo(): Promise<void> {
    const { mirror, hands, table } = this
    const asks = undoTakesBack(mirror.getState()) !== 'nothing'
    await hands.press(table.undo)
    if (asks) await hands.press(table.takeBack)
    mirror.getState().undo()
    await this.compare()
  }

  async redo(): Promise<void> {
    await this.hands.press(this.table.redo)
    this.mirror.getState().redo()
    await this.compare()
  }

  /** Takes the seat if it is to be taken, and compares. */
  async settle(): Promise<void> {
    await this.seeCount()
    const { between, goOn } = this.mirror.getState()
    const { seat } = this.now
    if (between === 'handover' && seat) {
      await this.table.handover.waitFor()
      await this.onBetween('handover')
      await this.hands.press(this.table.seat(seat))
      goOn()
    }
    await this.compare({ cards: 0 })
  }

  /** Reads the sum of a Propaganda Round to its end, if there is one: where it moves, the first press shows all of it. */
  private async seeCount(): Promise<void> {
    if (this.mirror.getState().between !== 'count') return
    await this.onBetween('count')
    await this.hands.press(this.table.end)
    if (await this.table.counting.isVisible()) await this.hands.press(this.table.end)
    this.mirror.getState().goOn()
  }

  /** Whether the page shows what the mirror has, and what else is expected. */
  async compare(beside: Partial<Shown> = {}): Promise<void> {
    const contents = contentsOf(board(this.now.game), this.table.screen)
    const shown = async () => {
      const { labels, ...all } = await this.table.shown()
      const wrong = contents.filter(([space, words]) => !labels[space]?.startsWith(words))
      return { ...all, wrong: wrong.map(([space, words]) => `${labels[space] ?? space}: ${words}`) }
    }
    const expected = { ...expectedAt(this.now), ...beside, wrong: [] }
    // Each comparison takes its time: one for everything.
    await expect.poll(shown, { intervals: SOON }).toMatchObject(expected)
    if (answersAt(this.now).length > 0) this.compared += 1
  }
}
