const KEY = 'arab-revolt.imported'

const known = (): readonly unknown[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    // Storage may be missing, blocked or damaged: then nothing is known.
    return []
  }
}

/** Whether a game came from elsewhere, as a file or a link. */
export const isImported = (id: string): boolean => known().includes(id)

/** Remembers that a game came from elsewhere, as what is copied from it does. */
export const noteImported = (id: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set(known()).add(id)]))
  } catch {
    // Then it counts among one’s own.
  }
}
