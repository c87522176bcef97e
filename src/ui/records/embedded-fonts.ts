const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** The rule with the font itself in the place of its address. */
const embedded = async (rule: CSSFontFaceRule): Promise<string> => {
  const [, address = ''] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? []
  const base = rule.parentStyleSheet?.href ?? document.baseURI
  const response = await fetch(new URL(address, base))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return rule.cssText.replace(address, `data:font/woff2;base64,${base64(bytes)}`)
}

/** The rules of a style sheet, and those within its layers. */
const rulesIn = (rules: CSSRuleList): readonly CSSRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : [rule],
  )

/** The page's own fonts as rules that need no other file. One that cannot be had is left out. */
export const embeddedFonts = async (): Promise<string> => {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const fonts = await Promise.allSettled(rules.map(embedded))
  return fonts.flatMap((font) => (font.status === 'fulfilled' ? [font.value] : [])).join('\n')
}
