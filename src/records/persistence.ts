/** Asks the browser to keep what is stored until it is told otherwise. Tells whether it will. */
export const askToPersist = async (): Promise<boolean> => {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    // A page that came without https has nobody to ask.
    return false
  }
}
