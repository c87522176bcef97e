import {
  board,
  cardInPlay,
  isPropaganda,
  outcome,
  propagandaPlayed,
  question,
  type Chooser,
} from '../../rules/index'
import { present, type TableSetup, type TableState } from '../../store/index'
import { WHO } from '../text/names'
import { KEPT } from '../text/start'
import { WATCH } from '../text/words'

/** A game that can be continued, as the first screen tells of it. */
export interface Kept {
  /** What the game is called; empty where nobody has given a name. */
  readonly name: string
  /** How many cards have been turned up. */
  readonly card: number
  /** 1 to 3; a campaign ends with its Propaganda Round. */
  readonly campaign: number
  /** Null when the game is over. */
  readonly toMove: Chooser | null
  readonly politicalWill: number
}

const nameOf = ({ names: { british, rebels }, mode }: TableSetup): string => {
  if (mode === 'watch') return `${WATCH.title}.`
  const named = british !== WHO.british || rebels !== WHO.rebels
  return named ? KEPT.names(british, rebels) : ''
}

/** The game that stands on the table. */
export const keptOf = (state: TableState): Kept | null => {
  const now = present(state)
  if (now === null || state.setup === null) return null
  const { game, seat, turnOver } = now
  const on = board(game)
  const asked = turnOver ? seat : (question(game)?.by ?? seat)
  const last = cardInPlay(on)
  return {
    name: nameOf(state.setup),
    card: on.played.length,
    campaign: propagandaPlayed(on) + (last && isPropaganda(last) ? 0 : 1),
    toMove: outcome(game) ? null : asked,
    politicalWill: on.politicalWill,
  }
}

/** The same in a line. */
export const keptText = ({ name, card, campaign, toMove, politicalWill }: Kept): string =>
  [name, KEPT.where(campaign, card), KEPT.toMove(toMove), KEPT.politicalWill(politicalWill)]
    .filter(Boolean)
    .join(' ')
