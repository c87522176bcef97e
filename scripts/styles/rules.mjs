/**
 * What a style sheet says, without its comments: each rule with the selectors and at-rules around it, outermost first,
 * and its own declarations; and the statements that stand by themselves, such as imports.
 * @typedef {{ around: string[], selector: string, declarations: { name: string, value: string }[] }} Rule
 * @typedef {{ rules: Rule[], statements: string[] }} Sheet
 */

/** Quoted texts may hold any sign. */
const PART = /"[^"]*"|'[^']*'|[{};]|[^{};"']+/g

/**
 * @param {string} text
 * @returns {Sheet}
 */
export function read(text) {
  /** @type {Rule[]} */
  const rules = []
  /** @type {string[]} */
  const statements = []
  /** @type {Rule[]} */
  const open = []
  let said = ''
  const end = () => {
    const [, name, value] = /^([\w-]+)\s*:([\s\S]*)$/.exec(said.trim()) ?? []
    if (name && value !== undefined && open.length > 0)
      open.at(-1)?.declarations.push({ name, value: value.trim() })
    else if (said.trim()) statements.push(said.trim())
    said = ''
  }
  for (const [part] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(PART)) {
    if (part === '{') {
      const around = open.map(({ selector }) => selector)
      const rule = { around, selector: said.trim(), declarations: [] }
      rules.push(rule)
      open.push(rule)
      said = ''
    } else if (part === '}') {
      end()
      open.pop()
    } else if (part === ';') end()
    else said += part
  }
  end()
  return { rules, statements }
}
