/**
 * What another language has to say where English says this: some text for each text, the same parts for its parts, and
 * for a function one that says some text, whichever texts the English one chooses from.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> }
