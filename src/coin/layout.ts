/**
 * A map as one flat array of numbers: so many columns a space, space after space. A position is then one
 * small array, quick to copy and to read.
 */
export interface Layout<Space extends string, Content extends string> {
  /** Where the numbers of a space begin. */
  readonly at: Readonly<Record<Space, number>>
  /** Which of them a content has. */
  readonly column: Readonly<Record<Content, number>>
}

const places = <Name extends string>(
  names: readonly Name[],
  width: number,
): Readonly<Record<Name, number>> => {
  const at = {} as Record<Name, number>
  names.forEach((name, i) => (at[name] = i * width))
  return at
}

export const layoutOf = <Space extends string, Content extends string>(
  spaces: readonly Space[],
  contents: readonly Content[],
): Layout<Space, Content> => ({ at: places(spaces, contents.length), column: places(contents, 1) })
