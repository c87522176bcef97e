import { useSyncExternalStore } from 'react'

/** A setting that stands as an attribute on the document's root; undefined where it is not set. */
export const useRoot = (setting: string): string | undefined =>
  useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed)
      observer.observe(document.documentElement, { attributeFilter: [`data-${setting}`] })
      return () => observer.disconnect()
    },
    () => document.documentElement.dataset[setting],
  )
