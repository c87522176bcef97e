import { useCallback, useEffect, useState } from 'react'
import { LINK_BEGINS, readGameLink, type LinkReading } from '../../store/index'
import { MissingPart } from '../kit/missing-part'
import { later } from '../kit/later'
import { useStores } from '../kit/stores'
import { tryAgain } from '../../parts/try-again'

/** Takes a link out of the address once it is read: the game is on the table then. */
const takeOut = (): void => {
  const { pathname, search } = location
  history.replaceState(history.state, '', `${pathname}${search}`)
}

/** A link that is read; null where what reads it could not be loaded. */
const read = (link: string): Promise<LinkReading | null> =>
  tryAgain(() => readGameLink(link)).catch(() => null)

/** What could not be read of a link that was opened; a whole one goes to the table by itself. */
const useLink = (onOpened: () => void) => {
  const { library } = useStores()
  const [reading, setReading] = useState<LinkReading | 'missing' | null>(null)
  const open = useCallback(async () => {
    const { hash } = location
    if (!hash.startsWith(LINK_BEGINS)) return
    const link = await read(hash)
    if (link) takeOut()
    if (!link?.text || link.mistake !== null) setReading(link ?? 'missing')
    else if (await library.getState().openText(link.text)) onOpened()
  }, [library, onOpened])
  useEffect(() => {
    const hear = () => void open()
    hear()
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [open])
  const close = () => setReading(null)
  const again = () => {
    close()
    void open()
  }
  return { reading, close, again }
}

const BrokenLink = later(
  () => import('./broken-link').then((part) => part.BrokenLink),
  ({ close }) => close(),
)

/** Opens the game of the link in the address, or says what is wrong with it and offers the rest. */
export function OpenedLink({ onOpened }: { onOpened: () => void }) {
  const { reading, close, again } = useLink(onOpened)
  if (reading === null) return null
  if (reading === 'missing') return <MissingPart onAgain={again} onClose={close} />
  return <BrokenLink {...{ reading, close, onOpened }} />
}
