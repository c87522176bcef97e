const KEY = 'seat'

/*
 * Where this tab was before it was loaded again. It stands in the tab's own history: that lives as long as
 * the tab does, so that a new visit begins at the first screen, and is not cleared with what the site keeps.
 */

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** The game at whose table this tab sat. */
export const lastSeat = (): string | null => {
  const { [KEY]: seat } = stateNow()
  return typeof seat === 'string' ? seat : null
}

/** Remembers the game at whose table this tab sits, or that it sits at none. */
export const rememberSeat = (id: string | null): void =>
  history.replaceState({ ...stateNow(), [KEY]: id }, '')
