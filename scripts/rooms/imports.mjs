import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/**
 * One import, export-from or import() in a file of src. Paths are from the root, with slashes; `to`
 * is undefined for a package.
 * @typedef {{ from: string, line: number, specifier: string, to: string | undefined }} Import
 */

/**
 * @param {string} root
 * @returns {Import[]}
 */
export function imports(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('src', path.replaceAll('\\', '/')))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
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
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from,
    line: text.slice(0, pos).split('\n').length,
    specifier: fileName,
    to: resolved(root, from, fileName),
  }))
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
