import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @import { Plugin, Rolldown } from 'vite' */

/** The service worker's name in the build. */
export const WORKER = 'worker.js'

/** What only an installer or a reader of the project's page looks at. */
const NOT_KEPT = /^screenshot[^/]*\.png$/

/**
 * Tells the service worker which files the build has, each with the hash that `fetch` checks.
 * @returns {Plugin}
 */
export function keptFiles() {
  let publicDir = ''
  return {
    name: 'kept-files',
    apply: 'build',
    // After Vite has written the page itself.
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk' || worker.imports.length > 0)
          this.error('The service worker must be one file.')
        const files = hashes([...printed(bundle), ...standing(publicDir)])
        const version = hash('sha1', JSON.stringify(files) + worker.code).slice(0, 12)
        worker.code = `const BUILD=${JSON.stringify({ version, files })};${worker.code}`
      },
    },
  }
}

/**
 * @param {(readonly [path: string, content: string | Uint8Array])[]} files
 * @returns {Record<string, string>}
 */
function hashes(files) {
  return Object.fromEntries(
    files
      .filter(([path]) => path !== WORKER && !NOT_KEPT.test(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => [path, `sha256-${hash('sha256', content, 'base64')}`]),
  )
}

/**
 * What the build makes.
 * @param {Rolldown.OutputBundle} bundle
 * @returns {(readonly [path: string, content: string | Uint8Array])[]}
 */
function printed(bundle) {
  return Object.values(bundle).map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ])
}

/**
 * What is copied as it is.
 * @param {string} folder
 * @returns {(readonly [path: string, content: Uint8Array])[]}
 */
function standing(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))])
}

/**
 * @param {'sha1' | 'sha256'} algorithm
 * @param {string | Uint8Array} content
 * @param {'hex' | 'base64'} [encoding]
 */
function hash(algorithm, content, encoding = 'hex') {
  return createHash(algorithm).update(content).digest(encoding)
}
