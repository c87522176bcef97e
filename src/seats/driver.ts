import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Faction, Game } from '../games/index'
import { botToAct, present, type BotsTurn, type Moment, type TableStore } from '../store/index'
import type { Answered, Asker, Thought } from './asker'

/** What the bots at a table are doing; what has failed says so in the words of whatever failed. */
export type Doing =
  | { readonly is: 'idle' }
  | { readonly is: 'thinking'; readonly faction: Faction }
  | { readonly is: 'failed'; readonly faction: Faction; readonly message: string }

/** A bot's last answer: to which question, by a bot of which level, and how it came about. */
export interface Given extends Answered {
  readonly game: Game
  readonly faction: Faction
  readonly level: string
}

interface DriverState {
  readonly doing: Doing
  readonly given: Given | null
  /** Whether bots go on by themselves. */
  readonly playing: boolean
  /** Whether somebody looks at the table; else nobody plays there. */
  readonly isSeen: boolean
  /** How long at least lies between two steps of theirs, in milliseconds. */
  readonly pace: number
}

interface DriverActions {
  readonly setPlaying: (playing: boolean) => void
  /** Halts them until what it returns is called; then they go on if they did. */
  readonly halt: () => () => void
  readonly see: (isSeen: boolean) => void
  readonly setPace: (pace: number) => void
  /** One step more, while they do not go on by themselves. */
  readonly next: () => void
  /** Without pause until a player has to act. */
  readonly skip: () => void
  /** Asks anew what has failed. */
  readonly tryAgain: () => void
}

export type Driver = DriverState & DriverActions

/** After so long a thought has failed: nobody waits for ever. */
const LONGEST = 60_000

/** What a bot is asked, and what it has answered; a turn that is over needs no thought to be ended. */
interface Errand {
  readonly turn: BotsTurn
  readonly since: number
  thought: Thought | null
  step: ((table: TableStore) => void) | null
  isFailed: boolean
}

const IDLE: Doing = { is: 'idle' }

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Plays for the bots at one table, one step after the other. */
class Playing {
  private errand: Errand | null = null
  private asker: Promise<Asker> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private hurries = false
  private mayStep = false
  private readonly table: StoreApi<TableStore>
  private readonly driver: StoreApi<Driver>
  private readonly open: () => Promise<Asker>

  constructor(table: StoreApi<TableStore>, driver: StoreApi<Driver>, open: () => Promise<Asker>) {
    this.table = table
    this.driver = driver
    this.open = open
  }

  /** Looks who has to act now. What was thought about another moment is dropped. */
  look(): void {
    const turn = this.driver.getState().isSeen ? botToAct(this.table.getState()) : null
    if (this.errand?.turn.now === turn?.now && this.errand?.turn.seat === turn?.seat) return
    this.drop()
    if (turn) this.begin(turn)
    else {
      this.hurries = false
      this.driver.setState({ doing: IDLE })
    }
  }

  again(): void {
    this.drop()
    this.look()
  }

  hurry(): void {
    this.hurries = this.errand !== null
    this.give()
  }

  /** At its pace, or not at all: nobody hurries any more, or takes one step. */
  goOn(): void {
    this.hurries = false
    this.mayStep = false
    this.give()
  }

  /** Whatever waits may take one step. */
  step(): void {
    this.mayStep = true
    this.give()
  }

  /** Gives what has been answered, as soon as it is time. */
  give(): void {
    clearTimeout(this.timer)
    const { errand } = this
    if (!errand?.step || errand.isFailed) return
    const { playing, pace } = this.driver.getState()
    if (!playing && !this.mayStep && !this.hurries) return
    const left = this.mayStep || this.hurries ? 0 : errand.since + pace - Date.now()
    if (left > 0) {
      this.timer = setTimeout(() => this.give(), left)
      return
    }
    this.mayStep = false
    this.carryOut(errand, errand.step)
  }

  private drop(): void {
    clearTimeout(this.timer)
    this.mayStep = false
    this.errand?.thought?.drop()
    this.errand = null
  }

  private begin(turn: BotsTurn): void {
    const errand: Errand = { turn, since: Date.now(), thought: null, step: null, isFailed: false }
    this.errand = errand
    this.driver.setState({ doing: { is: 'thinking', faction: turn.faction } })
    if (turn.now.turnOver) {
      errand.step = (table) => table.endTurn()
      this.give()
    } else void this.think(errand)
  }

  private async think(errand: Errand): Promise<void> {
    const { seat, now } = errand.turn
    const late = setTimeout(() => this.fail(errand, new Error('no answer has come')), LONGEST)
    try {
      const asker = await (this.asker ??= this.open())
      if (this.errand !== errand) return
      errand.thought = asker.ask(now.game, seat)
      const answered = await errand.thought.answer
      if (this.errand !== errand) return
      const { faction } = errand.turn
      const given = { ...answered, game: now.game, faction, level: seat.level }
      errand.step = (table) => {
        this.driver.setState({ given })
        table.answer(answered.option)
      }
      this.give()
    } catch (error) {
      this.fail(errand, error)
    } finally {
      clearTimeout(late)
    }
  }

  /** What changes nothing would be tried for ever. */
  private carryOut(errand: Errand, step: (table: TableStore) => void): void {
    const now = (): Moment | null => present(this.table.getState())
    step(this.table.getState())
    if (now() !== errand.turn.now) return
    const { error, full } = this.table.getState()
    this.fail(errand, error ?? new Error(full ?? 'the answer was not taken'))
  }

  /** Whoever thought is not asked again: there may be nobody any more. */
  private fail(errand: Errand, error: unknown): void {
    if (this.errand !== errand || errand.isFailed) return
    errand.isFailed = true
    errand.thought?.drop()
    const { asker } = this
    this.asker = null
    void asker?.then(
      (one) => one.close(),
      () => undefined,
    )
    const { faction } = errand.turn
    this.driver.setState({ doing: { is: 'failed', faction, message: messageOf(error) } })
  }
}

/** The driver of one table: it asks whoever sits for the side that has to act, as long as that is a bot. */
export const createDriver = (
  table: StoreApi<TableStore>,
  open: () => Promise<Asker>,
): StoreApi<Driver> => {
  const driver = createStore<Driver>()((set) => ({
    doing: IDLE,
    given: null,
    playing: true,
    isSeen: false,
    pace: 500,
    setPlaying: (playing) => {
      set({ playing })
      bots.goOn()
    },
    halt: () => {
      const { playing, setPlaying } = driver.getState()
      setPlaying(false)
      return () => setPlaying(playing)
    },
    see: (isSeen) => {
      set({ isSeen })
      bots.look()
    },
    setPace: (pace) => {
      set({ pace })
      bots.give()
    },
    next: () => bots.step(),
    skip: () => bots.hurry(),
    tryAgain: () => bots.again(),
  }))
  const bots = new Playing(table, driver, open)
  table.subscribe(() => bots.look())
  return driver
}
