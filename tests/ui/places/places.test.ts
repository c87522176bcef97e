import { expect, test } from 'vitest'
import { createPlaces, type Entries, type Place } from '../../../src/ui/places/places'

/** The history of a tab, which answers late as a browser's does. */
const createTab = (states: (number | null)[] = [null], at = states.length - 1) => {
  const tab = { states, at, arrive: (): void => undefined }
  const late: (() => void)[] = []
  const go = (entries: number) =>
    late.push(() => {
      tab.at += entries
      tab.arrive()
    })
  const entries: Entries = {
    depth: () => tab.states[tab.at] ?? null,
    mark: (depth) => (tab.states[tab.at] = depth),
    push: (depth) => {
      tab.states = [...tab.states.slice(0, tab.at + 1), depth]
      tab.at += 1
    },
    back: (n) => go(-n),
    soon: (then) => late.push(then),
  }
  const settle = () => {
    for (let next = late.shift(); next; next = late.shift()) next()
  }
  const places = createPlaces(entries)
  tab.arrive = places.arrive
  return {
    places,
    settle,
    /** What the browser's own buttons do. */
    travel: (by: number) => {
      go(by)
      settle()
    },
    visit: () => {
      tab.states = [...tab.states.slice(0, tab.at + 1), null]
      tab.at += 1
      tab.arrive()
      settle()
    },
    get seen() {
      return { states: tab.states, at: tab.at }
    },
  }
}

/** A part of the page that shows things upon one another. */
const createPart = ({ places }: ReturnType<typeof createTab>) => {
  const part = {
    open: [] as readonly string[],
    show: (open: readonly string[]): void => {
      part.open = open
      const laid = open.map((_, i): Place => ({
        close: () => part.show(open.slice(0, i)),
        open: () => part.show(open.slice(0, i + 1)),
      }))
      places.lay(part, laid)
    },
  }
  return part
}

const openTab = (states?: (number | null)[]) => {
  const tab = createTab(states)
  const [screen, reader] = [createPart(tab), createPart(tab)]
  const show = (screens: readonly string[], read: readonly string[] = []) => {
    screen.show(screens)
    reader.show(read)
    tab.settle()
  }
  return { tab, screen, reader, show }
}

test('Back closes what was opened last, Forward opens it again', () => {
  const { tab, screen, reader, show } = openTab()
  show(['table'], ['help', 'term'])
  expect(tab.seen).toEqual({ states: [0, 1, 2, 3], at: 3 })
  tab.travel(-1)
  expect(reader.open).toEqual(['help'])
  tab.travel(-1)
  expect(reader.open).toEqual([])
  tab.travel(-1)
  expect([screen.open, tab.seen.at]).toEqual([[], 0])
  tab.travel(3)
  expect([screen.open, reader.open]).toEqual([['table'], ['help', 'term']])
  tab.travel(-2)
  expect([screen.open, reader.open, tab.seen.at]).toEqual([['table'], [], 1])
})

test('What is closed on the page leaves no entry behind', () => {
  const { tab, show } = openTab()
  show(['table'])
  for (let time = 0; time < 3; time++) {
    show(['table'], ['help', 'term'])
    show(['table'])
  }
  expect(tab.seen).toEqual({ states: [0, 1, 2, 3], at: 1 })
})

test('A screen in the place of another takes its entry', () => {
  const { tab, screen, show } = openTab()
  show(['new game'])
  show(['table'])
  expect(tab.seen).toEqual({ states: [0, 1], at: 1 })
  tab.travel(-1)
  tab.travel(1)
  expect(screen.open).toEqual(['table'])
})

test('What opens while the tab is still going back gets its entry', () => {
  const { tab, reader, show } = openTab()
  show(['table'], ['help', 'term'])
  reader.show([])
  tab.settle()
  reader.show(['cards'])
  tab.settle()
  expect([reader.open, tab.seen]).toEqual([['cards'], { states: [0, 1, 2], at: 2 }])
})

test('After a reload that closed something the tab goes back to where that was not open', () => {
  const { tab, screen, show } = openTab([0, 1, 2])
  show(['table'])
  expect([screen.open, tab.seen.at]).toEqual([['table'], 1])
})

test('Where nothing can be opened again, Forward stays where it is', () => {
  const { tab, show } = openTab([0, 1])
  show([])
  expect(tab.seen.at).toBe(0)
  tab.travel(1)
  expect(tab.seen.at).toBe(0)
})

test('An address written by hand closes nothing', () => {
  const { tab, screen, show } = openTab()
  show(['table'])
  tab.visit()
  expect([screen.open, tab.seen]).toEqual([['table'], { states: [0, 1, 1], at: 2 }])
  tab.travel(-1)
  expect(screen.open).toEqual(['table'])
  tab.travel(-1)
  expect(screen.open).toEqual([])
})
