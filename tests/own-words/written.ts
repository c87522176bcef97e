import ts from 'typescript'

/** What is written in a file for people to read, in comments or in strings, and where. */
export interface Written {
  readonly at: number
  readonly end: number
  readonly text: string
}

const PARTS_OF_TEXT = [
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
]

const said = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  return PARTS_OF_TEXT.includes(node.kind) ? (node as ts.TemplateMiddle).text : null
}

const commentsAt = (source: string, node: ts.Node): readonly ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
  ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
]

const inScript = (name: string, source: string): Written[] => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found = new Map<number, Written>()
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAt(source, node))
      found.set(pos, { at: pos, end, text: source.slice(pos, end) })
    const text = said(node)
    if (text !== null) found.set(node.getStart(), { at: node.getStart(), end: node.end, text })
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...found.values()].sort((one, other) => one.at - other.at)
}

/** A sentence may go on in the next line of a comment, and in the next of two strings that are added. */
const joined = (source: string, parts: readonly Written[]): Written[] => {
  const whole: Written[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && /^[\s+]*$/.test(source.slice(last.end, part.at)))
      whole[whole.length - 1] = { ...last, end: part.end, text: `${last.text}${part.text}` }
    else whole.push(part)
  }
  return whole
}

/** All that is written in a file of scripts; the whole of any other. */
export const written = (name: string, source: string): readonly Written[] =>
  /\.tsx?$/.test(name)
    ? joined(source, inScript(name, source))
    : [{ at: 0, end: source.length, text: source }]
