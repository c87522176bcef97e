import { useEffect, useState } from 'react'

/** Something that is on its way, or has not come. */
export type Fetched<T> = { readonly got: T } | 'loading' | 'missing'

/**
 * What is fetched when it is wanted; it is asked for again by the second. What is fetched must not change from
 * one drawing to the next.
 */
export const useFetched = <T>(fetched: () => Promise<T>): readonly [Fetched<T>, () => void] => {
  const [state, setState] = useState<Fetched<T>>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    let isWanted = true
    fetched().then(
      (got) => isWanted && setState({ got }),
      () => isWanted && setState('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [state, fetched])
  return [state, () => setState('loading')]
}
