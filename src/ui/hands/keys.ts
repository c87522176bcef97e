import { useEffect } from 'react'
import { KEY_TEXT, strideText } from '../words/en/keys'

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
  text: strideText(text),
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
    ...KEY_TEXT.digits,
    is: ({ key }) => /^[1-9]$/.test(key),
    presses: ({ key }) => `[data-digit="${key}"]`,
  },
  {
    ...KEY_TEXT.end,
    is: letter('e', false),
    presses: () => '[data-key="end"]',
  },
  { ...KEY_TEXT.undo, is: letter('u', false), presses: () => '[data-key="undo"]' },
  { ...KEY_TEXT.redo, is: letter('u', true), presses: () => '[data-key="redo"]' },
  {
    ...KEY_TEXT.history,
    is: letter('b', false),
    presses: () => '[data-key="history"]',
  },
  ...STEP_KEYS,
  {
    ...KEY_TEXT.hint,
    is: letter('i', false),
    presses: () => '[data-key="hint"]',
  },
  {
    ...KEY_TEXT.help,
    is: letter('h', false),
    presses: () => '[data-key="help"]',
  },
  {
    ...KEY_TEXT.cards,
    is: letter('c', false),
    presses: () => '[data-key="cards"]',
  },
  {
    ...KEY_TEXT.display,
    is: letter('d', false),
    presses: () => '[data-key="display"]',
  },
  {
    ...KEY_TEXT.log,
    is: letter('l', false),
    presses: () => '[data-key="log"]',
  },
  {
    ...KEY_TEXT.what,
    is: letter('w', false),
    presses: () => '[data-key="what"]',
  },
  {
    ...KEY_TEXT.keys,
    is: ({ key }) => key === '?',
    presses: () => '[data-key="keys"]',
  },
]

/** Whether a key means something at the table, wherever the focus is. */
export const isBound = (event: KeyboardEvent): boolean => KEYS.some(({ is }) => is(event))

/** Keys that need no binding, because elements of the page hear them themselves. */
export const OTHER_KEYS = [
  KEY_TEXT.tab,
  KEY_TEXT.arrows,
  KEY_TEXT.letters,
  KEY_TEXT.enter,
  KEY_TEXT.escape,
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
