import {
  board,
  kindOf,
  lanesOf,
  options,
  outcome,
  question,
  type Game,
  type GameId,
  type Option,
  type SpaceId,
} from '../../src/games/index'
import { strokeIn } from '../../src/insight/index'
import type { Moment } from '../../src/store/index'
import { ENDING } from '../../src/games/arab-revolt/screen/ending'
import { ENDING as OF_PALESTINE } from '../../src/games/palestine/screen/ending'
import type { Ending } from '../../src/ui/screen/screen'
import { screenOf } from '../../src/ui/screen/screens'
import { turnOverText } from '../../src/ui/told/turn-over'

const ENDINGS: Readonly<Record<GameId, unknown>> = {
  'arab-revolt': ENDING,
  palestine: OF_PALESTINE,
}

/** The spaces that an answer touches. */
export const spacesOf = (game: Pick<Game, 'of'>, option: Option): readonly SpaceId[] => {
  switch (kindOf(game, option)) {
    case 'space':
      return [option as SpaceId]
    case 'pick':
      return [(option as { readonly space: SpaceId }).space]
    case 'move':
    case 'group':
      return lanesOf(game, option).flatMap(({ from, to }) => [from, to])
    default:
      return []
  }
}

/** What of a moment the page shows. */
type Standing = Pick<Moment, 'game' | 'steps' | 'turnOver'>

/** What the players can answer now. */
export const answersAt = (now: Standing): readonly Option[] =>
  now.turnOver ? [] : options(now.game)

const promptAt = (now: Standing): string => {
  const result = outcome(now.game)
  if (result) return (ENDINGS[now.game.of] as Ending).wins(result)
  if (now.turnOver) return turnOverText(now, screenOf(now.game.of)!.words)
  const { ask, about } = question(now.game)!
  const beside = answersAt(now).filter((option) => option !== 'done')
  const activities = beside.filter((option) => kindOf(now.game, option) === 'activity')
  const isRest = activities.length > 0 && activities.length === beside.length && about.spaces
  return screenOf(now.game.of)!.words.prompt(isRest ? 'turn.activity' : ask, about)
}

/** The spaces in which a press answers, or begins to. */
const enabledAt = (now: Standing): readonly SpaceId[] => {
  const here = now.turnOver ? undefined : question(now.game)?.about.space
  const spaces = answersAt(now).flatMap((option) => spacesOf(now.game, option))
  return here && strokeIn(now.game, here) ? [here, ...spaces] : spaces
}

/** What the page must show, as the rules have it. */
export const expectedAt = (now: Standing) => ({
  prompt: promptAt(now),
  politicalWill: board(now.game).politicalWill,
  enabled: [...new Set(enabledAt(now))].sort(),
})
