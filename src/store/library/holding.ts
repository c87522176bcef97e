import type { Release, Tabs } from '../../records/index'

/** Which game this tab plays, so that no other tab does. */
export interface Holding {
  /** Lets go of the game before and takes this one. Tells whether it could; if not, it waits for it. */
  readonly take: (id: string, how: 'if-free' | 'by-force') => Promise<boolean>
  readonly letGo: () => void
  readonly holds: (id: string) => boolean
}

export interface Heard {
  /** Another tab has taken the game over. */
  readonly lost: (id: string) => void
  /** The other tab has let go of the game, and this one has it now. */
  readonly freed: (id: string) => void
}

const NOTHING = { id: '', release: () => undefined } as const

export const createHolding = (tabs: Tabs, heard: Heard): Holding => {
  let held: { readonly id: string; readonly release: Release } = NOTHING
  let wish = new AbortController()

  const letGo = (): void => {
    wish.abort()
    wish = new AbortController()
    held.release()
    held = NOTHING
  }
  const lose = (id: string) => () => {
    if (held.id !== id) return
    held = NOTHING
    void awaitIts(id)
    heard.lost(id)
  }
  const awaitIts = async (id: string): Promise<void> => {
    const { signal } = wish
    const release = await tabs.await(id, signal, lose(id))
    if (!release) return
    if (signal.aborted) release()
    else {
      held = { id, release }
      heard.freed(id)
    }
  }
  const take: Holding['take'] = async (id, how) => {
    if (held.id === id) return true
    letGo()
    const { signal } = wish
    const release = await tabs.hold(id, how, lose(id))
    if (!release) void awaitIts(id)
    else if (signal.aborted) release()
    else held = { id, release }
    return release !== null
  }
  return { take, letGo, holds: (id) => held.id === id }
}
