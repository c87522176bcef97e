import { keysOf } from '../../coin/keys-of'
import { createStore } from 'zustand/vanilla'

/** Every setting of the display and its values, the first of which is meant where nothing is said. */
export const VALUES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced'],
  view: ['table', 'projector'],
  letters: ['off', 'on'],
  legend: ['on', 'off'],
} as const

export type SettingId = keyof typeof VALUES
export type Settings = { readonly [Id in SettingId]: (typeof VALUES)[Id][number] }

export const SETTINGS = keysOf(VALUES)

const KEY = 'arab-revolt.display'

/** What was kept, as far as it can be read and understood. */
const kept = (): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

const keep = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage is blocked or full: the settings hold until the page is closed.
  }
}

const understood = (read: Readonly<Record<string, unknown>>): Settings => {
  const value = (id: SettingId) =>
    VALUES[id].find((one: string) => one === read[id]) ?? VALUES[id][0]
  return Object.fromEntries(SETTINGS.map((id) => [id, value(id)])) as unknown as Settings
}

/** How this page is shown. */
export const settings = createStore<Settings>()(() => understood(kept()))

/** Marks the page with what has been set otherwise than usual, now and on every change, and keeps it. */
export const followSettings = (root: HTMLElement): (() => void) => {
  const mark = (all: Settings) => {
    for (const id of SETTINGS)
      if (all[id] === VALUES[id][0]) root.removeAttribute(`data-${id}`)
      else root.setAttribute(`data-${id}`, all[id])
  }
  mark(settings.getState())
  return settings.subscribe((all) => {
    mark(all)
    keep(all)
  })
}
