/** Something that lies over what was there before: Back closes it, Forward opens it again. */
export interface Place {
  readonly close: () => void
  readonly open: () => void
}

/** The tab's own history, as far as places need it: each of its entries knows how many places lie open at it. */
export interface Entries {
  /** How many lie open at the entry where the tab is; null where that entry is not ours. */
  readonly depth: () => number | null
  /** Writes it into the entry where the tab is. */
  readonly mark: (depth: number) => void
  /** Adds an entry. */
  readonly push: (depth: number) => void
  /** Goes so many entries back; the tab arrives there later. */
  readonly back: (entries: number) => void
  /** Calls back when all that happens now has happened. */
  readonly soon: (then: () => void) => void
}

/** Keeps what lies open and the tab's history in step. */
export interface Places {
  /** What a part of the page has open now, the first below. */
  readonly lay: (part: object, open: readonly Place[]) => void
  /** The tab has come to another entry of its history. */
  readonly arrive: () => void
}

interface Laid {
  readonly part: object
  readonly place: Place
}

/** What is open after a part has changed: what stays keeps its order, what is new lies on top. */
const relaid = (before: readonly Laid[], part: object, open: readonly Place[]): readonly Laid[] => {
  const [...rest] = open
  const stay = before.flatMap((one): readonly Laid[] => {
    if (one.part !== part) return [one]
    const place = rest.shift()
    return place ? [{ part, place }] : []
  })
  return [...stay, ...rest.map((place) => ({ part, place }))]
}

export const createPlaces = (entries: Entries): Places => {
  let open: readonly Laid[] = []
  /** What lay open at the entries up to the last one, also at those from which one has come back. */
  let known: readonly Laid[] = []
  let at = entries.depth() ?? 0
  let [isPlanned, isGoing] = [false, false]

  const settle = (): void => {
    isPlanned = false
    if (isGoing) return
    known = at < open.length ? open : [...open, ...known.slice(open.length)]
    while (at < open.length) entries.push(++at)
    if (at === open.length) return
    isGoing = true
    entries.back(at - open.length)
  }
  const plan = (): void => {
    if (isPlanned) return
    isPlanned = true
    entries.soon(settle)
  }
  const arrive = (): void => {
    const there = entries.depth()
    // An address written by hand, or a link: as much lies open as before.
    if (there === null) entries.mark(open.length)
    at = there ?? open.length
    if (!isGoing) {
      for (const { place } of open.slice(at).reverse()) place.close()
      for (const { place } of known.slice(open.length, at)) place.open()
    }
    isGoing = false
    plan()
  }
  entries.mark(at)
  return {
    lay: (part, now) => {
      open = relaid(open, part, now)
      plan()
    },
    arrive,
  }
}
