import ts from 'typescript'

/** @import { Rule } from 'eslint' */
/** @typedef {{ program: ts.Program, esTreeNodeToTSNodeMap: Map<object, ts.Node> }} Services */

/**
 * A script is a generator: called without yield* it is made and thrown away, and not one line of it
 * runs. The compiler sees nothing wrong with that.
 * @type {Rule.RuleModule}
 */
export const noLostScript = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lost: 'A script called without yield* does nothing.' },
  },
  create(context) {
    const services = /** @type {Services} */ (context.sourceCode.parserServices)
    const checker = services.program.getTypeChecker()

    return {
      ExpressionStatement({ expression }) {
        if (expression.type === 'AssignmentExpression') return
        if (expression.type === 'AwaitExpression') return
        checkDiscarded(expression)
      },
      AwaitExpression: ({ argument }) => {
        checkDiscarded(argument)
      },
      'UnaryExpression[operator="void"]': (/** @type {{ argument: object }} */ { argument }) => {
        checkDiscarded(argument)
      },
      ArrowFunctionExpression: checkCallback,
      FunctionExpression: checkCallback,
    }

    /** @param {object} node */
    function checkDiscarded(node) {
      if (isScript(checker.getTypeAtLocation(tsNode(node)))) report(node)
    }

    /**
     * `spaces.forEach((space) => rally(space))` throws away what rally returns.
     * @param {object} node
     */
    function checkCallback(node) {
      const callback = tsNode(node)
      if (!ts.isExpression(callback)) return
      const expected = checker.getContextualType(callback)
      if (!expected || !returned(expected).some(isVoid)) return
      if (returned(checker.getTypeAtLocation(callback)).some(isScript)) report(node)
    }

    /** @param {ts.Type} type */
    function returned(type) {
      const signatures = checker.getNonNullableType(type).getCallSignatures()
      return signatures.map((signature) => signature.getReturnType())
    }

    /** @param {object} node */
    function tsNode(node) {
      return /** @type {ts.Node} */ (services.esTreeNodeToTSNodeMap.get(node))
    }

    /** @param {object} node */
    function report(node) {
      context.report({ node: /** @type {Rule.Node} */ (node), messageId: 'lost' })
    }
  },
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
