/** What another language has to say where English says this: some text for each text, the same parts for its parts. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: never[]) => unknown
    ? English
    : { readonly [Name in keyof English]: Words<English[Name]> }
