/*
 * Which version of the program this page runs, and whether a newer one is ready. A newer one takes over
 * only when somebody asks for it, here or in another tab; this page changes only when it is loaded again.
 */

/** The worker's file, beside the page. */
const WORKER = './worker.js'

let registration: ServiceWorkerRegistration | null = null
/** Whether another tab has already gone over to the newer version. */
let replaced = false
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back whenever `newVersionIsReady` may have changed; gives what ends it. */
export const onVersionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether loading the page again could bring a newer version. */
export const newVersionIsReady = (): boolean => {
  if (replaced || !registration) return replaced
  // The first version of all waits for a moment too, with none before it.
  return registration.active !== null && registration.waiting !== null
}

/** Loads the page again in its newest version. What is not kept anywhere is lost. */
export const adoptNewVersion = (): void => {
  const waiting = registration?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting.postMessage('take-over')
}

const watchInstallation = (worker: ServiceWorker | null): void =>
  worker?.addEventListener('statechange', tell)

const watch = (found: ServiceWorkerRegistration): void => {
  registration = found
  watchInstallation(found.installing)
  found.addEventListener('updatefound', () => watchInstallation(found.installing))
  found.active?.postMessage('page-loaded')
  tell()
}

/**
 * Keeps the whole program in the browser, so that it starts without a net. Where that cannot be done
 * (a private window, a page without https), it just plays on.
 */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  // The first worker of all takes over a page of its own version: that is no change.
  if (workers.controller !== null)
    workers.addEventListener('controllerchange', () => {
      replaced = true
      tell()
    })
  try {
    watch(await workers.register(WORKER))
  } catch {
    // Nothing is kept then, and nothing else changes.
  }
}
