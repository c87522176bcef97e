import type { Branch, TableStore } from '../../store/index'
import { BRANCHES } from '../words/en/branches'
import { BranchRow } from './branch-row'

interface Props {
  readonly table: TableStore
  readonly onDone: () => void
}

const childrenOf = (branches: readonly Branch[], parent: number | null): readonly Branch[] =>
  branches.filter((one) => one.parent === parent)

function Twigs({ table, onDone, parent }: Props & { parent: number | null }) {
  const branches = childrenOf(table.branches, parent)
  if (branches.length === 0) return null
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.id}>
          <BranchRow table={table} branch={branch} onDone={onDone} />
          <Twigs table={table} onDone={onDone} parent={branch.id} />
        </li>
      ))}
    </ul>
  )
}

/** The tree of branches, each below the one that it leaves. */
export function Branches({ table, onDone }: Props) {
  return (
    <section className="branches">
      <h3>{BRANCHES.title}</h3>
      {table.branches.length === 1 ? (
        <p className="note">{BRANCHES.none}</p>
      ) : (
        <Twigs table={table} onDone={onDone} parent={null} />
      )}
    </section>
  )
}
