import { useState } from 'react'
import { lineOf, branchOf, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { newSeed, readSeed } from '../kit/seed'
import { EXPLORE } from '../words/en/branches'
import { editedFrom } from './edited-from'
import { useHistory } from '../hands/opened'

interface Props {
  readonly table: TableStore
  readonly shown: number
}

/** Where rolls, draws and cards come from in this branch. */
function ChanceFrom({ table }: { table: TableStore }) {
  const branch = branchOf(table, table.branch)
  if (!branch) return null
  return (
    <fieldset>
      <legend>{EXPLORE.chance}</legend>
      {(['seed', 'hand'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="chance-from"
            checked={branch.chance === one}
            onChange={() => exploring(table).setNextChance(one)}
          />{' '}
          {one === 'seed' ? EXPLORE.seed(branch.seed) : EXPLORE.hand}
        </label>
      ))}
    </fieldset>
  )
}

/** The same position with another seed, which is shown and can be written. */
function Future({ table }: { table: TableStore }) {
  const [written, setWritten] = useState(() => newSeed().toString())
  const seed = readSeed(written)
  const deal = () => {
    if (seed === null) return
    exploring(table).newFuture(seed)
    setWritten(newSeed().toString())
  }
  return (
    <fieldset>
      <legend>
        {EXPLORE.future} <span className="note">{EXPLORE.futureNote}</span>
      </legend>
      <label>
        {EXPLORE.newSeed}{' '}
        <input
          inputMode="numeric"
          size={8}
          value={written}
          aria-invalid={seed === null}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>{' '}
      <button type="button" aria-disabled={seed === null} onClick={deal}>
        {EXPLORE.deal}
      </button>
    </fieldset>
  )
}

/** What only a branch allows: chance by hand, another future, a position changed by hand. */
export function ExplorePart({ table, shown }: Props) {
  const { openHistory } = useHistory()
  const moment = lineOf(table)[shown]
  return (
    <section className="explore" aria-label={EXPLORE.title}>
      <h3>{EXPLORE.title}</h3>
      <ChanceFrom table={table} />
      <Future table={table} />
      {moment && (
        <button
          type="button"
          className="by-hand"
          onClick={() => openHistory({ edited: editedFrom(moment.game) })}
        >
          {EXPLORE.edit} <small>{EXPLORE.editNote}</small>
        </button>
      )}
    </section>
  )
}
