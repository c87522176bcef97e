import { useEffect } from 'react'

/** One key of the table: what it is called, and what it presses. */
export interface Key {
  readonly name: string
  readonly text: string
  /** Whether an event is this key. */
  readonly is: (event: KeyboardEvent) => boolean
  /** The element that it presses, the same that a pointer would. */
  readonly presses: (event: KeyboardEvent) => string
  /** Whether it goes on while it is held. */
  readonly repeats?: true
}

const letter = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  event.key.toLowerCase() === key && event.shiftKey === shift

/** In the history: the same stride back and forth. */
const steps = (
  name: string,
  text: string,
  keys: readonly [back: string, forth: string],
  shift: boolean,
): Key => ({
  name,
  text: `in the history: one ${text} back or forward`,
  is: ({ key, shiftKey, target }) =>
    keys.includes(key) &&
    shiftKey === shift &&
    !(target instanceof Element && target.matches('input')),
  presses: ({ key }) => `[data-key="${key === keys[0] ? 'back' : 'forth'}-${text}"]`,
  repeats: true,
})

const STEP_KEYS: readonly Key[] = [
  steps('← →', 'step', ['ArrowLeft', 'ArrowRight'], false),
  steps('Shift + ← →', 'action', ['ArrowLeft', 'ArrowRight'], true),
  steps(', .', 'card', [',', '.'], false),
]

/** Every key: the list that is shown and the one that is bound are the same. */
export const KEYS: readonly Key[] = [
  {
    name: '1 to 9',
    text: 'choose the answer with this number',
    is: ({ key }) => /^[1-9]$/.test(key),
    presses: ({ key }) => `[data-digit="${key}"]`,
  },
  {
    name: 'E',
    text: 'end the turn, or what the dark button says',
    is: letter('e', false),
    presses: () => '[data-key="end"]',
  },
  { name: 'U', text: 'undo', is: letter('u', false), presses: () => '[data-key="undo"]' },
  { name: 'Shift + U', text: 'redo', is: letter('u', true), presses: () => '[data-key="redo"]' },
  {
    name: 'B',
    text: 'back in the game: open or close its history',
    is: letter('b', false),
    presses: () => '[data-key="history"]',
  },
  ...STEP_KEYS,
  {
    name: 'I',
    text: 'in the first game: put the hint away, or bring it back',
    is: letter('i', false),
    presses: () => '[data-key="hint"]',
  },
  {
    name: 'H',
    text: 'rules in brief',
    is: letter('h', false),
    presses: () => '[data-key="help"]',
  },
  {
    name: 'C',
    text: 'the cards',
    is: letter('c', false),
    presses: () => '[data-key="cards"]',
  },
  {
    name: 'D',
    text: 'display: light or dark, projector, letters',
    is: letter('d', false),
    presses: () => '[data-key="display"]',
  },
  {
    name: 'L',
    text: 'open or close the whole log',
    is: letter('l', false),
    presses: () => '[data-key="log"]',
  },
  {
    name: '?',
    text: 'show the keys',
    is: ({ key }) => key === '?',
    presses: () => '[data-key="keys"]',
  },
]

/** Whether a key means something at the table, wherever the focus is. */
export const isBound = (event: KeyboardEvent): boolean => KEYS.some(({ is }) => is(event))

/** Keys that need no binding, because elements of the page hear them themselves. */
export const OTHER_KEYS = [
  { name: 'Tab', text: 'go from part to part; the map is one stop' },
  { name: 'Arrows', text: 'on the map: go to a neighbouring space' },
  {
    name: 'Letters',
    text: 'on the map: go to the space of this name; for a first letter that is a key, with Shift',
  },
  { name: 'Enter', text: 'press what has the focus' },
  { name: 'Esc', text: 'close what is read: rules, cards, keys' },
] as const

const WRITES = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/** Whether a key is meant for something else: a field, a dialog, the browser. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  document.querySelector('dialog[open]:not([data-beside="true"])') !== null ||
  (event.target instanceof Element && event.target.matches(WRITES))

/** Hears the keys while the table is there. */
export const useKeys = (): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = KEYS.find(({ is }) => is(event))
      if (key === undefined || isElsewhere(event) || (event.repeat && !key.repeats)) return
      document.querySelector<HTMLElement>(key.presses(event))?.click()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
