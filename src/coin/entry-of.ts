/** What stands under a name for which there is an entry. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, name: string): T => {
  const found = entries[name]
  if (found === undefined) throw new Error(`there is no entry for '${name}'`)
  return found
}
