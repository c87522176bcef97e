import { cycles } from './cycles.mjs'
import { imports } from './imports.mjs'

/** @import { Import } from './imports.mjs' */

/** Inside src/rules a room imports itself and those before it. */
const RULES = ['data', 'board', 'script', 'operations', 'activities', 'events', 'phases', 'game']

/** Elsewhere in src a room imports itself and these; of `rules` only the door. */
const ROOMS = new Map([
  ['bots', ['rules']],
  ['records', ['rules']],
  ['store', ['rules', 'bots', 'records']],
  ['offline', []],
  ['ui', ['rules', 'store', 'offline']],
  ['tools', ['rules', 'bots']],
])

const DOOR = 'src/rules/index'
const MAIN = 'src/main.tsx'

/**
 * Every import below root/src that is not allowed, as a message.
 * @param {string} root
 */
export function violations(root) {
  const all = imports(root)
  return [
    ...all.flatMap((one) => message(one, refusal(one))),
    ...cycles(all.filter(({ from }) => inRules(from))).flatMap((cycle) =>
      cycle.slice(-1).flatMap((last) => message(last, `a cycle: ${drawn(cycle)}`)),
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
function refusal({ from, to }) {
  if (from === MAIN) return undefined
  return inRules(from) ? refusalInRules(from, to) : refusalOutside(from, to)
}

/**
 * @param {string} from
 * @param {string | undefined} to
 */
function refusalInRules(from, to) {
  if (!to) return 'src/rules imports no package'
  if (!inRules(to)) return 'src/rules imports nothing outside itself'
  const [room, target] = [rulesRoom(from), rulesRoom(to)]
  if (room === 'index') return undefined
  if (target === 'index') return 'the door is for the rooms outside src/rules'
  const stray = [room, target].find((name) => !RULES.includes(name))
  if (stray) return `'${stray}' is not a room of src/rules: ${RULES.join(', ')}`
  if (RULES.indexOf(target) <= RULES.indexOf(room)) return undefined
  return `'${room}' may import only what comes before it: ${RULES.join(', ')}`
}

/**
 * @param {string} from
 * @param {string | undefined} to
 */
function refusalOutside(from, to) {
  const room = roomOf(from)
  const allowed = ROOMS.get(room)
  if (!allowed) return `'${room}' is not a room of src: rules, ${[...ROOMS.keys()].join(', ')}`
  if (!to) return undefined
  const target = to.startsWith('src/') ? roomOf(to) : undefined
  if (!target) return `'${room}' may import nothing outside src`
  if (target === room) return undefined
  if (!allowed.includes(target)) {
    const others = allowed.length > 0 ? `${allowed.join(', ')} and ` : ''
    return `'${room}' may import only ${others}itself`
  }
  if (target === 'rules' && !isDoor(to)) return `only the door of the rules is open: ${DOOR}`
  return undefined
}

/** @param {string} path */
function inRules(path) {
  return path === 'src/rules' || path.startsWith('src/rules/')
}

/** @param {string} path */
function isDoor(path) {
  return path === 'src/rules' || path.replace(/\.[jt]s$/, '') === DOOR
}

/** @param {string} path */
function roomOf(path) {
  return path.split('/')[1] ?? path
}

/** @param {string} path */
function rulesRoom(path) {
  if (isDoor(path)) return 'index'
  const [, , first = '', ...deeper] = path.split('/')
  return deeper.length > 0 || RULES.includes(first) ? first : 'game'
}

/** @param {Import[]} cycle */
function drawn(cycle) {
  return [...cycle, ...cycle.slice(0, 1)].map(({ from }) => from).join(' → ')
}
