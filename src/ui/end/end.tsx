import { memo, useMemo } from 'react'
import { board, type Outcome } from '../../games/index'
import type { Moment } from '../../store/index'
import { Shape } from '../told/banner'
import { useHistory } from '../hands/opened'
import { LuckOf } from '../history/luck-of'
import { Prompt } from '../kit/prompt'
import { END } from '../words/en/end'
import { LUCK_OF } from '../words/en/branches'
import type { Ending } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { cardRows } from './card-rows'
import { CardsPart } from './cards-part'
import { courseOf } from './course'
import { CoursePart } from './course-part'
import { totalsOf, type Counted } from './totals'
import { turningPoints } from './turning-points'
import { TurningPart } from './turning-part'
import { turnsOf } from './turns'

interface Props {
  readonly now: Moment
  readonly line: readonly Moment[]
  readonly outcome: Outcome
  /** The earlier moment that the map shows. */
  readonly looking: number | null
  readonly onLook: (moment: number | null) => void
  readonly onAgain: () => void
}

const Totals = memo(function Totals({ totals }: { totals: readonly Counted[] }) {
  return (
    <section className="totals">
      <h3>{END.totals}</h3>
      <dl>
        {totals.map(({ name, number }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
})

function EndFooter({ looking, onLook, onAgain }: Props) {
  const { openHistory } = useHistory()
  if (looking !== null)
    return (
      <footer className="footer">
        <p>{END.looking}</p>
        <button type="button" className="main end" data-key="end" onClick={() => onLook(null)}>
          {END.back}
        </button>
      </footer>
    )
  return (
    <footer className="footer">
      <button type="button" onClick={() => onLook(0)}>
        {END.look}
      </button>
      <button type="button" onClick={() => openHistory({ instead: 'review' })}>
        {END.review}
      </button>
      <button type="button" className="main end" onClick={onAgain}>
        {END.again}
      </button>
    </footer>
  )
}

/** All that is told of a game, once: looking back tells nothing new. */
const useTold = (line: readonly Moment[], totals: Ending['totals']) => {
  const screen = useScreen()
  return useMemo(() => {
    const { calendar } = screen
    const turns = turnsOf(line, calendar)
    return {
      points: courseOf(turns, calendar),
      turning: turningPoints(turns, calendar),
      rows: cardRows(turns, screen),
      totals: totalsOf(
        turns.flatMap(({ facts }) => facts),
        totals,
      ),
    }
  }, [line, screen, totals])
}

/** How the game has ended, and how it came to it. */
export function End(props: Props) {
  const { Ending } = useScreen()
  return <Ending>{(ending) => <Ended {...props} ending={ending} />}</Ending>
}

function Ended(props: Props & { ending: Ending }) {
  const { now, line, outcome, ending, looking, onLook } = props
  const told = useTold(line, ending.totals)
  const after = board(now.game)
  const { calendar, map, words } = useScreen()
  const why = ending.why(
    outcome,
    after.played.filter(calendar.isCount).length,
    after.politicalWill,
    after.played.length,
  )
  return (
    <section className="decision result" data-part="result" aria-label={END.title}>
      <p className={`banner ${map.colourOf(outcome.winner)}`}>
        <Shape faction={outcome.winner} /> <b>{words.who(outcome.winner)}</b>
        <span className="head">{END.title}</span>
      </p>
      <div className="body" tabIndex={0} role="region" aria-label={END.story}>
        <Prompt>{ending.wins(outcome)}</Prompt>
        <p>{why}</p>
        <CoursePart points={told.points} />
        <TurningPart turns={told.turning} looking={looking} onLook={onLook} />
        <CardsPart rows={told.rows} looking={looking} onLook={onLook} />
        <Totals totals={told.totals} />
        <LuckOf title={LUCK_OF.game} line={line} at={line.length - 1} />
      </div>
      <EndFooter {...props} />
    </section>
  )
}
