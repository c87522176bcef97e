import {
  board,
  door,
  question,
  type Faction,
  type Game,
  type Question,
  type SpaceId,
} from '../../games/index'
import { playedOn, revealedAtEnd, revealedBy, type Stroke } from '../../insight/index'
import {
  afterDone,
  atOf,
  interruptedBy,
  isExploring,
  stepsOfTurn,
  type Moment,
  type TableStore,
} from '../../store/index'
import { InBrief } from '../reader/in-brief'
import { Linked } from '../reader/linked'
import { useGesture, useHands } from '../hands/gesture'
import { useGiving } from '../hands/held'
import { Prompt } from '../kit/prompt'
import { limitText, piecesText } from '../words/en/prompt'
import { endText, revealText } from '../words/en/reveals'
import { DECISION, TABLE } from '../words/en/words'
import { Answers } from './answers'
import { Banner } from '../told/banner'
import type { Ending, Press } from './ending'
import { Footer } from './footer'
import { planText, type Plan } from '../told/plan'
import { turnOverText } from '../told/turn-over'
import { PlanStrip } from './plan-strip'
import { Slip, isRefused, slipText } from './slip'
import { askedOf } from '../hands/asked'
import { onlyAt, type View } from '../hands/view'
import type { Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'

interface Props {
  readonly table: TableStore
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
  (table: TableStore, { game }: Moment, words: Words) =>
  (stroke: Stroke): string => {
    const reveal = table.setup?.chance === 'seed' ? revealedBy(game, stroke) : null
    return reveal ? revealText(reveal, stepsOfTurn(table), words) : ''
  }

/** The same for the end of the turn. */
const endNote = (table: TableStore, game: Game, words: Words): string => {
  const reveal = table.setup?.chance === 'seed' ? revealedAtEnd(game) : null
  return reveal ? endText(reveal, words) : ''
}

/** What a finger has asked about: the dark button gives it. */
const givingOf = (table: TableStore, now: Moment, held: Stroke, words: Words): Ending => {
  const asked = question(now.game)
  if (asked === null) return null
  return {
    what: 'press',
    title: words.giving(asked.ask, asked.why, held),
    notes: [
      [words.givingNote(held), finalNote(table, now, words)(held)].filter(Boolean).join('; '),
    ],
    press: () => table.answer(...held),
  }
}

/** What the button says that ends a turn, or lets the other side choose in the middle of one. */
const endTitle = (within: Faction | null, words: Words): string =>
  within === null ? DECISION.endTurn : DECISION.letChoose(words.inText(within))

/** Nothing more as the end of the turn, where nothing more could follow. */
const endsOf = (table: TableStore, now: Moment, nothing: string, words: Words): Press | null => {
  const after = afterDone(now)
  if (!after.turnOver) return null
  return {
    what: 'press',
    title: endTitle(interruptedBy(after), words),
    notes: [nothing, endNote(table, playedOn(now.game, ['done']), words)],
    gives: ['done'],
    press: () => table.endTurn('done'),
  }
}

/** What the dark button ends. */
const endingOf = (table: TableStore, now: Moment, view: View, plan: Plan, words: Words): Ending => {
  if (now.turnOver)
    return {
      what: 'press',
      title: endTitle(interruptedBy(now), words),
      notes: [planText(plan, words) || DECISION.nothingDone, endNote(table, now.game, words)],
      press: () => table.endTurn(),
    }
  const asked = question(now.game)
  if (asked === null) return null
  const { ask, about } = asked
  const note = finalNote(table, now, words)
  if (view.movement) {
    // Where nothing moves into a space, something is done in it all the same.
    const mayEnd = view.done && about.space === undefined
    const ends = mayEnd ? endsOf(table, now, words.moving(ask, undefined, []), words) : null
    return { what: 'move', game: now.game, note, ends }
  }
  if (view.done) {
    const title = words.done(askedOf(asked, view), about)
    const done = { what: 'press', title, notes: [note(['done'])], gives: ['done'] } as const
    return endsOf(table, now, title, words) ?? { ...done, press: () => table.answer('done') }
  }
  const why = view.refused.find(({ option }) => option === 'done')
  return why ? { what: 'refused', ask, about, why } : null
}

function TurnOver({ now, plan }: Pick<Props, 'now' | 'plan'>) {
  const { words } = useScreen()
  return (
    <div className="body">
      <Prompt>{turnOverText(now, words)}</Prompt>
      <p className="note">
        {interruptedBy(now) === null ? DECISION.turnIsOverNote : DECISION.turnGoesOnNote}
      </p>
      <PlanStrip plan={plan} of={now.game.of} about={{}} />
    </div>
  )
}

/** A question, and the game that asks it. */
type Asking = Question & Pick<Game, 'of'>

/** What stands below the prompt: how many, against what, and what helps. */
const noteOf = (asked: Asking, plan: Plan, explores: boolean, words: Words): string => {
  const { of, ask, by, about } = asked
  if (by === 'chance') return explores ? TABLE.chanceSet : TABLE.chanceNote
  // The strip says how many more.
  const limit = plan.spaces.length > 0 ? '' : limitText(about, door(of).spaces.length)
  return [limit, piecesText(about), ...words.help(ask, about)]
    .filter(Boolean)
    .map((one) => `${one}.`)
    .join(' ')
}

function Asked({ table, now, plan, view, only, held, onTry, onShowAll }: Props) {
  const { words } = useScreen()
  const giveOrHold = useGiving(atOf(table))
  const asked = question(now.game)
  if (asked === null) return null
  const ask = askedOf(asked, view)
  const { of } = now.game
  return (
    <>
      <div className="asked">
        <Prompt>{words.prompt(ask, asked.about)}</Prompt>
        <p className="note">
          <Linked text={noteOf({ ...asked, of, ask }, plan, isExploring(table), words)} />{' '}
          <InBrief of={words.terms.ofAsk(ask)} />
        </p>
        <PlanStrip {...{ plan, of }} about={asked.about} />
        {only && (
          <p className="only">
            {DECISION.only(words.spaceName(only))}{' '}
            <button type="button" onClick={onShowAll}>
              {DECISION.all}
            </button>
          </p>
        )}
      </div>
      <Answers
        key={atOf(table)}
        game={now.game}
        board={board(now.game)}
        ask={asked.ask}
        view={view}
        shown={onlyAt(view, only)}
        finalNote={finalNote(table, now, words)}
        held={held}
        onChoose={(stroke, finger) =>
          giveOrHold(now.game, stroke, finger, (all) => table.answer(...all))
        }
        onTry={onTry}
      />
    </>
  )
}

/** What is tried changes the slip alone. */
function SlipAt({ table, now }: Pick<Props, 'table' | 'now'>) {
  const screen = useScreen()
  const tried = useGesture(atOf(table), (gesture) => gesture.tried)
  return (
    <Slip text={now.turnOver ? '' : slipText(now.game, tried, screen)} refuses={isRefused(tried)} />
  )
}

/** The decision: whose it is, what is asked, and every answer. */
export function Decision(props: Props) {
  const { table, now, plan, view, held } = props
  const { words } = useScreen()
  const { setGesture } = useHands()
  const isPictured = useGesture(atOf(table), ({ pictured }) => pictured !== null)
  const ending = held ? givingOf(table, now, held, words) : endingOf(table, now, view, plan, words)
  return (
    <section
      className={`decision ${now.seat ?? 'chance'}`}
      data-part="decision"
      aria-label={DECISION.title}
      inert={table.between === 'handover' || isPictured}
    >
      <Banner now={now} plan={plan} seats={table.setup?.seats} />
      {now.turnOver ? <TurnOver now={now} plan={plan} /> : <Asked {...props} />}
      <SlipAt table={table} now={now} />
      <Footer
        key={atOf(table)}
        table={table}
        ending={ending}
        onPutDown={held && (() => setGesture(atOf(table), { held: null }))}
      />
    </section>
  )
}
