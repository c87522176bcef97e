/* What the words of every room have in common in English. */

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const ROW = new Intl.ListFormat('en-GB', { type: 'unit', style: 'short' })
const NUMBERS = new Intl.PluralRules('en-GB')

/** Things in a row: “Galilee, Lydda and Samaria”. */
export const listed = (names: readonly string[]): string => AND.format(names)

/** Things of which one is chosen: “Galilee, Lydda or Samaria”. */
export const either = (names: readonly string[]): string => OR.format(names)

/** Things in a row, with nothing said of how they belong together: “Galilee, Lydda, Samaria”. */
export const inRow = (things: readonly string[]): string => ROW.format(things)

/** One of two forms, as a number asks for it. */
export const plural = (number: number, one: string, several: string): string =>
  NUMBERS.select(number) === 'one' ? one : several

/** So many of something: “1 space”, “2 spaces”. */
export const counted = (number: number, one: string, several: string): string =>
  `${number} ${plural(number, one, several)}`

/** A number with its sign. */
export const signed = (number: number): string =>
  number < 0 ? `−${-number}` : number > 0 ? `+${number}` : '0'

/** A number to one decimal. */
export const inTenths = (number: number): string => {
  const tenths = Math.round(Math.abs(number) * 10)
  return `${number < 0 && tenths > 0 ? '−' : ''}${tenths / 10}`
}

/** A number before, what changes it, and after: “Police 2 + 2 = 4”; nothing where it stays. */
export const summed = (name: string, before: number, after: number): readonly string[] =>
  before === after
    ? []
    : [`${name} ${before} ${after < before ? '−' : '+'} ${Math.abs(after - before)} = ${after}`]

/** What comes or goes where there is one at most; nothing where it stays. */
export const laid = (name: string, before: boolean, after: boolean): readonly string[] =>
  before === after ? [] : [`${name} ${after ? 'placed' : 'removed'}`]

/** A sentence, or a title, that begins with these words. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** The same words within a sentence. */
export const small = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1)
