import { useState } from 'react'
import { board, options, outcome, question } from '../../games/index'
import {
  atOf,
  lineOf,
  canRedo,
  canUndo,
  linkTo,
  present,
  recordOf,
  type Moment,
  type TableStore,
} from '../../store/index'
import { useTable } from '../kit/use-table'
import { PLAIN } from '../words/en/plain'
import { inWords } from './in-words'

/** What lies on the board, name by name. */
function Board({ now }: { now: Moment }) {
  return (
    <dl aria-label={PLAIN.board}>
      {Object.entries(board(now.game)).map(([name, value]) => (
        <div key={name}>
          <dt>{inWords(name)}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is asked, and every answer; between two turns only the way on. */
function Asked({ table, now }: { table: TableStore; now: Moment }) {
  const asked = question(now.game)
  const result = outcome(now.game)
  if (result)
    return (
      <>
        <h1>{PLAIN.over}</h1>
        <p>
          {PLAIN.result}: {inWords(result)}
        </p>
      </>
    )
  if (table.between !== null)
    return (
      <button type="button" onClick={table.goOn}>
        {PLAIN.goOn}
      </button>
    )
  if (now.turnOver)
    return (
      <button type="button" onClick={() => table.endTurn()}>
        {PLAIN.endTurn}
      </button>
    )
  return (
    asked && (
      <>
        <h1>{PLAIN.asked(inWords(asked.by), inWords(asked.ask))}</h1>
        <ul aria-label={PLAIN.answers}>
          {options(now.game).map((option) => (
            <li key={JSON.stringify(option)}>
              <button type="button" onClick={() => table.answer(option)}>
                {inWords(option)}
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  )
}

/** A link to the game as it stands, for whoever asks for it. */
function Link({ table }: { table: TableStore }) {
  const [link, setLink] = useState<string | null>(null)
  const make = async () => {
    const record = recordOf(table, new Date().toISOString())
    const fragment = record && (await linkTo(record))
    setLink(fragment === null ? PLAIN.noLink : new URL(fragment, location.href).href)
  }
  return (
    <>
      <button type="button" onClick={() => void make()}>
        {PLAIN.link}
      </button>
      {link !== null && <input readOnly aria-label={PLAIN.link} value={link} />}
    </>
  )
}

/** The table of a game that has no drawings: what lies there, what is asked, and what has happened. */
export function PlainTable({ onLeave }: { onLeave: () => void }) {
  const table = useTable((state) => state)
  const now = present(table)
  if (!now) return null
  const facts = lineOf(table)
    .slice(0, atOf(table) + 1)
    .flatMap(({ steps }) => steps.flatMap((one) => one.facts))
  return (
    <main aria-label={PLAIN.title}>
      <Asked table={table} now={now} />
      <Board now={now} />
      <p>
        <button type="button" aria-disabled={!canUndo(table)} onClick={() => table.undo()}>
          {PLAIN.undo}
        </button>
        <button type="button" aria-disabled={!canRedo(table)} onClick={() => table.redo()}>
          {PLAIN.redo}
        </button>
        <Link table={table} />
        <button type="button" onClick={onLeave}>
          {PLAIN.leave}
        </button>
      </p>
      <ol aria-label={PLAIN.happened}>
        {facts.map((fact, index) => (
          <li key={index}>{inWords(fact)}</li>
        ))}
      </ol>
    </main>
  )
}
