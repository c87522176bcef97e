import type { Game, House, Option } from '../games/index'
import { LEVELS, type LevelId } from '../bots/levels'
import type { Why } from '../bots/why'
import { openLab, type OpenLab } from '../bots/lab/open'
import type { BotSeat } from '../store/index'

/** Whoever thinks for bots. A thought that is dropped tells nothing more. */
export interface Asker {
  readonly ask: (game: Game, seat: BotSeat) => Thought
  readonly close: () => void
}

/** An answer, and what can be said of how it came about. */
export interface Answered {
  readonly option: Option
  /** The priority that a Steward followed. */
  readonly priority: string | null
  /** What a search can prove of it. */
  readonly why: Why<House> | null
}

export interface Thought {
  readonly answer: Promise<Answered>
  readonly drop: () => void
}

const isLevel = (level: string): level is LevelId => Object.hasOwn(LEVELS, level)

/** The bots of the lab: they think in a thread of their own where there is one. */
export const askLab = (open: () => OpenLab = openLab): Asker => {
  const { lab, close } = open()
  return {
    ask: (game, { level, seed }) => {
      if (!isLevel(level)) throw new Error(`no bot is called ${level}`)
      const { result, drop } = lab.ask({ kind: 'move', game, level, seed })
      return { answer: result, drop }
    },
    close,
  }
}
