import { memo } from 'react'
import { board, forecast, outcome } from '../../games/index'
import { LIMITS, type Branch, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { useScreen } from '../screen/use-screen'
import { BRANCHES } from '../words/en/branches'
import { BranchTools } from './branch-tools'
import { placeAt } from './compared-at'

interface Props {
  readonly table: TableStore
  readonly branch: Branch
  readonly onDone: () => void
}

/** Where a branch leaves the one above it, and how it stands at its end. */
const Course = memo(function Course(props: Pick<Branch, 'line' | 'fork' | 'parent'>) {
  const { line, fork, parent } = props
  const screen = useScreen()
  const last = line.at(-1)
  if (!last) return null
  const end = board(last.game)
  const result = outcome(last.game)
  const place = placeAt(line, line.length - 1, screen)
  return (
    <p className="note">
      {parent !== null && `${BRANCHES.leaves(placeAt(line, fork, screen))}; `}
      {result
        ? BRANCHES.won(place, screen.words.outcome(result))
        : BRANCHES.ends(place, end, forecast(last.game).to)}
      .
    </p>
  )
})

/** One branch: its name, which leads to it, where it leaves and how it ends, and what can be done with it. */
export function BranchRow({ table, branch, onDone }: Props) {
  const { id, name, line, fork, parent } = branch
  const here = id === table.branch
  const go = () => {
    exploring(table).switchBranch(id)
    onDone()
  }
  return (
    <div className="branch" aria-current={here ? 'true' : undefined}>
      <p>
        <button type="button" onClick={go}>
          {BRANCHES.nameOf(name, id)}
        </button>{' '}
        {here && <span className="here">{BRANCHES.here}</span>}
      </p>
      <Course {...{ line, fork, parent }} />
      {here && parent !== null && (
        <label>
          {BRANCHES.name}{' '}
          <input
            value={name}
            maxLength={LIMITS.name}
            onChange={({ target }) => exploring(table).nameBranch(id, target.value)}
          />
        </label>
      )}
      <BranchTools table={table} branch={branch} />
    </div>
  )
}
