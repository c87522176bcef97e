import { useMemo } from 'react'
import { factions, type GameId } from '../../games/index'
import { turned } from '../../review/account'
import type { Analysis } from '../../review/analysis'
import { answersAt, type Moment, type Seats } from '../../store/index'
import { useScreen } from '../screen/use-screen'
import { dateText } from '../words/en/library'
import { REVIEW } from '../words/en/review'
import { BetterPart } from './better-part'
import { Curve } from './curve'
import { useReviewed } from './reviewed'
import { SumPart } from './sum-part'
import { TurningPart } from './turning-part'

interface Props {
  readonly line: readonly Moment[]
  readonly at: number
  readonly analysis: Analysis
  readonly seats: Seats | undefined
  readonly looking: number | null
  readonly onLook: (moment: number | null) => void
}

/** Whether the chances told are those of the second side: it is the only one that somebody plays. */
const isOfSecond = (of: GameId, seats: Seats | undefined): boolean => {
  const [first, second] = factions(of)
  return seats?.[first]?.kind === 'bot' && seats[second]?.kind === 'player'
}

/** All that a review tells of a game. */
export function Told({ line, at, analysis: kept, seats, looking, onLook }: Props) {
  const { words } = useScreen()
  const game = line[at]?.game
  const isTurned = game !== undefined && isOfSecond(game.of, seats)
  const analysis = useMemo(() => (isTurned ? turned(kept) : kept), [kept, isTurned])
  const reviewed = useReviewed(line, analysis)
  if (!game) return null
  const [one, other] = factions(game.of)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const sides = [words.inText(first), words.inText(second)] as const
  const [here, played] = [answersAt(line, at), answersAt(line, line.length - 1)]
  const { answers, playouts, made } = analysis
  return (
    <>
      {answers < played && <p className="note">{REVIEW.gone(answers, played)}</p>}
      {here < answers && <p className="note">{REVIEW.takenBack}</p>}
      <Curve {...{ reviewed, first, looking, onLook }} />
      <TurningPart {...{ reviewed, sides, looking, onLook }} />
      <BetterPart {...{ reviewed, looking, onLook }} />
      <SumPart {...{ analysis, sides, seats }} />
      <p className="note">{REVIEW.made(playouts, dateText(made))}</p>
    </>
  )
}
