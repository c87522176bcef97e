import type { Release, Tabs } from '../../src/records/index'

interface Lock {
  readonly id: string
  readonly lost: () => void
}

/** A browser whose tabs are in one test: locks and messages as the real ones have them. */
export const createBrowser = (): { openTab: () => Tabs } => {
  const held = new Map<string, Lock>()
  const queue: { lock: Lock; signal: AbortSignal; granted: (release: Release) => void }[] = []
  const listeners = new Set<(id: string) => void>()

  const grant = (lock: Lock): Release => {
    held.set(lock.id, lock)
    return () => {
      if (held.get(lock.id) !== lock) return
      held.delete(lock.id)
      const at = queue.findIndex((one) => one.lock.id === lock.id && !one.signal.aborted)
      const [next] = at < 0 ? [] : queue.splice(at, 1)
      next?.granted(grant(next.lock))
    }
  }
  const openTab = (): Tabs => {
    let heard: (id: string) => void = () => undefined
    listeners.add((id) => heard(id))
    const own = [...listeners].at(-1)!
    return {
      hold: (id, how, lost) => {
        const before = held.get(id)
        if (before && how === 'if-free') return Promise.resolve(null)
        const release = grant({ id, lost })
        before?.lost()
        return Promise.resolve(release)
      },
      await: (id, signal, lost) =>
        new Promise((granted) => {
          const lock = { id, lost }
          if (held.has(id)) queue.push({ lock, signal, granted })
          else granted(grant(lock))
        }),
      tell: (id) => {
        for (const listener of listeners) if (listener !== own) listener(id)
      },
      hear: (listener) => {
        heard = listener
      },
    }
  }
  return { openTab }
}
