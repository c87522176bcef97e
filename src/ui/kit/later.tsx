import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** How long the page has to itself before the rest is loaded, in milliseconds. */
const REST = 2000

/** A part of the page that is loaded apart from it: it is small enough to wait for, and rarely wanted at once. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  const ready = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  loads.push(ready)
  const Lazy = lazy(ready)
  const Later = (props: Props) => {
    // React shows what is lazy a moment late even when it is there.
    const [Part] = useState(() => loaded)
    return Part ? (
      <Part {...props} />
    ) : (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    )
  }
  return Object.assign(Later, { ready })
}

/** Everything that is loaded later. */
export const loadTheRest = (): Promise<unknown> => Promise.allSettled(loads.map((load) => load()))

/** Loads it as soon as the page has nothing better to do, so that it is there when it is wanted. */
export const useTheRest = (): void => {
  useEffect(() => {
    const waiting = setTimeout(() => void loadTheRest(), REST)
    return () => clearTimeout(waiting)
  }, [])
}
