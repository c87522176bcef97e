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

/** What the page before has left. */
let left: string | null = null

/** Whether this tab has written a text itself before it was loaded again, letter by letter: it needs no check then. */
export const isOwn = (text: string): boolean => {
  try {
    left ??= sessionStorage.getItem(KEY)
    // What this page fails on is checked by the next.
    sessionStorage.removeItem(KEY)
    return left === marked(text)
  } catch {
    return false
  }
}
