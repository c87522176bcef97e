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

/** Holds a lock until it is released. The browser lets go of it by itself when the tab dies. */
const locked = (id: string, options: LockOptions, lost: () => void): Promise<Release | null> =>
  new Promise((resolve) => {
    let isHeld = false
    const keep = (lock: Lock | null): Promise<void> => {
      if (!lock) resolve(null)
      else
        return new Promise((release) => {
          isHeld = true
          resolve(() => release())
        })
      return Promise.resolve()
    }
    navigator.locks.request(lockOf(id), options, keep).catch(() => {
      if (isHeld) lost()
      else resolve(null)
    })
  })

/** Without locks (a page that came without https) the revisions on the shelf are guard enough. */
const hasLocks = (): boolean => 'locks' in navigator

/** The tabs of this browser. */
export const createTabs = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    hold: async (id, how, lost) => {
      if (!hasLocks()) return () => undefined
      return locked(id, how === 'by-force' ? { steal: true } : { ifAvailable: true }, lost)
    },
    await: async (id, signal, lost) => (hasLocks() ? locked(id, { signal }, lost) : null),
    tell: (id) => channel.postMessage(id),
    hear: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
    },
  }
}
