import { outcome, type SpaceId } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { atOf, botToAct, lineOf, type Moment, type TableStore } from '../../store/index'
import { Decision } from '../decision/decision'
import type { Plan } from '../told/plan'
import type { View } from '../hands/view'
import { useHistory, useOpened } from '../hands/opened'
import { later } from '../kit/later'
import type { Count } from '../propaganda/count'
import { useGesture, useHands } from '../hands/gesture'
import { MovingContext, type Moving } from '../hands/moving'

const Counting = later(() => import('../propaganda/counting').then((part) => part.Counting))
const BotTurn = later(() => import('./bot-turn').then((part) => part.BotTurn))
const End = later(() => import('../end/end').then((part) => part.End))
const EditPart = later(
  () => import('../history/edit-part').then((part) => part.EditPart),
  ({ onClose }) => onClose(),
)
const HistoryPage = later(
  () => import('../history/history-page').then((part) => part.HistoryPage),
  ({ onClose }) => onClose(),
)
interface Props {
  readonly table: TableStore
  readonly now: Moment
  readonly counting: Count | null
  readonly onLeave: () => void
  readonly looking: number | null
  readonly plan: Plan
  readonly view: View
  readonly onTry: (stroke: Stroke | null) => void
}

/** The decision, with what is to be moved. */
function Deciding({ table, ...asked }: Pick<Props, 'table' | 'now' | 'plan' | 'view' | 'onTry'>) {
  const at = atOf(table)
  const { setGesture } = useHands()
  const [moving, only] = [useGesture(at, (one) => one.moving), useGesture(at, (one) => one.only)]
  const held = useGesture(at, (one) => one.held)
  const set = (part: Partial<Moving>) => setGesture(at, { moving: { ...moving, ...part } })
  return (
    <MovingContext value={{ moving, set }}>
      <Decision
        {...asked}
        table={table}
        only={only}
        held={held}
        onShowAll={() => setGesture(at, { only: null })}
      />
    </MovingContext>
  )
}

/** What stands where the decision is: it, or what takes its place. */
export function Right(props: Props) {
  const { table, now, counting, onLeave, looking, plan, view, onTry } = props
  const at = atOf(table)
  const result = outcome(now.game)
  const { setGesture } = useHands()
  const { openHistory } = useHistory()
  const { page, instead, edited } = useOpened((all) => all)
  const light = (lit: ReadonlySet<SpaceId>) => setGesture(at, { lit })
  if (edited)
    return <EditPart {...{ table, edited }} onClose={() => openHistory({ edited: null })} />
  const onLook = (moment: number | null) => setGesture(at, { looking: moment })
  const onClose = () => {
    openHistory({ page: false, instead: null })
    onLook(null)
  }
  if (page || instead || (looking !== null && !result))
    return <HistoryPage {...{ table, looking, onLook, onClose }} onLight={light} />
  if (result && !counting)
    return (
      <End
        now={now}
        line={lineOf(table)}
        outcome={result}
        looking={looking}
        onLook={onLook}
        onAgain={onLeave}
      />
    )
  if (counting) return <Counting table={table} now={now} count={counting} onLight={light} />
  if (table.follows) return null
  const turn = botToAct(table)
  if (turn) return <BotTurn {...{ table, turn }} onLight={light} />
  return <Deciding {...{ table, now, plan, view, onTry }} />
}
