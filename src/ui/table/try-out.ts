import { board, question, type Fact, type Game, type SpaceId } from '../../games/index'
import { preview, type Stroke } from '../../insight/index'
import { tellingOf } from '../facts/story'
import { spaceOf } from '../hands/gesture'
import { changesBetween, type Trial, type Way } from '../map/trial'
import type { Screen } from '../screen/screen'

const waysOf = (facts: readonly Fact[], { map, story }: Screen): readonly Way[] => {
  const isSpace = (one: unknown): one is SpaceId => map.spaces.some((space) => space === one)
  return facts.flatMap((fact) => {
    const { from, to } = tellingOf(fact, story).flying?.(fact) ?? {}
    return isSpace(from) && isSpace(to) ? [{ from, to }] : []
  })
}

/** Answers tried out, for the map. */
export function tryOut(game: Game, stroke: Stroke, screen: Screen): Trial {
  const { board: after, facts, net } = preview(game, stroke)
  const ways = waysOf(facts, screen)
  const changed = new Set(changesBetween(board(game), after, screen.map).map(({ space }) => space))
  const space = spaceOf(game, stroke) ?? [...changed][0] ?? null
  const told = new Set([space, ...ways.map(({ from }) => from)])
  return {
    ...{ board: after, ways, space, stroke, net },
    others: [...changed].filter((one) => !told.has(one)).length,
    what: question(game)?.why.what ?? 'pass',
    forecast: after.phase === 'over' ? null : screen.forecast(after),
  }
}
