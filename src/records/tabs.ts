/** What the tabs of one browser tell one another, and which of them plays a game. */
export interface Tabs {
  /** Makes this tab the one that plays a game; gives how to let go of it, null where another plays it. */
  readonly hold: (
    id: string,
    how: 'if-free' | 'by-force',
    lost: () => void,
  ) => Promise<Release | null>
  /** The same as soon as no other tab plays it. */
  readonly await: (id: string, signal: AbortSignal, lost: () => void) => Promise<Release | null>
  /** Says that a game has been written. */
  readonly tell: (id: string) => void
  readonly hear: (listener: (id: string) => void) => void
}
export type Release = () => void

const CHANNEL = 'arab-revolt'
const lockOf = (id: string): string => `arab-revolt ${id}`
const nothing = (): void => undefined

/** Locks are missing where a page came without https. */
const locksOf = (by: { readonly locks?: LockManager | null }): LockManager | null =>
  by.locks ?? null

/**
 * Holds a lock until it is released; the browser lets go of it by itself when the tab dies. Where there are
 * none, the revisions on the shelf are guard enough.
 */
const locked = (id: string, options: LockOptions, lost: () => void): Promise<Release | null> =>
  new Promise((resolve) => {
    let isHeld = false
    const keep = (lock: Lock | null) =>
      new Promise<void>((release) => {
        isHeld = lock !== null
        resolve(isHeld ? release : null)
        if (!isHeld) release()
      })
    const locks = locksOf(navigator)
    if (!locks) resolve(nothing)
    else
      locks.request(lockOf(id), options, keep).catch(() => {
        if (isHeld) lost()
        else resolve(options.signal?.aborted ? null : nothing)
      })
  })

/** The tabs of this browser. */
export const createTabs = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    hold: (id, how, lost) =>
      locked(id, how === 'by-force' ? { steal: true } : { ifAvailable: true }, lost),
    await: (id, signal, lost) => locked(id, { signal }, lost),
    tell: (id) => channel.postMessage(id),
    hear: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
    },
  }
}
