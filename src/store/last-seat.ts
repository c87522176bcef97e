const KEY = 'arab-revolt.seat'

/*
 * Where this tab was before it was loaded again. The storage of the session lives as long as the tab does,
 * so that a new visit begins at the first screen.
 */

/** The game at whose table this tab sat. */
export const lastSeat = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Remembers the game at whose table this tab sits, or that it sits at none. */
export const rememberSeat = (id: string | null): void => {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // Storage is blocked: a reload begins at the first screen.
  }
}
