/** The words of a search, in small letters. */
export const wordsOf = (sought: string): readonly string[] =>
  sought.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a text has all these words. */
export const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word))
