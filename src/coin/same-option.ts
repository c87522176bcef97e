/** Whether two options are the same answer. */
export const sameOption = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        (a as Record<string, unknown>)[key] === (b as Record<string, unknown>)[key],
    )
  )
}
