import { board, question, type Fact, type Game, type SpaceId } from '../../games/index'
import { preview, type Stroke } from '../../insight/index'
import { tellingOf } from '../facts/story'
import type { Screen } from '../screen/screen'
import { changesBetween, type Trial, type Way } from '../map/trial'
import { elsewhere, outlookText, trialTitle } from '../words/en/trial'
import { spaceOf } from '../hands/gesture'
import { inRow } from '../../language/english'

const waysOf = (facts: readonly Fact[], { map, story }: Screen): readonly Way[] => {
  const isSpace = (one: unknown): one is SpaceId => map.spaces.some((space) => space === one)
  return facts.flatMap((fact) => {
    const { from, to } = tellingOf(fact, story).flying?.(fact) ?? {}
    return isSpace(from) && isSpace(to) ? [{ from, to }] : []
  })
}

/** Answers tried out, for the map; null where it would change nothing that is drawn. */
export function tryOut(game: Game, stroke: Stroke, screen: Screen): Trial | null {
  const { map, words } = screen
  const [before, { board: after, facts, net }] = [board(game), preview(game, stroke)]
  const ways = waysOf(facts, screen)
  const changed = new Set(changesBetween(before, after, map).map(({ space }) => space))
  const space = spaceOf(game, stroke) ?? [...changed][0] ?? null
  const told = new Set([space, ...ways.map(({ from }) => from)])
  const others = [...changed].filter((one) => !told.has(one)).length
  const lines = [
    ...(space ? words.trial.space(before, after, space) : []),
    ...elsewhere(others),
    ...words.trial.aside(before, after),
  ]
  const outlook = outlookText(net)
  if (lines.length === 0 && outlook === null) return null
  const deed = words.cause({ what: question(game)?.why.what ?? 'pass' })
  return {
    ...{ board: after, ways, space, lines, outlook },
    forecast: after.phase === 'over' ? null : screen.forecast(after),
    title: space ? trialTitle(words.spaceName(space), deed) : inRow(stroke.map(words.answer)),
  }
}
