/** Seeds are 32 bits. */
export const MOST_SEED = 0xffffffff

/** The seed that was written, or another one near it that can be one. */
export const readSeed = (written: string): number => {
  const seed = Math.trunc(Number(written))
  return Number.isFinite(seed) ? Math.min(MOST_SEED, Math.max(0, seed)) : 0
}

/** A seed for a new game, short enough to be written down. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000)
