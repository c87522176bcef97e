/** The names under which there are entries, for entries that are written down one by one. */
export const keysOf = <Key extends string>(entries: {
  readonly [Name in Key]?: unknown
}): readonly Key[] => Object.keys(entries) as Key[]
