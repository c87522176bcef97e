import { useEffect, useState } from 'react'
import { LINK_BEGINS, readGameLink, type LinkReading } from '../../store/index'
import { LINK } from '../text/share'
import { library } from '../kit/use-library'

/** The link with which the page was opened, taken out of the address: the game is on the table now. */
const takenLink = (): string | null => {
  const { hash, pathname, search } = location
  if (!hash.startsWith(LINK_BEGINS)) return null
  history.replaceState(history.state, '', `${pathname}${search}`)
  return hash
}

/** What could not be read of a link that was opened; a whole one goes to the table by itself. */
const useLink = (onOpened: () => void) => {
  const [reading, setReading] = useState<LinkReading | null>(null)
  useEffect(() => {
    const open = async () => {
      const link = takenLink()
      if (link === null) return
      const read = await readGameLink(link)
      if (read.mistake !== null || read.text === null) setReading(read)
      else if (await library.getState().openText(read.text)) onOpened()
    }
    void open()
    const hear = () => void open()
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [onOpened])
  return [reading, () => setReading(null)] as const
}

/** Opens the game of a link, or says what is wrong with it and offers the rest. */
export function LinkNotice({ onOpened }: { onOpened: () => void }) {
  const [reading, close] = useLink(onOpened)
  if (reading === null) return null
  const { text, answers } = reading
  const openRest = async () => {
    close()
    if (text !== null && (await library.getState().openText(text))) onOpened()
  }
  return (
    <p className="refused-game" role="alert">
      {LINK.mistake(reading)}{' '}
      {text !== null && answers > 0 && (
        <button type="button" onClick={() => void openRest()}>
          {LINK.rest(reading)}
        </button>
      )}{' '}
      <button type="button" onClick={close}>
        {LINK.close}
      </button>
    </p>
  )
}
