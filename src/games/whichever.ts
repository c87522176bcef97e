/** Something of whichever game, by the names of its parts alone. */
export type OfAny<Part> = { readonly [Name in keyof Part]: unknown }

/** The same as the house takes it: what it is asked is always of its own game, which the compiler cannot know. */
export const whichever = <Part>(part: OfAny<Part>): Part => part as Part
