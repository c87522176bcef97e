import { useId } from 'react'
import {
  board,
  cardInPlay,
  forecast,
  optionKind,
  options,
  question,
  type Box,
  type Game,
} from '../arab-revolt'
import { atOf, lineOf, awaySince, whileAway, type Moment, type Table } from '../../store/index'
import { headOf } from '../told/plan'
import { changeText, changesOf } from '../facts/changes'
import type { Story } from '../facts/story'
import type { Change } from '../facts/telling'
import type { Screen } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { ASK_TEXT } from '../../games/arab-revolt/words/en/asks'
import { HANDOVER } from '../../games/arab-revolt/words/en/handover'
import { BOX_NAMES, WHO, cardName } from '../../games/arab-revolt/words/en/names'
import { sitterName } from '../words/en/seats'
import { TABLE } from '../words/en/words'
import { useModal } from '../kit/use-modal'
import { HandoverItem, PieceFigure, type HandoverLine } from './handover-line'
import './handover.css'
import { signed } from '../../language/english'

const MOST_CHANGES = 5

/** Each change in a line of its own; where there are too many, the last line has the rest. */
const changeLines = (changes: readonly Change[], story: Story): readonly HandoverLine[] => {
  const single = changes.length > MOST_CHANGES ? MOST_CHANGES - 1 : MOST_CHANGES
  const others = changes.slice(single).map((one) => changeText(one, story))
  return [
    ...changes.slice(0, single).map((one) => ({ ...one, text: changeText(one, story) })),
    ...(others.length > 0 ? [{ kind: 'others' as const, text: HANDOVER.others(others) }] : []),
  ]
}

/** What has changed since the player to come last had the turn, in a few lines. */
export const handoverLines = (
  table: Table,
  now: Moment,
  { story }: Screen,
): readonly HandoverLine[] => {
  const after = board(now.game)
  const start = lineOf(table)[Math.max(0, awaySince(table) - 1)]
  const before = start ? forecast(board(start.game)).net : 0
  const card = cardInPlay(after)
  const turned = now.steps.some(({ question: { ask } }) => ask === 'reveal.card')
  const facts = whileAway(table).flatMap((step) => step.facts)
  const changes = changesOf(facts, story)
  return [
    ...(turned && card
      ? [{ kind: 'card' as const, text: HANDOVER.cardTurned(cardName(card)) }]
      : []),
    ...changeLines(changes, story),
    ...(changes.length > 0 ? [] : [{ kind: 'nothing' as const, text: HANDOVER.nothing }]),
    { kind: 'forecast', text: HANDOVER.forecast(signed(before), signed(forecast(after).net)) },
  ]
}

/** Who has had the turn, and what was done in it. */
const introduction = (table: Table, screen: Screen): string => {
  const before = lineOf(table)[atOf(table) - 1]?.seat
  if (!before) return HANDOVER.first
  const theirs = whileAway(table).filter(({ question: { by } }) => by === before)
  return HANDOVER.ended(before, [...new Set(headOf(theirs, screen).head)])
}

/** What the turn begins with. */
const opening = (game: Game): string => {
  const asked = question(game)
  if (asked?.ask !== 'turn.box') return asked ? HANDOVER.asked(ASK_TEXT[asked.ask]) : ''
  const boxes = options(game).filter((one) => optionKind(one) === 'box') as Box[]
  return HANDOVER.open(boxes.map((box) => BOX_NAMES[box]))
}

/**
 * The card between two turns. Nothing but its button ends it: no key that closes things, and no Back of a
 * telephone, which would take the turn for the other player.
 */
export function Handover({ table, now }: { table: Table; now: Moment }) {
  const dialog = useModal()
  const brief = useId()
  const screen = useScreen()
  const { seat } = now
  if (seat === null) return null
  const name = table.setup && sitterName(seat, table.setup.seats[seat])
  return (
    <dialog
      ref={dialog}
      className={`handover ${seat}`}
      aria-label={TABLE.yourTurn(seat)}
      aria-describedby={brief}
      closedby="none"
    >
      <PieceFigure of={seat === 'british' ? 'police' : 'guerrillasUnderground'} />
      <div>
        <p className="note">{introduction(table, screen)}</p>
        <h2>
          {WHO[seat]} {name && name !== WHO[seat] && <small>{name}</small>}
        </h2>
        <ul id={brief}>
          {handoverLines(table, now, screen).map((line) => (
            <HandoverItem key={line.text} line={line} />
          ))}
        </ul>
      </div>
      <div className="begin">
        <button type="button" className="main" autoFocus onClick={table.goOn}>
          {HANDOVER.begin(seat)}
        </button>
        <p className="note">{opening(now.game)}</p>
      </div>
    </dialog>
  )
}
