import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Errand } from '../../bots/lab/lab'
import type { MoveJob, Moved, Simulated } from '../../bots/lab/messages'
import { factions, type Game, type GameId, type House } from '../../games/index'
import { Places, type Around, type Part } from './around'
import { PlayingOut } from './playing-out'
import type { Run, Wish } from './run'
import { Thinking, type Thought } from './thinking'

interface LabState {
  /** What is thought about the position that is looked at; null where none is. */
  readonly thought: Thought | null
  /** The games that were played out last, or are. */
  readonly run: Run | null
  /** The games that were played to the next count, to see what stands where by then. */
  readonly usual: Run | null
  /** Whether the work is done in the page itself: the browser has no workers. */
  readonly isInPage: boolean
  /** How long a game at random takes from the position that was gauged last, in milliseconds. */
  readonly randomGame: number | null
}

interface LabActions {
  /** Looks at a position, at none where it is null. What was thought about another is left. */
  readonly look: (game: Game | null) => void
  readonly stop: () => void
  /** Thinks about the position from the beginning, whatever has stopped it. */
  readonly think: () => void
  /** Measures how long a game takes from here. */
  readonly gauge: (game: Game) => void
  readonly playOut: (wish: Wish) => void
  readonly cancel: () => void
  /** Forgets the games that were played out. */
  readonly clear: () => void
  /** Plays games on to the next count, to see what stands where by then; null leaves it. */
  readonly standFrom: (game: Game | null) => void
  /** Asks one of those who work for a move; whoever asks drops it. Throws where nobody can work. */
  readonly ask: (job: MoveJob<House>) => Errand<Moved<House>> | undefined
  /** Whether somebody sees the page: else nothing is done. */
  readonly see: (isSeen: boolean) => void
  readonly close: () => void
}

/** So many games are played to know how long one takes. */
const GAUGED = 12
/** So many tell where pieces usually stand. */
const STOOD = 200

/** Both sides of a game by one player. */
const bothBy = (of: GameId, player: Simulated): Wish['seats'] =>
  Object.fromEntries(factions(of).map((side) => [side, player]))

export type Lab = LabState & LabActions

/** The position that is looked at. */
const lookedAt = ({ thought }: LabState): Game | null => thought?.game ?? null

/** The lab of one table: it thinks about one position, or plays games out, and is quiet as soon as it is left. */
export const createLab = (around: Around): StoreApi<Lab> => {
  const places = new Places({
    ...around,
    open: () => {
      const one = around.open()
      lab.setState({ isInPage: !one.apart })
      return one
    },
  })
  const lab = createStore<Lab>()((set, get) => {
    const part = <Key extends keyof LabState>(key: Key): Part<LabState[Key]> => ({
      get: () => get()[key],
      set: (value) => set({ [key]: value }),
    })
    const thinking = new Thinking(around, places, part('thought'))
    const playing = new PlayingOut(around, places, part('run'))
    const standing = new PlayingOut(around, places, part('usual'))
    let isSeen = true
    const look = (game: Game | null): void => {
      if (game === null) thinking.leave()
      else if (isSeen) thinking.begin(game)
      else thinking.await(game)
    }
    /** How many measurements have begun: only the last is told. */
    let gauged = 0
    const gauge = async (game: Game): Promise<void> => {
      const mine = ++gauged
      const say = (randomGame: number | null) => {
        if (mine === gauged) set({ randomGame })
      }
      const seats = bothBy(game.of, 'random')
      const job = { kind: 'simulate', game, seats, seed: 1, from: 0, until: 'end' } as const
      try {
        const play = (games: number) => places.ask({ ...job, games })?.result
        // All that is needed has been loaded by then.
        await play(1)
        const began = around.now()
        await play(GAUGED)
        say((around.now() - began) / GAUGED)
      } catch {
        say(null)
      }
    }
    return {
      thought: null,
      run: null,
      usual: null,
      isInPage: false,
      randomGame: null,
      gauge: (game) => void gauge(game),
      look: (game) => {
        if (game !== lookedAt(get())) look(game)
      },
      stop: () => thinking.stop(),
      think: () => look(lookedAt(get())),
      playOut: (wish) => {
        thinking.stop()
        playing.begin(wish)
      },
      cancel: () => playing.cancel(),
      clear: () => playing.leave(),
      standFrom: (game) => {
        if (game === null) {
          standing.leave()
          return
        }
        const alternatives = [{ name: '', game }]
        const seats = bothBy(game.of, 'officer')
        standing.begin({ of: game, alternatives, seats, games: STOOD, until: 'count' })
      },
      ask: (job) => places.ask(job),
      see: (now) => {
        isSeen = now
        if (now) {
          playing.goOn()
          standing.goOn()
          thinking.goOn()
          return
        }
        thinking.wait()
        playing.wait()
        standing.wait()
      },
      close: () => {
        thinking.leave()
        playing.leave()
        standing.leave()
        places.close()
      },
    }
  })
  return lab
}
