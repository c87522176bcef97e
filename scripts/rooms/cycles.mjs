/** @import { Import } from './imports.mjs' */

/**
 * The cycles among these imports, each as the imports that close it. Imports of types count: two
 * files that need each other's types are hard to read apart.
 * @param {Import[]} imports
 */
export function cycles(imports) {
  /** @type {Import[][]} */
  const found = []
  /** @type {Import[]} */
  const path = []
  /** @type {Set<string>} */
  const done = new Set()

  for (const { from } of imports) visit(from)
  return found

  /** @param {string} file */
  function visit(file) {
    if (done.has(file)) return
    const start = path.findIndex(({ from }) => from === file)
    if (start >= 0) {
      found.push(path.slice(start))
      return
    }
    for (const one of imports) {
      if (one.from !== file || !one.to) continue
      path.push(one)
      visit(one.to)
      path.pop()
    }
    done.add(file)
  }
}
