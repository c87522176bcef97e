/* What the test of overlaps calls on the page. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { board, forecast, type Game } from '../../../src/games/arab-revolt/rules/index'
import { Sheet } from '../../../src/ui/map/sheet'
import type { Look } from '../../../src/ui/map/views'
import { overlapsOn } from './overlaps'
import { crowdedGame, lateGames } from './positions'

export interface Drawing {
  readonly look: Look
  readonly width: number
  /** How many random late positions, and how many with pieces crowded together. */
  readonly late: number
  readonly crowded: number
}

/** A frame on an empty page, and what draws a game into it. */
export const frame = (look: Look, width: number): ((game: Game) => SVGSVGElement) => {
  document.documentElement.dataset['motion'] = 'reduced'
  const host = document.createElement('div')
  host.className = 'map-frame'
  host.style.width = `${width}px`
  document.body.replaceChildren(host)
  const root = createRoot(host)
  return (game) => {
    const now = board(game)
    flushSync(() => root.render(<Sheet board={now} forecast={forecast(now)} look={look} />))
    const sheet = host.querySelector<SVGSVGElement>('.sheet')
    if (sheet === null) throw new Error('No sheet is drawn.')
    return sheet
  }
}

/** Everything that covers something else, and in how many of the positions. */
export const overlaps = async ({ look, width, late, crowded }: Drawing) => {
  await Promise.all([...document.fonts].map((font) => font.load()))
  const draw = frame(look, width)
  const found: Record<string, number> = {}
  const games = [
    ...lateGames(late, 1),
    ...Array.from({ length: crowded }, (_, seed) => crowdedGame(seed)),
  ]
  for (const game of games)
    for (const one of overlapsOn(draw(game))) found[one] = (found[one] ?? 0) + 1
  return found
}
