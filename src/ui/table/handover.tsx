import { useEffect, useRef } from 'react'
import { board, cardInPlay, forecast } from '../../rules/index'
import { awaySince, whileAway, type Moment, type Table } from '../../store/index'
import { Shape } from '../decision/banner'
import { WHO, cardName, signed } from '../text/names'
import { HANDOVER, TABLE } from '../text/words'
import { changeLines } from './changes'

/** What has changed since the player to come last had the turn, in three lines. */
export const handoverLines = (table: Table, now: Moment): readonly string[] => {
  const steps = whileAway(table)
  const after = board(now.game)
  const start = table.line[Math.max(0, awaySince(table) - 1)]
  const before = start ? forecast(board(start.game)).net : 0
  const changes = changeLines(
    steps.flatMap(({ facts }) => facts),
    2,
  )
  const card = cardInPlay(after)
  const turned = now.steps.some(({ question }) => question.ask === 'reveal.card')
  return [
    ...(turned && card ? [HANDOVER.cardTurned(cardName(card))] : []),
    ...(changes.length > 0 ? changes : [HANDOVER.nothing]),
    HANDOVER.forecast(signed(before), signed(forecast(after).net)),
  ].slice(0, 4)
}

const introduction = (table: Table): string => {
  const before = table.line[table.at - 1]?.seat
  return before ? HANDOVER.ended(before) : HANDOVER.first
}

/** The card between two turns. */
export function Handover({ table, now }: { table: Table; now: Moment }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  const { seat } = now
  if (seat === null) return null
  const name = table.setup?.names[seat]
  return (
    <dialog
      ref={dialog}
      className={`handover ${seat}`}
      aria-label={TABLE.yourTurn(seat)}
      onClose={table.goOn}
    >
      <Shape faction={seat} />
      <div>
        <p className="note">{introduction(table)}</p>
        <h2>
          {WHO[seat]} {name && name !== WHO[seat] && <small>{name}</small>}
        </h2>
        <ul>
          {handoverLines(table, now).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="main" autoFocus onClick={() => dialog.current?.close()}>
        {HANDOVER.begin(seat)}
      </button>
    </dialog>
  )
}
