import { ORDER } from './order.mjs'

/**
 * Whether a path is a room of this pattern, or lies in it.
 * @param {string} pattern
 * @param {string} path
 */
export function lies(pattern, path) {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.every((part, i) => part === given[i] || (part === '*' && given[i] !== undefined))
}

/**
 * The room with the longest name in which a path of src lies.
 * @param {string} path
 */
export function roomOf(path) {
  return ORDER.filter((room) => lies(room, path)).sort(
    (a, b) => b.split('/').length - a.split('/').length,
  )[0]
}
