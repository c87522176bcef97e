import type { Position } from '../../games/index'
import type { TableStore } from '../../store/index'
import { checked } from '../edit/edited'
import { Editor } from '../edit/editor'
import type { Editing } from '../screen/editing'
import { useScreen } from '../screen/use-screen'
import { ALONE, agree, hasAgreed } from '../hands/agreement'
import { newSeed } from '../kit/seed'
import { useStores } from '../kit/stores'
import { playedBy, sidesOf } from '../words/en/seats'
import { setupFrom } from './edited-from'
import { useHistory, type Edited } from '../hands/opened'

interface Props {
  readonly table: TableStore
  readonly edited: Edited
  readonly onClose: () => void
}

function Editable({ table, edited, editing, onClose }: Props & { editing: Editing }) {
  const { openHistory, closeHistory } = useHistory()
  const stores = useStores()
  const { setup } = table
  const change = (position: Position) => {
    const board =
      checked(position, editing.boardOf).board ?? editing.asWritten(position, edited.board)
    openHistory({ edited: { ...edited, position, board } })
  }
  const play = (position: Position) => {
    if (!setup) return
    const rules = setupFrom(setup.rules ?? {}, position)
    const before = table.identity?.id ?? ''
    const agreed = [ALONE, ...sidesOf(setup.game)].filter((side) => hasAgreed(stores, before, side))
    table.newGame({ ...setup, seats: playedBy(setup), seed: newSeed(), rules })
    const { identity } = stores.table.getState()
    if (identity) agree(stores, identity.id, ...agreed)
    closeHistory()
  }
  return (
    <Editor
      editing={editing}
      position={edited.position}
      space={edited.space}
      isEarlier={edited.isEarlier}
      onSpace={(space) => openHistory({ edited: { ...edited, space } })}
      onChange={change}
      onPlay={play}
      onLeave={onClose}
    />
  )
}

/** A position that is changed by hand; the map shows it as it changes. */
export function EditPart(props: Props) {
  const { Editing } = useScreen()
  return (
    <Editing onClose={props.onClose}>
      {(editing) => <Editable {...props} editing={editing} />}
    </Editing>
  )
}
