import ts from 'typescript'

/**
 * What a file fetches without an import that the compiler lists. Without a `specifier` it names no file that could be
 * known before it runs.
 * @typedef {{ pos: number, said: string, specifier: string | undefined }} Unseen
 */

/**
 * Files beside a script that are named by `new URL('./worker.ts', import.meta.url)`, whatever is found by
 * `import.meta.glob`, and every `import()` of anything but a plain string.
 * @param {string} text
 * @returns {Unseen[]}
 */
export function unseen(text) {
  if (!/import\s*[.(]/.test(text)) return []
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)
  /** @type {Unseen[]} */
  const found = []
  visit(file)
  return found

  /** @param {ts.Node} node */
  function visit(node) {
    const named = namedBy(node)
    const plain = named && ts.isStringLiteralLike(named) ? named.text : undefined
    // An import() of a string is listed.
    if (named && !(plain !== undefined && ts.isCallExpression(node)))
      found.push({ pos: node.getStart(), said: plain ?? named.getText(), specifier: plain })
    ts.forEachChild(node, visit)
  }
}

/**
 * What stands for the file that is fetched here, if one is.
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
function namedBy(node) {
  if (ts.isNewExpression(node) && node.arguments?.[1]?.getText() === 'import.meta.url')
    return node.arguments[0]
  if (!ts.isCallExpression(node)) return undefined
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  return /^import\.meta\.glob/.test(node.expression.getText()) ? node.expression : undefined
}
