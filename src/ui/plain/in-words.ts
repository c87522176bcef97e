/** A name of the rules as words, and anything else as it is written down: all that is known of a game without a screen. */
export const inWords = (value: unknown): string =>
  typeof value === 'string' ? value.split(/[.-]/).join(' ') : JSON.stringify(value)
