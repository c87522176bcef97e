import { useCallback, useSyncExternalStore } from 'react'

/** A setting that stands as an attribute on the document's root; undefined where it is not set. */
export const useRoot = (setting: string): string | undefined => {
  const follow = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(document.documentElement, { attributeFilter: [`data-${setting}`] })
      return () => observer.disconnect()
    },
    [setting],
  )
  return useSyncExternalStore(follow, () => document.documentElement.dataset[setting])
}
