import { board, question, type Ask, type Option, type SpaceId } from '../../rules/index'
import type { Moment, Table } from '../../store/index'
import { Linked } from '../help/linked'
import { InBrief } from '../help/in-brief'
import { ASK_TERMS } from '../text/help/explains'
import { ASK_TEXT, aboutText } from '../text/asks'
import { PLACES } from '../text/names'
import { ASK_NOTES } from '../text/notes'
import { DECISION, TABLE } from '../text/words'
import { Answers } from './answers'
import { Banner } from './banner'
import { Footer, type Ending } from './footer'
import { planText, type Plan } from './plan'
import { PlanStrip } from './plan-strip'
import { Slip, slipText, type Tried } from './slip'
import { onlyAt, type View } from './view'

interface Props {
  readonly table: Table
  readonly now: Moment
  readonly plan: Plan
  readonly view: View
  readonly tried: Tried
  readonly only: SpaceId | null
  readonly onTry: (option: Option) => void
  readonly onShowAll: () => void
}

/** Where nothing but a Special Activity is left to choose, that is what is asked. */
const promptOf = (ask: Ask, { plain, spaces, activities, origins, routes, picks }: View): Ask =>
  activities.length > 0 &&
  [plain, spaces, origins, routes, picks].every(({ length }) => length === 0)
    ? 'turn.activity'
    : ask

/** What the dark button ends. */
export const endingOf = (now: Moment, view: View, plan: Plan): Ending => {
  if (now.turnOver) return { what: 'turn', summary: planText(plan) }
  const asked = question(now.game)
  if (asked === null) return null
  if (view.done) return { what: 'done', ask: promptOf(asked.ask, view) }
  const why = view.refused.find(({ option }) => option === 'done')
  return why ? { what: 'refused', ask: asked.ask, why } : null
}

function TurnOver({ plan }: { plan: Plan }) {
  return (
    <div className="body">
      <h2 className="prompt" tabIndex={-1}>
        {DECISION.turnIsOver}
      </h2>
      <p className="note">{DECISION.turnIsOverNote}</p>
      <PlanStrip plan={plan} about={{}} />
    </div>
  )
}

function Asked({ table, now, plan, view, only, onTry, onShowAll }: Props) {
  const asked = question(now.game)
  if (asked === null) return null
  // The spaces stand in the strip below.
  const ask = promptOf(asked.ask, view)
  const note = [aboutText(asked.about, false), ASK_NOTES[ask]].filter(Boolean).join('. ')
  const shown = onlyAt(view, only)
  return (
    <>
      <div className="asked">
        <h2 className="prompt" tabIndex={-1}>
          {ASK_TEXT[ask]}.
        </h2>
        <p className="note">
          <Linked text={asked.by === 'chance' ? TABLE.chanceNote : note} />{' '}
          <InBrief of={ASK_TERMS[ask]} />
        </p>
        <PlanStrip plan={plan} about={asked.about} />
        {only && (
          <p className="only">
            {DECISION.only(PLACES[only])}{' '}
            <button type="button" onClick={onShowAll}>
              {DECISION.all}
            </button>
          </p>
        )}
      </div>
      <Answers
        key={table.at}
        game={now.game}
        board={board(now.game)}
        ask={asked.ask}
        view={view}
        shown={shown}
        onChoose={table.answer}
        onTry={onTry}
      />
    </>
  )
}

/** The decision: whose it is, what is asked, and every answer. */
export function Decision(props: Props) {
  const { table, now, plan, view, tried } = props
  return (
    <section className={`decision ${now.seat ?? 'chance'}`} aria-label={DECISION.title}>
      <Banner now={now} plan={plan} names={table.setup?.names} />
      {now.turnOver ? <TurnOver plan={plan} /> : <Asked {...props} />}
      <Slip text={now.turnOver ? '' : slipText(now.game, tried)} />
      <Footer key={table.at} table={table} ending={endingOf(now, view, plan)} />
    </section>
  )
}
