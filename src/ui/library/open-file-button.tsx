import { useRef } from 'react'
import { LIBRARY } from '../words/en/library'
import { useStores } from '../kit/stores'
import { openFile, type Ways } from './open-file'

/** A button that asks for a file. */
export function OpenFileButton(ways: Ways) {
  const { library } = useStores()
  const input = useRef<HTMLInputElement>(null)
  const open = async (files: FileList | null) => {
    const file = files?.[0]
    if (file) await openFile(file, library, ways)
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
        accept=".json,application/json,.png,image/png"
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
