import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { MEDIA } from './media'

/** Whether it is so, now and whenever that changes. */
export const useMedia = (query: keyof typeof MEDIA): boolean => {
  const media = useMemo(() => matchMedia(MEDIA[query]), [query])
  const follow = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [media],
  )
  return useSyncExternalStore(follow, () => media.matches)
}
