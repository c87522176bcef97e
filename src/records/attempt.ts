/** Storage may be missing, blocked or full: then what it should have done is left undone. */
export const attempt = <T>(what: () => T): T | null => {
  try {
    return what()
  } catch {
    return null
  }
}
