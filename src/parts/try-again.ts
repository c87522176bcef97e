/** How long a part that did not come is left alone before it is asked for again, in milliseconds. */
const PAUSES = [400, 1600]

/** What is loaded; asked for again where it does not come, because a net fails for a moment more often than for long. */
export const tryAgain = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const pause of PAUSES)
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  return load()
}
