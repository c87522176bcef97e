import ts from 'typescript'

/**
 * A script is a generator: called without yield* it is made and thrown away, and not one line of it
 * runs. The compiler sees nothing wrong with that.
 * @param {ts.Program} program
 * @returns {ts.Node[]} each script that is lost in the files of the program
 */
export function lostScripts(program) {
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileFromExternalLibrary(file) && !file.isDeclarationFile)
    .flatMap((file) => nodesIn(file).filter(isLost))

  /** @param {ts.Node} node */
  function isLost(node) {
    const discarded = discardedBy(node)
    if (discarded) return isScript(checker.getTypeAtLocation(discarded))
    return isThrownAway(node)
  }

  /**
   * `spaces.forEach((space) => rally(space))` throws away what rally returns.
   * @param {ts.Node} node
   */
  function isThrownAway(node) {
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
    const expected = checker.getContextualType(node)
    if (!expected || !returned(expected).some(isVoid)) return false
    return returned(checker.getTypeAtLocation(node)).some(isScript)
  }

  /** @param {ts.Type} type */
  function returned(type) {
    const signatures = checker.getNonNullableType(type).getCallSignatures()
    return signatures.map((signature) => signature.getReturnType())
  }
}

/**
 * What is worked out here, and then used by nobody.
 * @param {ts.Node} node
 */
function discardedBy(node) {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return node.expression
  if (!ts.isExpressionStatement(node)) return undefined
  const { expression } = node
  return ts.isAwaitExpression(expression) || isAssignment(expression) ? undefined : expression
}

/** @param {ts.Expression} expression */
function isAssignment(expression) {
  if (!ts.isBinaryExpression(expression)) return false
  const { kind } = expression.operatorToken
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node[]}
 */
function nodesIn(node) {
  /** @type {ts.Node[]} */
  const found = [node]
  for (const one of found) ts.forEachChild(one, (child) => void found.push(child))
  return found
}

/**
 * @param {ts.Type} type
 * @returns {boolean}
 */
function isScript(type) {
  if (type.isUnion()) return type.types.some(isScript)
  const names = type.getProperties().map(({ name }) => name)
  return names.includes('next') && names.some((name) => name.startsWith('__@iterator'))
}

/** @param {ts.Type} type */
function isVoid(type) {
  return (type.flags & ts.TypeFlags.Void) !== 0
}
