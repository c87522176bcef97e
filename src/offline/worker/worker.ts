/*
 * The service worker: it keeps every file of the build, so that the page works without a net. A newer
 * version is kept beside this one, and waits until a page asks for it.
 */
declare const self: ServiceWorkerGlobalScope

/** Which files there are, with their hashes: the build writes it in front of this file. */
declare const BUILD: {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

const { scope } = self.registration

/** Other folders of the same host may keep other games. */
const OURS = `arab-revolt ${scope} `
const CACHE = OURS + BUILD.version

/** A link's question mark, or how a server negotiates, makes no other file. */
const LOOSELY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true }

const inScope = (path: string): string => new URL(path, scope).href

/** A navigation may not be answered by a response that was redirected; by its like, it may. */
const plain = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response

const keep = async (cache: Cache, path: string, integrity: string): Promise<void> => {
  // Where a server is only half updated, other bytes than those of this build end the installation.
  const response = await fetch(inScope(path), { integrity, cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  await cache.put(inScope(path), plain(response))
}

/** Keeps all files or none: the version that runs stays untouched either way. */
const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  try {
    await Promise.all(
      Object.entries(BUILD.files).map(([path, integrity]) => keep(cache, path, integrity)),
    )
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

/** From what is kept: this version first, then one that an older tab still runs; else from the net. */
const answer = async (request: Request): Promise<Response> => {
  const folder = new URL(request.url).pathname === new URL(scope).pathname
  const file = folder ? inScope('index.html') : request.url
  return (
    (await caches.match(file, { ...LOOSELY, cacheName: CACHE })) ??
    (await caches.match(file, LOOSELY)) ??
    fetch(request)
  )
}

/** Forgets other versions, as soon as no tab can be running one and none is waiting for its turn. */
const tidy = async (): Promise<void> => {
  const stale = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  if (tabs.length > 1 || installing || waiting) return
  await Promise.all(stale.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => event.waitUntil(install()))

// The very first visit is kept at once; a later version comes here only when a page asked for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'page-loaded') event.waitUntil(tidy())
})
