/* What the test of overlaps calls on the page. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { CARD_IDS as ARAB_REVOLT_CARDS } from '../../../src/games/arab-revolt/rules/index'
import { SCREEN as ARAB_REVOLT } from '../../../src/games/arab-revolt/screen/index'
import { CARD_IDS as PALESTINE_CARDS } from '../../../src/games/palestine/rules/index'
import { chitName } from '../../../src/games/arab-revolt/words/en/names'
import { chitName as intelName } from '../../../src/games/palestine/words/en/names'
import { SCREEN as PALESTINE } from '../../../src/games/palestine/screen/index'
import {
  board,
  forecast,
  kindOf,
  options,
  type CardId,
  type Game,
  type GameId,
  type SpaceId,
} from '../../../src/games/index'
import { strokesOf } from '../../../src/insight/index'
import type { Shown } from '../../../src/ui/facts/shown'
import { loadTheRest } from '../../../src/ui/kit/later'
import { Sheet } from '../../../src/ui/map/sheet'
import type { Trial } from '../../../src/ui/map/trial'
import type { Look } from '../../../src/ui/map/views'
import type { Screen } from '../../../src/ui/screen/screen'
import { loadScreen, offerScreen, screenOf } from '../../../src/ui/screen/screens'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { tryOut } from '../../../src/ui/table/try-out'
import { overlapsOn } from './overlaps'
import { crowdedPalestine } from './palestine'
import { crowdedGame, lateGames } from './positions'

/** What is drawn of a game: its cards, and its pieces crowded together. */
interface Drawn {
  readonly cards: readonly string[]
  readonly crowded: (seed: number) => Game
  /** What a chit with the number 2 is called. */
  readonly chit: string
}

const GAMES: Readonly<Record<GameId, Drawn>> = {
  'arab-revolt': { cards: ARAB_REVOLT_CARDS, crowded: crowdedGame, chit: chitName(2) },
  palestine: { cards: PALESTINE_CARDS, crowded: crowdedPalestine, chit: intelName(2) },
}

offerScreen('arab-revolt', () => Promise.resolve(ARAB_REVOLT))
offerScreen('palestine', () => Promise.resolve(PALESTINE))

export interface Drawing {
  readonly look: Look
  readonly width: number
}

/** Which positions: how many random late ones, and how many with pieces crowded together. */
export interface Positions {
  readonly game: GameId
  readonly late: number
  readonly crowded: number
}

const DIE: Shown = { face: { die: 6 }, name: 'Die 6 − 1 = 5', note: 'at most 4 is needed: yes' }

/** What chance may have shown: every card in turn, with chits as at the beginning or with dice. */
const shownWith = (
  card: number,
  { cards, chit: named }: Drawn,
  { words }: Screen,
): readonly Shown[] => {
  const id = cards[card % cards.length] as CardId
  const turned: Shown = { face: { card: id }, name: words.cardName(id), note: 'turned up' }
  const chit: Shown = { face: { chit: 2 }, name: named, note: 'drawn' }
  return card % 3 === 0 ? [DIE, DIE, DIE] : [turned, ...(card % 3 === 1 ? [chit, chit] : [DIE])]
}

/** A frame on an empty page, and what draws a game into it. */
export const frame = (
  look: Look,
  width: number,
): ((
  game: Game,
  shown: readonly Shown[],
  over?: { readonly trial?: Trial; readonly chosen?: readonly SpaceId[] },
) => SVGSVGElement) => {
  document.documentElement.dataset['motion'] = 'reduced'
  const host = document.createElement('div')
  host.className = 'map-frame'
  host.style.width = `${width}px`
  document.body.replaceChildren(host)
  const root = createRoot(host)
  return (game, shown, over = {}) => {
    const now = board(game)
    const sum = forecast(game)
    flushSync(() =>
      root.render(
        <GameContext value={game.of}>
          <Sheet board={now} forecast={sum} {...{ look, shown, ...over }} />
        </GameContext>,
      ),
    )
    const sheet = host.querySelector<SVGSVGElement>('[data-look]')
    if (sheet === null) throw new Error('No sheet is drawn.')
    return sheet
  }
}

/** One of the spaces that can be chosen, tried out; null where none can be. */
const trialOf = (game: Game, number: number, screen: Screen): Trial | null => {
  const spaces = options(game).filter((option) => kindOf(game, option) === 'space')
  const space = spaces[number % spaces.length]
  return space === undefined ? null : tryOut(game, strokesOf(game, space).main, screen)
}

/** A third of the spaces, each third in turn. */
const chosenOf = ({ map }: Screen, number: number): readonly SpaceId[] =>
  map.spaces.filter((_, i) => i % 3 === number % 3)

export const positionsOf = async (wanted: Positions): Promise<readonly Game[]> => {
  const { game, late, crowded } = wanted
  await Promise.all([loadScreen(game), loadTheRest()])
  const drawn = GAMES[game]
  if (!drawn) throw new Error(`No game ${game} is drawn.`)
  await Promise.all([...document.fonts].map((font) => font.load()))
  return [
    ...lateGames(game, late, 1),
    ...Array.from({ length: crowded }, (_, seed) => drawn.crowded(seed)),
  ]
}

/** Everything that covers something else, and in how many of the positions. */
export const overlaps = (games: readonly Game[], { look, width }: Drawing) => {
  const draw = frame(look, width)
  const found: Record<string, number> = {}
  const count = (one: string) => (found[one] = (found[one] ?? 0) + 1)
  for (const [i, game] of games.entries()) {
    const shown = shownWith(i, GAMES[game.of]!, screenOf(game.of)!)
    overlapsOn(draw(game, shown)).forEach(count)
    overlapsOn(draw(game, [], { chosen: chosenOf(screenOf(game.of)!, i) }))
      .filter((one) => one.includes('pin'))
      .forEach(count)
    const trial = trialOf(game, i, screenOf(game.of)!)
    if (trial === null) continue
    overlapsOn(draw(game, shown, { trial }))
      .filter((one) => one.includes('preview-slip'))
      .forEach(count)
  }
  return found
}
