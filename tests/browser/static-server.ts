import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** A plain file server, with one build, which also lies in a folder some way down. */
export interface StaticServer {
  readonly url: string
  /** The folder on the disk; another one is another version. */
  folder: string
  /** What it serves only brokenly, as a server does while it is being updated. */
  broken: string | null
  close(): Promise<void>
}

const BELOW = '/some/sub/folder/'

/** Tells what has changed from what a browser has already. */
const tagOf = (bytes: Buffer): string => `"${createHash('sha1').update(bytes).digest('hex')}"`

/** Serves a folder of the disk, where no port is named on one of its own. */
export const serve = async (folder: string, port = 0): Promise<StaticServer> => {
  const site = { folder, broken: null as string | null }
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(pathname.replace(BELOW, '/')).replace(/\/$/, '/index.html')
    readFile(join(site.folder, path)).then(
      (whole) => {
        const bytes = path === site.broken ? whole.subarray(1) : whole
        const etag = tagOf(bytes)
        const isKnown = request.headers['if-none-match'] === etag
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        const headers = { etag, 'cache-control': 'no-cache', 'content-type': type }
        response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${BELOW}`
  return Object.assign(site, {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
