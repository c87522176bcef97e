import type { ReactNode } from 'react'
import { BOXES } from '../../coin/boxes'
import { cardInPlay, type Board, type Box, type Faction, type Option } from '../../games/index'
import { Icon } from '../kit/icon'
import type { View } from '../hands/view'
import { COLUMN } from '../words/en/column'
import { Term } from '../reader/term'
import { useScreen } from '../screen/use-screen'
import { TABLE } from '../words/en/words'

/** The cylinder of a side. */
function Cylinder({ faction, isHeld = false }: { faction: Faction; isHeld?: boolean }) {
  const { colourOf } = useScreen().map
  return (
    <svg className={`cylinder ${colourOf(faction)}`} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M5 9V25C5 29.4 10.4 32 17 32S29 29.4 29 25V9" />
      <ellipse cx="17" cy="9" rx="12" ry="6.6" />
      <ellipse className="top" cx="17" cy="9" rx="8" ry="4.2" />
      {isHeld && <path className="bar" d="M4 21H30" />}
    </svg>
  )
}

interface Props {
  readonly board: Board
  /** What is asked; null while nothing is. */
  readonly view: View | null
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option | null) => void
}

const Sign = ({ box, taker }: { box: Box; taker: Faction | undefined }) =>
  taker ? <Cylinder faction={taker} /> : <Icon of={box} />

/** Within a button, its name is only its name. */
function BoxName(props: { box: Box; note: string; explained?: boolean }) {
  const { box, note, explained = false } = props
  const { words } = useScreen()
  const name = words.answer(box)
  const term = words.terms.ofAnswer(box)
  return (
    <span>
      <b>{explained && term !== null ? <Term of={term}>{name}</Term> : name}</b>
      <small>{note}</small>
    </span>
  )
}

/** A box: a button while one is to be chosen, and if it cannot be, the reason. */
function TrackBox({ box, board, view, onChoose, onTry }: Props & { box: Box }) {
  const { map, words } = useScreen()
  const taker = map.sides.find((faction) => board.boxes[faction] === box)
  const offered = view?.plain.some(({ option }) => option === box) === true
  const refused = view?.refused.find(({ option }) => option === box)
  if (!offered && !refused)
    return (
      <li className={taker && map.colourOf(taker)}>
        <Sign box={box} taker={taker} />
        <BoxName box={box} note={taker ? words.who(taker) : TABLE.open} explained />
      </li>
    )
  const why = refused && `${words.reason(refused)} (${refused.rule})`
  const note = why ?? words.note(box, 'turn.box', board)
  return (
    <li className={taker && map.colourOf(taker)}>
      <button
        type="button"
        className="box"
        aria-disabled={!offered}
        onClick={() => offered && onChoose(box)}
        onPointerEnter={() => offered && onTry(box)}
        onPointerLeave={() => onTry(null)}
        onBlur={() => onTry(null)}
        onFocus={() => offered && onTry(box)}
      >
        <Sign box={box} taker={taker} />
        {/* The answers below say why in full: here is no room for it. */}
        <BoxName box={box} note={taker ? words.who(taker) : note} />
        {taker && <span className="heard">{why}</span>}
      </button>
    </li>
  )
}

/** A cylinder that is still to be placed, with what binds its side: it bears a bar until that is done. */
function HeldTo(props: { board: Board; faction: Faction; children: ReactNode }) {
  const { board, faction, children } = props
  const held = useScreen().words.heldTo(board, faction)
  return (
    <span title={held ?? undefined}>
      <Cylinder faction={faction} isHeld={held !== null} />
      <span>
        {children}
        {held && <em className="held-to">{held}</em>}
      </span>
    </span>
  )
}

/** Who has yet to choose a box, in their order. */
function Waiting({ board }: { board: Board }) {
  const { map, words } = useScreen()
  const { boxes, firstEligible } = board
  const order = [firstEligible, ...map.sides.filter((side) => side !== firstEligible)]
  const waiting = order.filter((faction) => boxes[faction] === null)
  if (waiting.length === 0) return null
  return (
    <li className="waiting">
      {waiting.map((faction) => (
        <HeldTo key={faction} {...{ board, faction }}>
          <b>{COLUMN.order(faction === firstEligible)}</b> <small>{words.who(faction)}</small>
        </HeldTo>
      ))}
    </li>
  )
}

/** 2.3 The Initiative Track, with what stands in its boxes; it rests in a Propaganda Round. */
export function Initiative(props: Props) {
  const { calendar } = useScreen()
  const card = cardInPlay(props.board)
  if (card !== null && calendar.isCount(card)) return null
  return (
    <section className="initiative" aria-label={TABLE.initiative} data-what="initiative">
      <ol className="boxes">
        {card && <Waiting board={props.board} />}
        {BOXES.map((box) => (
          <TrackBox key={box} box={box} {...props} />
        ))}
      </ol>
    </section>
  )
}
