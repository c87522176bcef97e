import { useState } from 'react'
import { LIBRARY } from '../words/en/library'
import { useLibrary } from '../kit/use-library'
import { fileName, saveFile } from '../kit/save-file'

interface AskingProps {
  readonly onRemove: () => void
  readonly onKeep: () => void
}

function Asking({ onRemove, onKeep }: AskingProps) {
  return (
    <>
      <p className="note" role="status">
        {LIBRARY.forGood}
      </p>
      <p className="ways">
        <button type="button" onClick={onRemove}>
          {LIBRARY.removeForGood}
        </button>
        <button type="button" onClick={onKeep}>
          {LIBRARY.keep}
        </button>
      </p>
    </>
  )
}

/** A game of which nothing can be told. It cannot be put back, so that one is asked before it is deleted. */
export function DamagedGame({ id, onOpen }: { id: string; onOpen: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const textOf = useLibrary((state) => state.textOf)
  const remove = useLibrary((state) => state.remove)
  const save = async () => {
    const text = await textOf(id)
    if (text !== null) saveFile(fileName(undefined, id, new Date()), text)
  }
  return (
    <li className="kept-game">
      <div>
        <h2>{LIBRARY.damaged}</h2>
        <p className="note">{LIBRARY.damagedNote}</p>
        <p className="ways">
          <button type="button" onClick={onOpen}>
            {LIBRARY.open}
          </button>
          <button type="button" onClick={() => void save()}>
            {LIBRARY.saveFile}
          </button>
          <button type="button" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {LIBRARY.remove}
          </button>
        </p>
        {isAsking && <Asking onRemove={() => void remove(id)} onKeep={() => setIsAsking(false)} />}
      </div>
    </li>
  )
}
