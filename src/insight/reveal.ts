import { apply, board, options, question, type Ask, type Game } from '../games/index'
import { forcedAnswer } from './forced'
import { remembered } from './remembered'
import { playedOn, type Stroke } from './strokes'

/** What chance would show: a die, a chit, a card, and how many of them. */
export interface Reveal {
  readonly ask: Ask
  readonly times: number
}

/** The first question that nobody answers by themselves. */
const settled = (game: Game): Game => {
  const asked = question(game)
  if (asked === null || asked.by === 'chance') return game
  const only = forcedAnswer(game, asked.by)
  return only === null ? game : settled(apply(game, only))
}

const times = (game: Game, ask: Ask): number => {
  const asked = question(game)
  const [first] = options(game)
  if (asked?.by !== 'chance' || asked.ask !== ask || first === undefined) return 0
  return 1 + times(apply(game, first), ask)
}

const shown = (game: Game): Reveal | null => {
  const asked = question(game)
  return asked?.by === 'chance' ? { ask: asked.ask, times: times(game, asked.ask) } : null
}

/** What chance shows as soon as these answers are given; null where the turn goes on or ends without it. */
export const revealedBy = remembered((game: Game, stroke: Stroke): Reveal | null => {
  const after = settled(playedOn(game, stroke))
  return board(after).phase === board(game).phase ? shown(after) : null
})

/** What chance shows as soon as the turn is ended. */
export const revealedAtEnd = (game: Game): Reveal | null => shown(settled(game))
