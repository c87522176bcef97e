import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { roomOf } from '../rooms/room-of.mjs'
import { LISTS, foreignPieces } from './foreign-pieces.mjs'
import { read } from './rules.mjs'

/** @import { Rule, Sheet } from './rules.mjs' */

/** Names every layer and every style sheet of the house. */
const LIST = 'ui/styles.css'
const TOKENS = 'ui/kit/tokens.css'

/**
 * Whether a rule says tokens: of the house, or those of a game that nobody else has.
 * @param {string} path
 * @param {Rule} rule
 */
const isOfTokens = (path, { around }) =>
  path === TOKENS || (path.startsWith('games/') && around[0] === '@layer tokens')

const LAYERS = ['tokens', 'base', 'kit', 'rooms', 'states']

/**
 * Every style sheet below root/src that is not in a layer, every selector that two rooms share, every colour, layer,
 * corner, space and size of letters that stands outside the tokens, every token that nobody uses, every name that
 * stands for nothing, and every piece of one game that the house names, as a message.
 * @param {string} root
 */
export function faults(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  /** @param {string} path */
  const textOf = (path) => readFileSync(join(root, 'src', path), 'utf8')
  const sheets = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, ...read(textOf(path)) }))
  const scripts = files.filter((path) => /\.tsx?$/.test(path)).map(textOf)
  return [
    ...outsideLayers(sheets),
    ...shared(sheets),
    ...misnamed(sheets, scripts),
    ...sheets.flatMap(({ path, rules }) =>
      literals(
        path,
        rules.filter((rule) => !isOfTokens(path, rule)),
      ),
    ),
    ...foreignPieces(
      sheets,
      files.filter((path) => LISTS.test(path)).map((path) => ({ path, text: textOf(path) })),
    ),
  ]
}

/** @typedef {Sheet & { path: string }} Named */

/** @param {Named[]} sheets */
function outsideLayers(sheets) {
  const list = sheets.find(({ path }) => path === LIST)
  const imported = new Map(
    list?.statements.flatMap((statement) => {
      const [, path, layer] = /^@import '([^']+)' layer\((\w+)\)$/.exec(statement) ?? []
      return path ? [[posix.join(posix.dirname(LIST), path), layer]] : []
    }),
  )
  return sheets.flatMap(({ path, rules }) => {
    if (path === LIST) return []
    const layers = imported.has(path)
      ? [imported.get(path)]
      : rules
          .filter(({ around }) => around.length === 0)
          .map(({ selector }) => /^@layer (\w+)$/.exec(selector)?.[1])
    const wrong = layers.some((layer) => layer === undefined || !LAYERS.includes(layer))
    return wrong ? [`src/${path} is in none of the layers ${LAYERS.join(', ')}`] : []
  })
}

/**
 * @param {Named[]} sheets
 * @param {string[]} scripts
 */
function misnamed(sheets, scripts) {
  const said = sheets.flatMap(({ path, rules }) =>
    rules.flatMap((rule) =>
      rule.declarations.map((one) => ({ path, isToken: isOfTokens(path, rule), ...one })),
    ),
  )
  const inScripts = new Set(scripts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []))
  const given = new Set([...said.map(({ name }) => name), ...inScripts])
  const used = said.flatMap(({ path, name, value }) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => ({ path, name, token })),
  )
  const wanted = new Set([...used.map(({ token }) => token), ...inScripts])
  return [
    ...used
      .filter(({ token }) => !given.has(token))
      .map(({ path, name, token }) => `src/${path} names ${token} for ${name}, which is nothing`),
    ...said
      .filter(({ isToken, name }) => isToken && name.startsWith('--') && !wanted.has(name))
      .map(({ path, name }) => `src/${path} has ${name}, which nobody uses`),
  ]
}

/** The class with which a selector begins; what it says of the page before that is left out. */
const ROOT = /^(?::root\S*\s+|\[data-view\S*\s+)?[a-z]*\.([\w-]+)/

/** @param {Named[]} sheets */
function shared(sheets) {
  /** @type {Map<string, string[]>} */
  const styled = new Map()
  for (const { path, rules } of sheets)
    for (const { around, selector } of rules) {
      const isOutermost = around.every((one) => one.startsWith('@'))
      if (!isOutermost || selector.startsWith('@')) continue
      for (const one of selectorsOf(selector)) {
        const name = ROOT.exec(one)?.[1]
        if (name) styled.set(name, [...(styled.get(name) ?? []), path])
      }
    }
  return [...styled].flatMap(([name, paths]) => {
    const one = new Map(paths.map((path) => [roomOf(path), path]))
    return one.size > 1
      ? [`.${name} is styled in ${one.size} rooms: ${[...one.values()].join(', ')}`]
      : []
  })
}

/**
 * The selectors of a list; a comma within brackets is part of one.
 * @param {string} list
 */
function selectorsOf(list) {
  /** @type {string[]} */
  const found = []
  let [depth, from] = [0, 0]
  for (let i = 0; i <= list.length; i++) {
    const sign = list[i] ?? ','
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign !== ',' || depth > 0) continue
    found.push(list.slice(from, i).trim())
    from = i + 1
  }
  return found
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|light-dark)\(/i
const SPACING =
  /^(?:(?:row-|column-)?gap|(?:margin|padding|inset)(?:-[\w-]+)?|top|right|bottom|left)$/
/** A line has one pixel; what grows with the window, and what is measured on paper, has no steps. */
const SPACE = /(?<![\w.])(?!1px\b)\d*\.?\d+(?:r?em|r?lh|px|pt|ch|ex)\b/
/** As large as the letters around it, or as the page's, is no size of its own. */
const SIZE = /(?<![\w.-])(?!1r?em\b)\d*\.?\d+(?:r?em|px|pt|vh|vw|%)/

/**
 * @param {string} path
 * @param {Rule[]} rules
 */
function literals(path, rules) {
  return rules.flatMap(({ selector, declarations }) =>
    declarations.flatMap(({ name, value }) => {
      const what = literal(name, value)
      return what && !selector.startsWith('@font-face')
        ? [`src/${path} says ${what} outside the tokens: ${selector} { ${name}: ${value} }`]
        : []
    }),
  )
}

/**
 * @param {string} name
 * @param {string} value
 */
function literal(name, value) {
  if (COLOUR.test(value.replace(/url\([^)]*\)/g, ''))) return 'a colour'
  if (name === 'z-index' && !/^(?:var\(--[\w-]+\)|auto)$/.test(value)) return 'a layer'
  if (/^border.*radius$/.test(name) && /[1-9]/.test(value.replace(/var\([^)]*\)/g, '')))
    return 'a corner'
  if (SPACING.test(name) && SPACE.test(value.replace(/var\([^)]*\)/g, ''))) return 'a space'
  if (name === 'font-size' || name === 'font') {
    // The height of a line follows the size.
    const size = value.replace(/\/\s*\S+/, '').replace(/var\([^)]*\)/g, '')
    if (SIZE.test(size)) return 'a size of letters'
  }
  return undefined
}
