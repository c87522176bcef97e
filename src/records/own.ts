import { VERSION } from './version'

/** Only a program of the same records knows its own again. */
const KEY = `arab-revolt.own.${VERSION}`

let written: string | null = null

/** What this tab has written last. */
export const noteOwn = (text: string): void => {
  written = text
}

/** Leaves it to the page that this tab loads next. */
export const leaveOwn = (): void => {
  if (written === null) return
  try {
    sessionStorage.setItem(KEY, written)
  } catch {
    // Storage may be missing, blocked or full: then it is read like any other record.
  }
}

/** Whether this tab has written a text itself before it was loaded again, letter by letter: it needs no check then. */
export const isOwn = (text: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === text
  } catch {
    return false
  }
}
