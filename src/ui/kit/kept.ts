type Where = 'localStorage' | 'sessionStorage'

/** What the browser has kept under a key; null where that is nothing, or storage is blocked. */
export const readKept = (where: Where, key: string): unknown => {
  try {
    return JSON.parse(window[where].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps it in the browser; where storage is blocked or full, it holds until the page is closed. */
export const writeKept = (where: Where, key: string, value: unknown): void => {
  try {
    window[where].setItem(key, JSON.stringify(value))
  } catch {
    // It is as it is until then.
  }
}
