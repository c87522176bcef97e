import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { unseen } from './unseen.mjs'

/** @import { Unseen } from './unseen.mjs' */

/**
 * One import, export-from, import(), worker or `@import` of a style sheet in src. Paths are from the root, with
 * slashes; `to` is undefined for a package, and `isPlain` false where no file is named.
 * @typedef {{ from: string, line: number, specifier: string, to: string | undefined, isPlain: boolean }} Import
 */

/**
 * @param {string} root
 * @returns {Import[]}
 */
export function imports(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('src', path.replaceAll('\\', '/')))
    .filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path))
    .sort()
    .flatMap((file) => importsOf(root, file))
}

/**
 * @param {string} root
 * @param {string} from
 * @returns {Import[]}
 */
function importsOf(root, from) {
  const text = readFileSync(join(root, from), 'utf8')
  const named = from.endsWith('.css') ? inSheet(text) : inScript(text)
  return named.map(({ pos, said, specifier }) => ({
    from,
    line: text.slice(0, pos).split('\n').length,
    specifier: said,
    to: specifier === undefined ? undefined : resolved(root, from, specifier),
    isPlain: specifier !== undefined,
  }))
}

/**
 * @param {string} text
 * @returns {Unseen[]}
 */
function inScript(text) {
  const listed = ts.preProcessFile(text, true, true).importedFiles
  return [
    ...listed.map(({ fileName, pos }) => ({ pos, said: fileName, specifier: fileName })),
    ...unseen(text),
  ]
}

/**
 * @param {string} text
 * @returns {Unseen[]}
 */
function inSheet(text) {
  return [...text.matchAll(/@import\s+(?:url\()?\s*['"]?([^'")\s;]+)/g)].map(
    ({ index, 1: specifier = '' }) => ({ pos: index, said: specifier, specifier }),
  )
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} specifier
 */
function resolved(root, from, specifier) {
  // Vite's suffixes, such as './worker.ts?worker', do not change which file is meant.
  const [path = ''] = specifier.split('?')
  const target = path.startsWith('/')
    ? path.slice(1)
    : path.startsWith('.')
      ? posix.join(posix.dirname(from), path)
      : undefined
  if (!target) return undefined
  const bare = target.replace(/\.jsx?$/, '')
  const candidates = [target, ...[bare, `${bare}/index`].flatMap((p) => [`${p}.ts`, `${p}.tsx`])]
  // A file that does not exist is for the compiler to report; its room is known all the same.
  return candidates.find((candidate) => isFile(join(root, candidate))) ?? target
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
