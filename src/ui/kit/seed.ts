/** Seeds are 32 bits. */
export const MOST_SEED = 0xffffffff

/** The seed that was written; null where it is none. */
export const readSeed = (written: string): number | null => {
  if (!/^\d+$/.test(written)) return null
  const seed = Number(written)
  return seed <= MOST_SEED ? seed : null
}

/** A seed for a new game, short enough to be written down. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000)
