import { useState } from 'react'
import {
  atOf,
  canRedo,
  canUndo,
  isAskedWithin,
  isPlayed,
  isTurnShared,
  turnStart,
  undoTakesBack,
  type TableStore,
} from '../../store/index'
import { DECISION } from '../words/en/words'
import { Icon } from '../kit/icon'
import { later } from '../kit/later'
import type { Ending } from './ending'
import { MoveButton } from './move-button'
import { PressButton } from './press-button'
import { useScreen } from '../screen/use-screen'

const TakeBack = later(
  () => import('./take-back').then((part) => part.TakeBack),
  ({ onLeave }) => onLeave(),
)

/** What cannot be pressed now, and why. */
function Closed({ title, why }: { title: string; why: string }) {
  return (
    <button type="button" className="main end refused" aria-disabled>
      {title} <small>{why}</small>
    </button>
  )
}

function EndButton({ ending, table }: { ending: Ending; table: TableStore }) {
  const { words } = useScreen()
  if (ending === null) {
    const title = isAskedWithin(table) ? DECISION.theirTurn : DECISION.endTurn
    return <Closed title={title} why={DECISION.chooseFirst} />
  }
  if (ending.what === 'press') return <PressButton {...ending} />
  if (ending.what === 'move')
    return <MoveButton {...ending} onMove={(stroke) => table.answer(...stroke)} />
  const { ask, about, why } = ending
  return <Closed title={words.done(ask, about)} why={`${words.reason(why)} (${why.rule})`} />
}

type Asking = 'undo' | 'restart' | null

interface FooterProps {
  readonly table: TableStore
  readonly ending: Ending
  /** Lets go of what a finger has asked about: before that nothing is undone. */
  readonly onPutDown?: (() => void) | null
}

/** Undo, redo, start again, and the end of the turn: always in one place. */
export function Footer({ table, ending, onPutDown }: FooterProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const back = undoTakesBack(table)
  // A watched game knows no turns, nor do its branches.
  const hasTurns = table.setup !== null && isPlayed(table.setup.seats)
  const begun = hasTurns && turnStart(table) < atOf(table)
  const restart = isTurnShared(table) ? 'part' : 'restart'
  const take = () => {
    setAsking(null)
    if (asking === 'restart') table.restartTurn()
    else table.undo()
  }
  const undo = () => (canUndo(table) && back !== 'nothing' ? setAsking('undo') : table.undo())
  if (asking !== null)
    return (
      <TakeBack
        what={asking === 'restart' ? restart : back}
        onTake={take}
        onLeave={() => setAsking(null)}
      />
    )
  return (
    <footer className="footer" data-held={onPutDown ? true : undefined}>
      <button
        type="button"
        data-key="undo"
        aria-disabled={!onPutDown && !canUndo(table)}
        onClick={onPutDown ?? undo}
      >
        <Icon of="undo" /> <span>{DECISION.undo}</span> <kbd aria-hidden="true">U</kbd>
      </button>
      <button
        type="button"
        data-key="redo"
        aria-disabled={!canRedo(table)}
        title={DECISION.redo}
        onClick={() => table.redo()}
      >
        <Icon of="redo" /> <span className="heard">{DECISION.redo}</span>
      </button>
      {begun && (
        <button
          type="button"
          className="restart"
          title={DECISION.restart}
          onClick={() => setAsking('restart')}
        >
          <Icon of="restart" /> <span>{DECISION.restart}</span>
        </button>
      )}
      <EndButton ending={ending} table={table} />
    </footer>
  )
}
