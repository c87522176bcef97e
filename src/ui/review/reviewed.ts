import { useMemo } from 'react'
import type { Game, Option } from '../../games/index'
import { lineSteps } from '../../insight/line-steps'
import type { Analysis } from '../../review/analysis'
import type { Judged, Weighed } from '../../review/account'
import { answersAt, type Moment, type Step } from '../../store/index'
import { placesOf } from '../facts/places'
import { useScreen } from '../screen/use-screen'
import type { Screen } from '../screen/screen'
import { doingAt } from '../told/doing'
import { givenText } from '../words/en/announce'
import { placeText } from '../words/en/history'

/** A game as its review tells of it: where each answer is, in words, and what it was. */
export interface Reviewed {
  readonly line: readonly Moment[]
  readonly analysis: Analysis
  /** The moment at which so many answers had been given, or the one that brought the next. */
  readonly momentOf: (one: Pick<Weighed, 'of' | 'at'>) => number
  readonly placeOf: (moment: number) => string
  /** An answer that was given, by its number. */
  readonly stepAt: (at: number) => Step | undefined
}

const reviewedLine = (line: readonly Moment[], analysis: Analysis, screen: Screen): Reviewed => {
  const places = placesOf(line)
  const counts = line.map((_, at) => answersAt(line, at))
  const before = (at: number) => counts.filter((count) => count <= at).length - 1
  return {
    line,
    analysis,
    momentOf: ({ of, at }) =>
      of === 'decision' ? before(at) : counts.findIndex((one) => one > at),
    placeOf: (moment) => {
      const place = places[moment]
      return place ? placeText(place, doingAt(line, places, moment, screen), screen.words) : ''
    },
    stepAt: (at) => {
      const moment = line[counts.findIndex((one) => one > at)]
      return moment?.steps.at(at - answersAt([moment], 0))
    },
  }
}

export const useReviewed = (line: readonly Moment[], analysis: Analysis): Reviewed => {
  const screen = useScreen()
  return useMemo(() => reviewedLine(line, analysis, screen), [line, analysis, screen])
}

/** What would have been better, as far as it can be played from there: each answer in words. */
export const betterText = (game: Game, { better = [] }: Judged, screen: Screen): string[] =>
  lineSteps(game, better as readonly Option[])
    .filter(({ isChoice }) => isChoice)
    .map((step) => givenText(step, screen))
