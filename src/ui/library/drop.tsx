import { useEffect, useState } from 'react'
import { onLaunchFiles } from '../../offline/index'
import type { KeptOtherwise } from '../../store/index'
import { LIBRARY } from '../words/en/library'
import { refusedText } from '../words/en/records'
import { useLibrary } from '../kit/use-library'
import { openFile } from './open-file'
import './library.css'

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/** Hears files that are dropped anywhere on the window; tells whether one hangs over it. */
const useDrop = (onOpened: () => void): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => setIsOver(relatedTarget !== null)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) void openFile(file).then((isOpen) => isOpen && onOpened())
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onOpened])
  return isOver
}

/** Hears files with which the installed program is opened. */
const useLaunch = (onOpened: () => void): void => {
  useEffect(() => {
    onLaunchFiles(([file]) => {
      if (file) void openFile(file).then((isOpen) => isOpen && onOpened())
    })
  }, [onOpened])
}

/** The game is kept, but not as it is here: the ways to open either. */
function Either({ of: { id, text }, onOpened }: { of: KeptOtherwise; onOpened: () => void }) {
  const open = useLibrary((state) => state.open)
  const openText = useLibrary((state) => state.openText)
  const then = (opening: Promise<boolean>) => void opening.then((isOpen) => isOpen && onOpened())
  return (
    <>
      <button type="button" onClick={() => then(open(id))}>
        {LIBRARY.openKept}
      </button>{' '}
      <button type="button" onClick={() => then(openText(text, 'beside'))}>
        {LIBRARY.openBeside}
      </button>{' '}
    </>
  )
}

/** Opens what is dropped on the window, and says what could not be done with a game. */
export function Drop({ onOpened }: { onOpened: () => void }) {
  const isOver = useDrop(onOpened)
  useLaunch(onOpened)
  const refused = useLibrary((state) => state.refused)
  const dismiss = useLibrary((state) => state.dismiss)
  return (
    <>
      {isOver && <p className="drop-here">{LIBRARY.dropHere}</p>}
      {refused && (
        <p className="refused-game" role="alert">
          {refusedText(refused)}{' '}
          {refused.why === 'kept-otherwise' && <Either of={refused} onOpened={onOpened} />}
          <button type="button" onClick={dismiss}>
            {LIBRARY.close}
          </button>
        </p>
      )}
    </>
  )
}
