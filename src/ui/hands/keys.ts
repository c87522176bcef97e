import { useLayoutEffect } from 'react'

/** One key of the table, and what it presses; the words say what it is called. */
export interface Key {
  readonly id: string
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
  stride: 'step' | 'action' | 'card',
  keys: readonly [back: string, forth: string],
  shift: boolean,
): Key => ({
  id: stride,
  is: ({ key, shiftKey, target }) =>
    keys.includes(key) &&
    shiftKey === shift &&
    !(target instanceof Element && target.matches('input')),
  presses: ({ key }) => `[data-key="${key === keys[0] ? 'back' : 'forth'}-${stride}"]`,
  repeats: true,
})

const STEP_KEYS: readonly Key[] = [
  steps('step', ['ArrowLeft', 'ArrowRight'], false),
  steps('action', ['ArrowLeft', 'ArrowRight'], true),
  steps('card', [',', '.'], false),
]

/** Every key: the list that is shown and the one that is bound are the same. */
const KEYS: readonly Key[] = [
  {
    id: 'digits',
    is: ({ key }) => /^[1-9]$/.test(key),
    presses: ({ key }) => `[data-digit="${key}"]`,
  },
  {
    id: 'end',
    is: letter('e', false),
    presses: () => '[data-key="end"]',
  },
  { id: 'undo', is: letter('u', false), presses: () => '[data-key="undo"]' },
  { id: 'redo', is: letter('u', true), presses: () => '[data-key="redo"]' },
  {
    id: 'history',
    is: letter('b', false),
    presses: () => '[data-key="history"]',
  },
  ...STEP_KEYS,
  {
    id: 'hint',
    is: letter('i', false),
    presses: () => '[data-key="hint"]',
  },
  {
    id: 'help',
    is: letter('h', false),
    presses: () => '[data-key="help"]',
  },
  {
    id: 'cards',
    is: letter('c', false),
    presses: () => '[data-key="cards"]',
  },
  {
    id: 'display',
    is: letter('d', false),
    presses: () => '[data-key="display"]',
  },
  {
    id: 'lab',
    is: letter('l', false),
    presses: () => '[data-key="lab"]',
  },
  {
    id: 'log',
    is: letter('o', false),
    presses: () => '[data-key="log"]',
  },
  {
    id: 'what',
    is: letter('w', false),
    presses: () => '[data-key="what"]',
  },
  {
    id: 'keys',
    is: ({ key }) => key === '?',
    presses: () => '[data-key="keys"]',
  },
]

/** Whether a key means something at the table, wherever the focus is. */
export const isBound = (event: KeyboardEvent): boolean => KEYS.some(({ is }) => is(event))

const WRITES = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/** Whether a key is meant for something else: a field, a dialog, the browser. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  document.querySelector('dialog[open]:not([data-beside="true"])') !== null ||
  (event.target instanceof Element && event.target.matches(WRITES))

/** Hears the keys as long as the table is there, from the moment at which it is seen. */
export const useKeys = (): void => {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = KEYS.find(({ is }) => is(event))
      if (key === undefined || isElsewhere(event) || (event.repeat && !key.repeats)) return
      document.querySelector<HTMLElement>(`${key.presses(event)}:not([inert] *)`)?.click()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
