/* What the test of overlaps calls on the page. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import {
  CARD_IDS,
  board,
  forecast,
  optionKind,
  options,
  type Game,
} from '../../../src/games/arab-revolt/rules/index'
import { cardName, chitName } from '../../../src/games/arab-revolt/words/en/names'
import type { Shown } from '../../../src/ui/facts/shown'
import { load } from '../../../src/games/index'
import { strokesOf } from '../../../src/insight/index'
import { SCREEN } from '../../../src/games/arab-revolt/screen/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { Sheet } from '../../../src/ui/map/sheet'
import type { Trial } from '../../../src/ui/map/trial'
import type { Look } from '../../../src/ui/map/views'
import { tryOut } from '../../../src/ui/table/try-out'
import { loadScreen, offerScreen } from '../../../src/ui/screen/screens'
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
): ((game: Game, shown: readonly Shown[], trial?: Trial | null) => SVGSVGElement) => {
  document.documentElement.dataset['motion'] = 'reduced'
  const host = document.createElement('div')
  host.className = 'map-frame'
  host.style.width = `${width}px`
  document.body.replaceChildren(host)
  const root = createRoot(host)
  return (game, shown, trial = null) => {
    const now = board(game)
    const sum = forecast(now)
    flushSync(() => root.render(<Sheet board={now} forecast={sum} {...{ look, shown, trial }} />))
    const sheet = host.querySelector<SVGSVGElement>('.sheet')
    if (sheet === null) throw new Error('No sheet is drawn.')
    return sheet
  }
}

/** One of the spaces that can be chosen, tried out; null where none can be. */
const trialOf = (game: Game, number: number): Trial | null => {
  const spaces = options(game).filter((option) => optionKind(option) === 'space')
  const space = spaces[number % spaces.length]
  return space === undefined ? null : tryOut(game, strokesOf(game, space).main, SCREEN)
}

/** Everything that covers something else, and in how many of the positions. */
export const overlaps = async ({ look, width, late, crowded }: Drawing) => {
  offerScreen('arab-revolt', () => Promise.resolve(SCREEN))
  await Promise.all([load('arab-revolt'), loadScreen('arab-revolt'), loadTheRest()])
  await Promise.all([...document.fonts].map((font) => font.load()))
  const draw = frame(look, width)
  const found: Record<string, number> = {}
  const games = [
    ...lateGames(late, 1),
    ...Array.from({ length: crowded }, (_, seed) => crowdedGame(seed)),
  ]
  const count = (one: string) => (found[one] = (found[one] ?? 0) + 1)
  for (const [i, game] of games.entries()) {
    overlapsOn(draw(game, shownWith(i))).forEach(count)
    const trial = trialOf(game, i)
    if (trial === null) continue
    overlapsOn(draw(game, shownWith(i), trial))
      .filter((one) => one.includes('preview-slip'))
      .forEach(count)
  }
  return found
}
