/* What the test of overlaps calls on the page. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { CARD_IDS, board, forecast, type Game } from '../../../src/games/arab-revolt/rules/index'
import { cardName, chitName } from '../../../src/games/arab-revolt/words/en/names'
import type { Shown } from '../../../src/ui/facts/shown'
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

const DIE: Shown = { face: { die: 6 }, name: 'Die 6 − 1 = 5', note: 'at most 4 is needed: yes' }

const CHIT: Shown = { face: { chit: 2 }, name: chitName(2), note: 'drawn' }

/** What chance may have shown: every card in turn, with chits as at the beginning or with dice. */
const shownWith = (card: number): readonly Shown[] => {
  const id = CARD_IDS[card % CARD_IDS.length]!
  const turned: Shown = { face: { card: id }, name: cardName(id), note: 'turned up' }
  return card % 3 === 0 ? [DIE, DIE, DIE] : [turned, ...(card % 3 === 1 ? [CHIT, CHIT] : [DIE])]
}

/** A frame on an empty page, and what draws a game into it. */
export const frame = (
  look: Look,
  width: number,
): ((game: Game, shown: readonly Shown[]) => SVGSVGElement) => {
  document.documentElement.dataset['motion'] = 'reduced'
  const host = document.createElement('div')
  host.className = 'map-frame'
  host.style.width = `${width}px`
  document.body.replaceChildren(host)
  const root = createRoot(host)
  return (game, shown) => {
    const now = board(game)
    const sum = forecast(now)
    flushSync(() => root.render(<Sheet board={now} forecast={sum} {...{ look, shown }} />))
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
  for (const [i, game] of games.entries())
    for (const one of overlapsOn(draw(game, shownWith(i)))) found[one] = (found[one] ?? 0) + 1
  return found
}
