import { factions } from '../../games/index'
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

/** All that a review tells of a game. */
export function Told({ line, at, analysis, seats, looking, onLook }: Props) {
  const { words } = useScreen()
  const reviewed = useReviewed(line, analysis)
  const game = line[at]?.game
  if (!game) return null
  const [first, second] = factions(game.of)
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
