import { keysOf } from '../../coin/keys-of'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from '../kit/kept'

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
const kept = (): Settings => {
  const read: Readonly<Record<string, unknown>> = {
    ...(readKept('localStorage', KEY) as object | null),
  }
  const value = (id: SettingId) =>
    VALUES[id].find((one: string) => one === read[id]) ?? VALUES[id][0]
  return Object.fromEntries(SETTINGS.map((id) => [id, value(id)])) as unknown as Settings
}

/** How this page is shown. */
export const settings = createStore<Settings>(kept)

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
    writeKept('localStorage', KEY, all)
  })
}
