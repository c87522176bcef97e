/** A text in lines that are as wide as this at most, as far as its words allow. */
export const wrapped = (
  text: string,
  most: number,
  widthOf: (line: string) => number,
): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
