import { atOf, lineOf, answersAt, branchOf, isExploring, type TableStore } from '../../store/index'
import { LUCK_OF } from '../words/en/branches'
import { LuckOf } from './luck-of'

/** What chance gave up to the present: in the whole game, and in the branch that is explored. */
export function LuckPart({ table }: { table: TableStore }) {
  const [line, at] = [lineOf(table), atOf(table)]
  const branch = branchOf(table, table.branch)
  return (
    <>
      <LuckOf title={LUCK_OF.game} line={line} at={at} />
      {branch && isExploring(table) && (
        <LuckOf title={LUCK_OF.branch} line={line} at={at} since={answersAt(line, branch.fork)} />
      )}
    </>
  )
}
