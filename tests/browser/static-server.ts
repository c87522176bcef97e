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
}

/** A plain file server, with one build in a folder some way down. */
export interface StaticServer {
  readonly url: string
  /** The folder on the disk; another one is another version. */
  folder: string
  /** What it serves only brokenly, as a server does while it is being updated. */
  broken: string | null
  close(): Promise<void>
}

const BELOW = '/some/sub/folder/'

/** Serves a folder of the disk on a port of its own. */
export const serve = async (folder: string): Promise<StaticServer> => {
  const site = { folder, broken: null as string | null }
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(pathname.replace(BELOW, '/')).replace(/\/$/, '/index.html')
    readFile(join(site.folder, path)).then(
      (bytes) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type })
        response.end(path === site.broken ? bytes.subarray(1) : bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${BELOW}`
  return Object.assign(site, {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
