import {
  board,
  question,
  type Ask,
  type Game,
  type Question,
  type SpaceId,
} from '../../games/index'
import { playedOn, revealedAtEnd, revealedBy, type Stroke } from '../../insight/index'
import { endsTurn, isExploring, stepsOfTurn, type Moment, type Table } from '../../store/index'
import { InBrief } from '../reader/in-brief'
import { Linked } from '../reader/linked'
import { setGesture, useGesture } from '../hands/gesture'
import { giveOrHold } from '../hands/held'
import { aboutText } from '../../games/arab-revolt/words/en/asks'
import { ASK_TERMS } from '../../games/arab-revolt/words/en/help/explains'
import { givingNote, givingText } from '../../games/arab-revolt/words/en/giving'
import { PLACES } from '../../games/arab-revolt/words/en/names'
import { ASK_NOTES } from '../../games/arab-revolt/words/en/notes'
import {
  limitText,
  piecesText,
  promptText,
  spaceText,
} from '../../games/arab-revolt/words/en/prompt'
import { endText, revealText } from '../../games/arab-revolt/words/en/reveals'
import { DECISION, TABLE } from '../words/en/words'
import { Answers } from './answers'
import { Banner } from '../told/banner'
import { Footer, type Ending } from './footer'
import { planText, type Plan } from '../told/plan'
import { PlanStrip } from './plan-strip'
import { Slip, isRefused, slipText } from './slip'
import { askedOf } from '../hands/asked'
import { onlyAt, type View } from '../hands/view'
import { useScreen } from '../screen/use-screen'
import { withStop } from '../../language/english'

interface Props {
  readonly table: Table
  readonly now: Moment
  readonly plan: Plan
  readonly view: View
  readonly only: SpaceId | null
  /** What a finger has asked about. */
  readonly held: Stroke | null
  readonly onTry: (stroke: Stroke | null) => void
  readonly onShowAll: () => void
}

/** What chance shows when answers are given; nothing to say where the players roll and draw by hand. */
const finalNote =
  (table: Table, { game }: Moment) =>
  (stroke: Stroke): string => {
    const reveal = table.setup?.chance === 'seed' ? revealedBy(game, stroke) : null
    return reveal ? revealText(reveal, stepsOfTurn(table)) : ''
  }

/** The same for the end of the turn. */
const endNote = (table: Table, game: Game): string => {
  const reveal = table.setup?.chance === 'seed' ? revealedAtEnd(game) : null
  return reveal ? endText(reveal) : ''
}

/** What a finger has asked about: the dark button gives it. */
const givingOf = (table: Table, now: Moment, held: Stroke): Ending => {
  const asked = question(now.game)
  if (asked === null) return null
  return {
    what: 'go-on',
    title: givingText(asked.ask, asked.why, held),
    note: [givingNote(held), finalNote(table, now)(held)].filter(Boolean).join('; '),
    press: () => table.answer(...held),
  }
}

/** What the dark button ends. */
export const endingOf = (table: Table, now: Moment, view: View, plan: Plan): Ending => {
  if (now.turnOver) return { what: 'turn', summary: planText(plan), note: endNote(table, now.game) }
  const asked = question(now.game)
  if (asked === null) return null
  if (view.movement) return { what: 'move', game: now.game, note: finalNote(table, now) }
  const { ask, about } = asked
  if (view.done) {
    const ends = endsTurn(now) ? endNote(table, playedOn(now.game, ['done'])) : null
    const note = finalNote(table, now)(['done'])
    return { what: 'done', ask: askedOf(asked, view), about, note, ends }
  }
  const why = view.refused.find(({ option }) => option === 'done')
  return why ? { what: 'refused', ask, about, why } : null
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

/** What stands below the prompt: how many, against what, and what helps. */
const noteOf = (ask: Ask, { by, about }: Question, plan: Plan, explores: boolean): string => {
  if (by === 'chance') return explores ? TABLE.chanceSet : TABLE.chanceNote
  // The strip says how many more.
  const limit = plan.spaces.length > 0 ? '' : limitText(about)
  return [limit, piecesText(about), spaceText(ask, about), aboutText(about), ASK_NOTES[ask]]
    .filter(Boolean)
    .map((said = '') => withStop(said))
    .join(' ')
}

function Asked({ table, now, plan, view, only, held, onTry, onShowAll }: Props) {
  const asked = question(now.game)
  if (asked === null) return null
  const ask = askedOf(asked, view)
  return (
    <>
      <div className="asked">
        <h2 className="prompt" tabIndex={-1}>
          {promptText(ask, asked.about)}
        </h2>
        <p className="note">
          <Linked text={noteOf(ask, asked, plan, isExploring(table))} />{' '}
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
        shown={onlyAt(view, only)}
        finalNote={finalNote(table, now)}
        held={held}
        onChoose={(stroke, finger) =>
          giveOrHold(table.at, stroke, finger, (all) => table.answer(...all))
        }
        onTry={onTry}
      />
    </>
  )
}

/** What is tried changes the slip alone. */
function SlipAt({ table, now }: Pick<Props, 'table' | 'now'>) {
  const { words } = useScreen()
  const tried = useGesture(table.at, (gesture) => gesture.tried)
  return (
    <Slip text={now.turnOver ? '' : slipText(now.game, tried, words)} refuses={isRefused(tried)} />
  )
}

/** The decision: whose it is, what is asked, and every answer. */
export function Decision(props: Props) {
  const { table, now, plan, view, held } = props
  const ending = held ? givingOf(table, now, held) : endingOf(table, now, view, plan)
  return (
    <section className={`decision ${now.seat ?? 'chance'}`} aria-label={DECISION.title}>
      <Banner now={now} plan={plan} names={table.setup?.names} />
      {now.turnOver ? <TurnOver plan={plan} /> : <Asked {...props} />}
      <SlipAt table={table} now={now} />
      <Footer
        key={table.at}
        table={table}
        ending={ending}
        onPutDown={held && (() => setGesture(table.at, { held: null }))}
      />
    </section>
  )
}
