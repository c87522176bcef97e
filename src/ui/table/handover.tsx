import { useId, useRef } from 'react'
import { entryOf } from '../../coin/entry-of'
import {
  board,
  cardInPlay,
  forecast,
  kindOf,
  options,
  question,
  type Game,
} from '../../games/index'
import {
  atOf,
  lineOf,
  awaySince,
  interruptedBy,
  whileAway,
  type Moment,
  type TableStore,
} from '../../store/index'
import { headOf } from '../told/plan'
import { changeText, changesOf } from '../facts/changes'
import type { Story } from '../facts/story'
import type { Change } from '../facts/telling'
import type { Screen, Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { HANDOVER } from '../words/en/handover'
import { sitterName } from '../words/en/seats'
import { TABLE } from '../words/en/words'
import { HandoverItem, PieceFigure, type HandoverLine } from './handover-line'
import { useHeldFocus } from './use-held-focus'
import { signed } from '../../language/english'

const MOST_CHANGES = 5

/** Each change in a line of its own; where there are too many, the last line has the rest. */
const changeLines = (changes: readonly Change[], story: Story): readonly HandoverLine[] => {
  const single = changes.length > MOST_CHANGES ? MOST_CHANGES - 1 : MOST_CHANGES
  const others = changes.slice(single).map((one) => changeText(one, story))
  return [
    ...changes.slice(0, single).map((one) => ({ ...one, text: `${changeText(one, story)}.` })),
    ...(others.length > 0 ? [{ kind: 'others' as const, text: HANDOVER.others(others) }] : []),
  ]
}

/** What has changed since the player to come last had the turn, in a few lines. */
export const handoverLines = (
  table: TableStore,
  now: Moment,
  { story, words }: Screen,
): readonly HandoverLine[] => {
  const after = board(now.game)
  const start = lineOf(table)[Math.max(0, awaySince(table) - 1)]
  const before = start ? forecast(start.game).net : 0
  const card = cardInPlay(after)
  const turned = now.steps.some(({ question: { ask } }) => ask === 'reveal.card')
  const facts = whileAway(table).flatMap((step) => step.facts)
  const changes = changesOf(facts, story)
  return [
    ...(turned && card
      ? [{ kind: 'card' as const, text: HANDOVER.cardTurned(words.cardName(card)) }]
      : []),
    ...changeLines(changes, story),
    ...(changes.length > 0 ? [] : [{ kind: 'nothing' as const, text: HANDOVER.nothing }]),
    { kind: 'forecast', text: HANDOVER.forecast(signed(before), signed(forecast(now.game).net)) },
  ]
}

/** Who has had the turn, and what was done in it. */
const introduction = (table: TableStore, screen: Screen): string => {
  const ended = lineOf(table)[atOf(table) - 1]
  const before = ended?.seat
  if (!ended || !before) return HANDOVER.first
  const theirs = whileAway(table).filter(({ question: { by } }) => by === before)
  const done = [...new Set(headOf(theirs, screen).head)]
  return interruptedBy(ended) === null
    ? screen.words.handover.ended(before, done)
    : HANDOVER.within(done)
}

/** What the turn begins with. */
const opening = (game: Game, words: Words): string => {
  const asked = question(game)
  if (asked?.ask !== 'turn.box') return asked ? HANDOVER.asked(words.askName(asked.ask)) : ''
  const boxes = options(game).filter((one) => kindOf(game, one) === 'box')
  return HANDOVER.open(boxes.map(words.answer))
}

/**
 * The card between two turns. Nothing but its button ends it: no key that closes things, and no Back of a
 * telephone, which would take the turn for the other player. It lies on the table as a dialog does that was not
 * shown as a modal one: that would style every element of the page anew, and once more when the turn begins.
 */
export function Handover({ table, now }: { table: TableStore; now: Moment }) {
  const veil = useRef<HTMLDivElement>(null)
  const brief = useId()
  const screen = useScreen()
  const { map, words } = screen
  const { seat } = now
  useHeldFocus(veil)
  if (seat === null) return null
  const figure = map.kinds[map.shapeOf(seat)]?.face
  const before = lineOf(table)[atOf(table) - 1]
  const { begin, choose } = words.handover
  const isWithin = before !== undefined && interruptedBy(before) !== null
  const name = table.setup && sitterName(now.game.of, seat, entryOf(table.setup.seats, seat))
  return (
    <div className="veil" ref={veil}>
      <dialog
        open
        className={`handover ${map.colourOf(seat)}`}
        data-part="handover"
        aria-modal
        aria-label={TABLE.yourTurn(words.who(seat))}
        aria-describedby={brief}
      >
        {figure && <PieceFigure of={figure} />}
        <div>
          <p className="note">{introduction(table, screen)}</p>
          <h2>
            {words.who(seat)} {name && name !== words.who(seat) && <small>{name}</small>}
          </h2>
          <ul id={brief}>
            {handoverLines(table, now, screen).map((line) => (
              <HandoverItem key={line.text} line={line} />
            ))}
          </ul>
        </div>
        <div className="begin">
          <button type="button" className="main" autoFocus onClick={table.goOn}>
            {isWithin ? choose(seat) : begin(seat)}
          </button>
          <p className="note">{opening(now.game, words)}</p>
        </div>
      </dialog>
    </div>
  )
}
