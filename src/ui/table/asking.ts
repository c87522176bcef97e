/** How long a pointer rests on a thing, or a finger or the focus stays, before it is told what that is, in milliseconds. */
const REST = 500

/** Of what one may ask what it is. */
const THINGS = '[data-what], [data-content]'

/** What of a space is not the ground on which a pointer rests all the time. */
const NAMED = '[data-part=name]'

/** What is told, where, and whether it was asked otherwise than by a mouse. */
export interface Told {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly by: 'mouse' | 'finger' | 'keys'
}

type Tell = (told: Told | null) => void

const whatOf = (thing: Element): string =>
  thing.getAttribute('data-what') ?? thing.getAttribute('data-content') ?? ''

/** What lies there; of a space only its name is asked by a pointer that rests. */
const thingAt = (target: EventTarget | null, by: Told['by']): Element | null => {
  if (!(target instanceof Element)) return null
  const thing = target.closest(THINGS)
  const isGround = by === 'mouse' && thing?.matches('[data-space]') && !target.closest(NAMED)
  return isGround ? null : thing
}

const byOf = ({ pointerType }: PointerEvent): Told['by'] =>
  pointerType === 'mouse' ? 'mouse' : 'finger'

/** Hears where the pointer rests, and where a finger or the focus stays; each asks once. */
export const listen = (tell: Tell): (() => void) => {
  let asked: Element | null = null
  let timer = 0
  /** Whether a finger has been told: its lifting is no tap. */
  let answered = false
  const forget = () => {
    clearTimeout(timer)
    if (asked !== null) tell(null)
    asked = null
  }
  const askOf = (thing: Element, told: Omit<Told, 'what'>) => {
    asked = thing
    timer = window.setTimeout(() => {
      answered = told.by === 'finger'
      tell({ ...told, what: whatOf(thing) })
    }, REST)
  }
  const onPointer = (event: PointerEvent) => {
    const by = byOf(event)
    const thing = thingAt(event.target, by)
    if (event.type === 'pointerdown') answered = false
    if (thing === asked && event.type === 'pointermove') return
    forget()
    if (thing === null || (event.type === 'pointerdown' && by === 'mouse')) return
    askOf(thing, { x: event.clientX, y: event.clientY, by })
  }
  // Only a finger that stays asks.
  const onUp = (event: PointerEvent) => {
    if (byOf(event) === 'finger') clearTimeout(timer)
  }
  const onClick = (event: MouseEvent) => {
    if (!answered) return
    answered = false
    event.preventDefault()
    event.stopPropagation()
  }
  // A space that has the focus is being chosen; whoever wants to know what it is presses a key.
  const onFocus = ({ target }: FocusEvent) => {
    const tray =
      target instanceof Element && target.matches('[data-what]:not([data-space])') ? target : null
    if (!tray?.matches(':focus-visible')) return
    forget()
    askOf(tray, { ...placeOf(tray), by: 'keys' })
  }
  // A finger takes the focus with it, after it has been told.
  const onBlur = () => {
    if (asked?.matches(':focus')) forget()
  }
  const gone = new AbortController()
  const heard = { signal: gone.signal }
  const first = { ...heard, capture: true }
  document.addEventListener('pointermove', onPointer, heard)
  document.addEventListener('pointerdown', onPointer, heard)
  document.addEventListener('pointerup', onUp, heard)
  document.addEventListener('focusin', onFocus, heard)
  document.addEventListener('focusout', onBlur, heard)
  // Before the key that asks is heard.
  document.addEventListener('keydown', forget, first)
  document.addEventListener('click', onClick, first)
  return () => {
    forget()
    gone.abort()
  }
}

const placeOf = (thing: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where the focus is, and in it each kind of thing once: it is asked about one after the other. */
const thingsAtFocus = (): readonly Element[] => {
  const whole = thingAt(document.activeElement, 'keys')
  if (whole === null) return []
  const kinds = new Map<string, Element>()
  for (const thing of [whole, ...whole.querySelectorAll(THINGS)])
    if (!kinds.has(whatOf(thing))) kinds.set(whatOf(thing), thing)
  return [...kinds.values()]
}

/** What a key asks: about what has the focus, then about the next thing in it. */
export const askNext = (before: Told | null): Told | null => {
  const things = thingsAtFocus()
  const at = things.findIndex((thing) => before?.by === 'keys' && whatOf(thing) === before.what)
  const thing = things[(at + 1) % things.length]
  return thing ? { ...placeOf(thing), what: whatOf(thing), by: 'keys' } : null
}
