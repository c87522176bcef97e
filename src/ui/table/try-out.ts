import { board, forecast, question, type Fact, type Game } from '../arab-revolt'
import { preview, type Stroke } from '../../insight/index'
import type { OnMap } from '../screen/on-map'
import { changesBetween, type Trial, type Way } from '../map/trial'
import { answerText } from '../../games/arab-revolt/words/en/answers'
import { CAUSES, PLACES } from '../../games/arab-revolt/words/en/names'
import {
  asideLines,
  elsewhere,
  outlookText,
  spaceLines,
  trialTitle,
} from '../../games/arab-revolt/words/en/trial'
import { spaceOf } from '../hands/gesture'

const waysOf = (facts: readonly Fact[]): readonly Way[] =>
  facts.flatMap((fact) =>
    fact.fact === 'moved' || fact.fact === 'relocated' ? [{ from: fact.from, to: fact.to }] : [],
  )

/** Answers tried out, for the map; null where it would change nothing that is drawn. */
export function tryOut(game: Game, stroke: Stroke, map: OnMap): Trial | null {
  const [before, { board: after, facts, net }] = [board(game), preview(game, stroke)]
  const ways = waysOf(facts)
  const changed = new Set(changesBetween(before, after, map).map(({ space }) => space))
  const space = spaceOf(game, stroke) ?? [...changed][0] ?? null
  const told = new Set([space, ...ways.map(({ from }) => from)])
  const others = [...changed].filter((one) => !told.has(one)).length
  const lines = [
    ...(space ? spaceLines(before, after, space) : []),
    ...elsewhere(others),
    ...asideLines(before, after),
  ]
  const outlook = outlookText(net)
  if (lines.length === 0 && outlook === null) return null
  const deed = CAUSES[question(game)?.why.what ?? 'pass']
  return {
    ...{ board: after, ways, space, lines, outlook },
    forecast: after.phase === 'over' ? null : forecast(after),
    title: space ? trialTitle(PLACES[space], deed) : stroke.map(answerText).join(', '),
  }
}
