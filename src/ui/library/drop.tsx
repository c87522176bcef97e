import { useCallback, useEffect, useState } from 'react'
import { onLaunchFiles } from '../../offline/index'
import { addition, later } from '../kit/later'
import { useStores } from '../kit/stores'
import { useLibrary } from '../kit/use-library'
import type { Ways } from './open-file'
import { tryAgain } from '../../parts/try-again'

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/** Opens what is in a file. */
const useOpening = ({ onOpened, onLesson }: Ways): ((file: File | undefined) => Promise<void>) => {
  const { library } = useStores()
  return useCallback(
    async (file) => {
      if (!file) return
      const opening = await tryAgain(() => import('./open-file')).catch(() => null)
      if (!opening) library.getState().refuse({ why: 'not-loaded' })
      else await opening.openFile(file, library, { onOpened, onLesson })
    },
    [library, onOpened, onLesson],
  )
}

/** Hears files that are dropped anywhere on the window; tells whether one hangs over it. */
const useDrop = (open: ReturnType<typeof useOpening>): boolean => {
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
      void open(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [open])
  return isOver
}

/** Hears files with which the installed program is opened. */
const useLaunch = (open: ReturnType<typeof useOpening>): void => {
  useEffect(() => onLaunchFiles(([file]) => void open(file)), [open])
}

const RefusedGame = later(
  () => import('./refused-game').then((part) => part.RefusedGame),
  ({ onClose }) => onClose(),
)
const DropHere = addition(() => import('./drop-here').then((part) => part.DropHere))

/** Opens what is dropped on the window, and says what could not be done with a game. */
export function Drop(ways: Ways) {
  const open = useOpening(ways)
  const isOver = useDrop(open)
  useLaunch(open)
  const refused = useLibrary((state) => state.refused)
  const dismiss = useLibrary((state) => state.dismiss)
  return (
    <>
      {isOver && <DropHere />}
      {refused && <RefusedGame {...{ refused }} onOpened={ways.onOpened} onClose={dismiss} />}
    </>
  )
}
