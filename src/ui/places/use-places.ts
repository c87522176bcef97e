import { useLayoutEffect, useState } from 'react'
import { createPlaces, type Entries, type Places } from './places'

const KEY = 'depth'

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** What else an entry knows goes with it: where the tab sits. */
const stateWith = (depth: number) => ({ ...stateNow(), [KEY]: depth })

const ENTRIES: Entries = {
  depth: () => {
    const { [KEY]: depth } = stateNow()
    return typeof depth === 'number' ? depth : null
  },
  mark: (depth) => history.replaceState(stateWith(depth), ''),
  push: (depth) => history.pushState(stateWith(depth), ''),
  back: (entries) => history.go(-entries),
  soon: (then) => setTimeout(then),
}

let places: Places | null = null

/** The places of this tab, from the first that is asked for. */
const placesOfTab = (): Places => {
  if (places) return places
  places = createPlaces(ENTRIES)
  addEventListener('popstate', places.arrive)
  return places
}

/** Makes each of several things that lie upon one another a place in the tab's history. */
export const usePlaces = <What>(
  open: readonly What[],
  show: (open: readonly What[]) => void,
): void => {
  const [part] = useState(() => ({}))
  useLayoutEffect(() =>
    placesOfTab().lay(
      part,
      open.map((_, i) => ({
        close: () => show(open.slice(0, i)),
        open: () => show(open.slice(0, i + 1)),
      })),
    ),
  )
  useLayoutEffect(() => () => placesOfTab().lay(part, []), [part])
}

/** Makes what is open a place in the tab's history: Back closes it, Forward opens it again. */
export const usePlace = <What>(open: What | null, show: (open: What | null) => void): void =>
  usePlaces(open === null ? [] : [open], ([what = null]) => show(what))
