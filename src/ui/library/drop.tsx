import { useEffect, useState } from 'react'
import { onLaunchFiles } from '../../offline/index'
import { addition, later } from '../kit/later'
import { library, useLibrary } from '../kit/use-library'
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

const RefusedGame = later(
  async () => (await import('./refused-game')).RefusedGame,
  () => library.getState().dismiss(),
)
const DropHere = addition(async () => (await import('./drop-here')).DropHere)

/** Opens what is dropped on the window, and says what could not be done with a game. */
export function Drop({ onOpened }: { onOpened: () => void }) {
  const isOver = useDrop(onOpened)
  useLaunch(onOpened)
  const refused = useLibrary((state) => state.refused)
  return (
    <>
      {isOver && <DropHere />}
      {refused && <RefusedGame refused={refused} onOpened={onOpened} />}
    </>
  )
}
