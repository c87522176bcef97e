/** @import { Named } from './faults.mjs' */

/** The lists of a game in which its pieces are named. */
export const LISTS = /^games\/([^/]+)\/rules\/data\/pieces\.ts$/

/**
 * The words of a name, each in the singular.
 * @param {string} name
 */
const wordsOf = (name) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.replace(/s$/, ''))
    .join('-')

/**
 * The forces and markers that a file lists.
 * @param {string} text
 */
const listed = (text) =>
  [...text.matchAll(/const (?:FORCES|MARKERS) = \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => wordsOf(name)),
  )

/**
 * The pieces that not every game has, each with its game.
 * @param {{ path: string, text: string }[]} lists
 */
const ownPieces = (lists) => {
  const games = lists.map(({ path, text }) => ({
    game: LISTS.exec(path)?.[1] ?? path,
    pieces: listed(text),
  }))
  return games.flatMap(({ game, pieces }) =>
    pieces
      .filter((piece) => !games.every((one) => one.pieces.includes(piece)))
      .map((piece) => ({ game, piece })),
  )
}

/**
 * The classes and tokens that a rule names.
 * @param {Named['rules'][number]} rule
 */
const namesIn = ({ selector, declarations }) => [
  ...(selector.match(/\.[a-z][\w-]*/gi) ?? []),
  ...declarations.flatMap(({ name, value }) => [name, value].join(' ').match(/--[\w-]+/g) ?? []),
]

/**
 * Every style sheet of the house that names a piece of one game alone, as a message.
 * @param {Named[]} sheets
 * @param {{ path: string, text: string }[]} lists
 */
export function foreignPieces(sheets, lists) {
  const pieces = ownPieces(lists)
  const found = sheets
    .filter(({ path }) => path.startsWith('ui/'))
    .flatMap(({ path, rules }) =>
      rules.flatMap(namesIn).flatMap((name) => {
        const words = `-${wordsOf(name.replace(/^\W+/, ''))}-`
        return pieces
          .filter(({ piece }) => words.includes(`-${piece}-`))
          .map(
            ({ game, piece }) => `src/${path} names ${name}: ${piece} is a piece of ${game} alone`,
          )
      }),
    )
  return [...new Set(found)]
}
