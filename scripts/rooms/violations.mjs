import { cycles } from './cycles.mjs'
import { imports } from './imports.mjs'
import { DOORS, MAIN, NAMELESS, OF_ALL_GAMES, ORDER, PURE } from './order.mjs'
import { lies, roomOf } from './room-of.mjs'

/** @import { Import } from './imports.mjs' */

/**
 * Every import below root/src that is not allowed, as a message.
 * @param {string} root
 */
export function violations(root) {
  const all = imports(root)
  return [
    ...all.flatMap((one) => message(one, refusal(one))),
    ...cycles(all).flatMap((cycle) =>
      cycle.slice(-1).flatMap((last) => message(last, `a circle: ${drawn(cycle)}`)),
    ),
  ]
}

/**
 * @param {Import} one
 * @param {string | undefined} reason
 */
function message({ from, line, specifier }, reason) {
  return reason ? [`${from}:${line} imports '${specifier}'; ${reason}`] : []
}

/** @param {Import} one */
function refusal({ from, to, isPlain }) {
  if (!isPlain) return 'it must name one file, as a plain string'
  const file = inSrc(from)
  if (file === MAIN) return undefined
  const room = roomOf(file)
  if (!room) return `'${file}' is in no room: ${ORDER.join(', ')}`
  if (!to) return pureRoom(file) ? `'${room}' imports no package` : undefined
  if (!to.startsWith('src/')) return `'${room}' may import nothing outside src`
  const target = inSrc(to)
  if (target === MAIN) return `nobody imports ${MAIN}`
  return refusalOfRoom(file, room, target)
}

/**
 * @param {string} file
 * @param {string} room
 * @param {string} target
 */
function refusalOfRoom(file, room, target) {
  const there = roomOf(target)
  if (!there) return `'${target}' is in no room: ${ORDER.join(', ')}`
  if (isNameless(file) && lies('games', target) && !isOfAllGames(target))
    return `'${room}' knows no game by name: src/games/index`
  const [game, other] = [gameOf(file), gameOf(target)]
  if (game && other && game !== other) return `'games/${game}' knows no other game`
  const door = doorOf(target)
  if (door && doorOf(file) !== door && !isIndex(door, target))
    return `only the door of '${door}' is open: src/${door}/index`
  if (door && doorOf(file) === door && isIndex(door, target))
    return `the door of '${door}' is for the other rooms`
  if (ORDER.indexOf(there) > ORDER.indexOf(room))
    return `'${room}' may import only itself and what stands above it, and '${there}' stands below`
  return undefined
}

/** @param {string} path */
function inSrc(path) {
  return path.replace(/^src\//, '')
}

/**
 * The game to which a path of src belongs, if it does to one.
 * @param {string} path
 */
function gameOf(path) {
  return /^games\/([^/]+)\//.exec(path)?.[1]
}

/** @param {string} path */
function pureRoom(path) {
  return PURE.some((room) => lies(room, path))
}

/** @param {string} path */
function isNameless(path) {
  return NAMELESS.some((room) => lies(room, path))
}

/** @param {string} path */
function isOfAllGames(path) {
  return OF_ALL_GAMES.includes(path.replace(/\.ts$/, ''))
}

/**
 * The room with a door in which a path lies, with the names of its games.
 * @param {string} path
 */
function doorOf(path) {
  const pattern = DOORS.find((room) => lies(room, path))
  return pattern && path.split('/').slice(0, pattern.split('/').length).join('/')
}

/**
 * @param {string} door
 * @param {string} path
 */
function isIndex(door, path) {
  return path === door || path.replace(/\.[jt]sx?$/, '') === `${door}/index`
}

/** @param {Import[]} cycle */
function drawn(cycle) {
  return [...cycle, ...cycle.slice(0, 1)].map(({ from }) => from).join(' → ')
}
