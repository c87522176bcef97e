import type { Position } from '../../games/index'
import type { Table } from '../../store/index'
import { asWritten, checked } from '../edit/edited'
import { Editor } from '../edit/editor'
import { newSeed } from '../kit/seed'
import { playedBy } from '../words/en/seats'
import { setupFrom } from './edited-from'
import { closeHistory, openHistory, type Edited } from '../hands/opened'

/** A position that is changed by hand; the map shows it as it changes. */
export function EditPart({ table, edited }: { table: Table; edited: Edited }) {
  const { setup } = table
  const change = (position: Position) => {
    const board = checked(position).board ?? asWritten(position, edited.board)
    openHistory({ edited: { ...edited, position, board } })
  }
  const play = (position: Position) => {
    if (!setup) return
    const rules = setupFrom(setup.rules ?? {}, position)
    table.newGame({ ...setup, seats: playedBy(setup.seats), seed: newSeed(), rules })
    closeHistory()
  }
  return (
    <Editor
      position={edited.position}
      space={edited.space}
      isEarlier={edited.isEarlier}
      onSpace={(space) => openHistory({ edited: { ...edited, space } })}
      onChange={change}
      onPlay={play}
      onLeave={() => openHistory({ edited: null })}
    />
  )
}
