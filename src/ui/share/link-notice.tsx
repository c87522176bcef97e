import { useEffect, useState } from 'react'
import { LINK_BEGINS } from '../../store/index'
import { later } from '../kit/later'

interface Props {
  readonly onOpened: () => void
  readonly onClose: () => void
}

const OpenedLink = later(
  () => import('./opened-link').then((part) => part.OpenedLink),
  ({ onClose }: Props) => onClose(),
)

const isLink = (): boolean => location.hash.startsWith(LINK_BEGINS)

/** Opens the game of a link that is in the address, or comes into it. */
export function LinkNotice({ onOpened }: Pick<Props, 'onOpened'>) {
  const [isWanted, setIsWanted] = useState(isLink)
  useEffect(() => {
    const hear = () => {
      if (isLink()) setIsWanted(true)
    }
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])
  return isWanted && <OpenedLink onOpened={onOpened} onClose={() => setIsWanted(false)} />
}
