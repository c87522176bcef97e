const KEY = 'arab-revolt.own'

/** Only the same build knows its own again: other rules may refuse it. The address of this file names the build. */
const marked = (text: string) => import.meta.url + text

let written: string | null = null

/** What this tab has written last. */
export const noteOwn = (text: string): void => {
  written = text
}

/** Leaves it to the page that this tab loads next. */
export const leaveOwn = (): void => {
  if (written === null) return
  try {
    sessionStorage.setItem(KEY, marked(written))
  } catch {
    // Storage may be missing, blocked or full: then it is read like any other record.
  }
}

/**
 * Whether this tab has written a text itself before it was loaded again, letter by letter: it needs no check then. Only once, so that
 * what the page fails on is checked the next time.
 */
export const takeOwn = (text: string): boolean => {
  try {
    const isOwn = sessionStorage.getItem(KEY) === marked(text)
    if (isOwn) sessionStorage.removeItem(KEY)
    return isOwn
  } catch {
    return false
  }
}
