import { useRef } from 'react'
import { LIMITS } from '../../store/index'
import { LIBRARY } from '../text/library'
import { library } from '../use-library'

/** The longest sign has four bytes; what is longer than any record is not read to its end. */
const MOST_BYTES = 4 * LIMITS.characters + 4

/** Opens the game in a file, and tells whether there was one. */
export const openFile = async (file: File): Promise<boolean> =>
  library.getState().openText(await file.slice(0, MOST_BYTES).text())

/** A button that asks for a file. */
export function OpenFile({ onOpened }: { onOpened: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (files: FileList | null) => {
    const file = files?.[0]
    if (file && (await openFile(file))) onOpened()
  }
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {LIBRARY.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={LIBRARY.openFile}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
