import { useState } from 'react'
import { atOf, branchOf, lineOf, type Branch, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { focusPrompt } from '../kit/focus-prompt'
import { BRANCHES } from '../words/en/branches'
import type { Screen } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { comparedAt } from './compared-at'
import { useHistory, type Compared } from '../hands/opened'

interface Props {
  readonly table: TableStore
  readonly branch: Branch
}

/** How many branches leave this one, and go with it. */
const leaving = (branches: readonly Branch[], id: number): number =>
  branches
    .filter(({ parent }) => parent === id)
    .reduce((sum, one) => sum + 1 + leaving(branches, one.id), 0)

function Pruning({ table, branch, onLeave }: Props & { onLeave: () => void }) {
  const name = BRANCHES.nameOf(branch.name, branch.id)
  const take = () => {
    focusPrompt()
    exploring(table).prune(branch.id)
  }
  return (
    <div className="asking" role="group" aria-label={BRANCHES.prune}>
      <p>{BRANCHES.askPrune(name, leaving(table.branches, branch.id))}</p>
      <button type="button" className="main" autoFocus onClick={take}>
        {BRANCHES.take}
      </button>
      <button type="button" onClick={onLeave}>
        {BRANCHES.leave}
      </button>
    </div>
  )
}

/** The end of a branch beside what is on the table. */
const endBeside = (
  table: TableStore,
  branch: Branch,
  screen: Screen,
): readonly [now: Compared, end: Compared] | null => {
  const end = comparedAt(branch.line, branch.line.length - 1, false, screen)
  const now = comparedAt(lineOf(table), atOf(table), true, screen)
  const name = BRANCHES.endOf(BRANCHES.nameOf(branch.name, branch.id))
  return now && end && [now, { ...end, name: `${name}: ${end.name}` }]
}

/** What can be done with a branch that is not gone to. */
export function BranchTools({ table, branch }: Props) {
  const screen = useScreen()
  const { openHistory } = useHistory()
  const [asking, setAsking] = useState(false)
  const parent = branch.parent === null ? undefined : branchOf(table, branch.parent)
  const leave = () => {
    focusPrompt()
    setAsking(false)
  }
  if (asking) return <Pruning {...{ table, branch }} onLeave={leave} />
  return (
    <div className="tools">
      {branch.id !== table.branch && (
        <button
          type="button"
          onClick={() => openHistory({ compared: endBeside(table, branch, screen) })}
        >
          {BRANCHES.compare}
        </button>
      )}
      {parent && (
        <>
          <button
            type="button"
            title={BRANCHES.promoteNote}
            onClick={() => exploring(table).promote(branch.id)}
          >
            {BRANCHES.promote(BRANCHES.nameOf(parent.name, parent.id))}
          </button>
          <button type="button" onClick={() => setAsking(true)}>
            {BRANCHES.prune}
          </button>
        </>
      )}
    </div>
  )
}
