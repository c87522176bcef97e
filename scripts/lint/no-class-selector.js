/** @import { RuleTester } from 'oxlint/plugins-dev' */
/** @typedef {Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>} Rule */
/** @typedef {Parameters<Rule['create']>[0]} Context */
/** @typedef {Parameters<Context['sourceCode']['getScope']>[0]} Node */

/** A class in a selector: a dot and a name, at its beginning or after what may stand before it; or the attribute. */
const CLASS =
  /(?:^|[\s,>+~(\])]|(?:^|[\s,>+~(])[a-z]\w*)\.-?[a-z_][\w-]*(?=$|[\s,>+~:.[\])])|\[class\b/i

/** What is given a selector. */
const FINDS =
  /^(?:querySelector(?:All)?|closest|matches|locator|frameLocator|waitForSelector|\$\$?|\$\$?eval)$/

/** What tells the classes that an element has. */
const TELLS = /^(?:getElementsByClassName|toHaveClass|toContainClass)$/

/**
 * A class says how a thing looks. Behaviour and tests that hold to it change with the looks.
 * @type {Rule}
 */
export const noClassSelector = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      byClass: 'A class says how a thing looks: find it by its role or by a data attribute.',
    },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [selector] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name } = callee.property
        if (TELLS.test(name)) context.report({ node: callee, messageId: 'byClass' })
        if (FINDS.test(name) && selector) check(selector)
      },
      Property({ key, value, parent }) {
        const isGiven = parent.parent?.type === 'CallExpression'
        if (isGiven && key.type === 'Identifier' && key.name === 'selector') check(value)
      },
      // What is written on an element may be its class; what is read of it is none of our business.
      MemberExpression(node) {
        const { property } = node
        if (property.type !== 'Identifier' || !/^class(?:Name|List)$/.test(property.name)) return
        const { parent } = node
        const isWritten = parent.type === 'AssignmentExpression' && parent.left === node
        if (!isWritten) context.report({ node, messageId: 'byClass' })
      },
    }

    /**
     * Whatever texts a selector is made of, and those of a constant that it names.
     * @param {object} selector
     */
    function check(selector) {
      const node = /** @type {Node} */ (selector)
      for (const { text, at } of textsOf(node, context))
        if (CLASS.test(text)) context.report({ node: at, messageId: 'byClass' })
    }
  },
}

/**
 * @param {Node} node
 * @param {Context} context
 * @returns {{ text: string, at: Node }[]}
 */
function textsOf(node, context) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, at: node }] : []
    case 'TemplateLiteral':
      return [
        { text: node.quasis.map(({ value }) => value.raw).join('x'), at: node },
        ...node.expressions.flatMap((one) => textsOf(/** @type {Node} */ (one), context)),
      ]
    case 'BinaryExpression':
      return [node.left, node.right].flatMap((one) => textsOf(/** @type {Node} */ (one), context))
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((one) =>
        textsOf(/** @type {Node} */ (one), context),
      )
    case 'Identifier': {
      const { references } = context.sourceCode.getScope(node)
      const named = references.find(({ identifier }) => identifier === node)?.resolved?.defs[0]
      const made = named?.node.type === 'VariableDeclarator' ? named.node.init : null
      return made ? textsOf(made, context) : []
    }
    default:
      return []
  }
}
