/** A sentence, or a title, that begins with these words. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** The same words within a sentence. */
export const small = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1)
