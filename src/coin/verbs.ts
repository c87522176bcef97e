/* What happens to the board in every game with cards: the only writers, each with its fact. */
import { MAX_POLITICAL_WILL, type CardBoard, type CardBoardState } from './board'
import type { Box } from './boxes'
import type { Table } from './table'
import type { FactNames } from './world'

type Names = FactNames
type At<W extends Names> = Table<W & { board: CardBoard<W> }>

const writable = <W extends Names>(t: At<W>): CardBoardState<W> => t.board as CardBoardState<W>

/** The verbs of a game's cards and of Political Will. */
export const verbsIn = <W extends Names>(factions: readonly W['faction'][]) => ({
  /** 2.3.7 Turns up a card; both cylinders leave the Initiative Track's boxes. */
  reveal: (t: At<W>, card: W['card']): void => {
    const board = writable(t)
    board.played.push(card)
    for (const faction of factions) board.boxes[faction] = null
    t.facts?.push({ fact: 'revealed', card, why: t.cause })
  },

  /** 2.3.2 */
  takeBox: (t: At<W>, by: W['faction'], box: Box): void => {
    writable(t).boxes[by] = box
    t.facts?.push({ fact: 'took-box', by, box, why: t.cause })
  },

  /** 2.3.6 */
  makeFirstEligible: (t: At<W>, first: W['faction']): void => {
    writable(t).firstEligible = first
    t.facts?.push({ fact: 'eligibility', first, why: t.cause })
  },

  /** 5.3 Puts a Capability into play for the rest of the game. */
  putInPlay: (t: At<W>, card: W['card'], side: W['side']): void => {
    writable(t).capabilities.push({ card, side })
    t.facts?.push({ fact: 'capability', card, side, inPlay: true, why: t.cause })
  },

  /** Takes a Capability out of the game. */
  cancel: (t: At<W>, card: W['card']): void => {
    const board = writable(t)
    const at = board.capabilities.findIndex((one) => one.card === card)
    const [gone] = board.capabilities.splice(at, 1)
    if (gone) t.facts?.push({ fact: 'capability', ...gone, inPlay: false, why: t.cause })
  },

  /** 1.10 Changes Political Will, held to 0–20. */
  changePoliticalWill: (t: At<W>, change: number): void => {
    const board = writable(t)
    const from = board.politicalWill
    const to = Math.max(0, Math.min(MAX_POLITICAL_WILL, from + change))
    board.politicalWill = to
    if (change !== 0) t.facts?.push({ fact: 'political-will', change, from, to, why: t.cause })
  },

  /** Ends the phase: the game goes on with this one. It is no fact of its own; what happens in it is. */
  enter: (t: At<W>, phase: W['phase']): void => {
    writable(t).phase = phase
  },

  /** 7.0 */
  endGame: (t: At<W>, outcome: W['outcome']): void => {
    const board = writable(t)
    board.outcome = outcome
    t.facts?.push({ fact: 'game-over', outcome, why: t.cause })
    board.phase = 'over'
  },
})
