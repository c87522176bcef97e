/** @import { Plugin } from 'vite' */

/** Where Vite has what it puts round every import of a part that is fetched late. */
const OF_VITE = '\0vite/preload-helper.js'

/** What its name in Vite promises: fetches a part, and at the same time what this waits for. */
const FETCHING = `
export const __vitePreload = (load, names, base) => {
  for (const name of names) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = new URL(name, base).href
    document.head.append(link)
  }
  return load()
}`

/**
 * Fetches parts with a few lines in the place of Vite's own, a kilobyte which also waits for the style sheets of a part
 * and knows browsers that cannot show this page. Here all styles are one sheet.
 * @returns {Plugin}
 */
export const lateParts = () => ({
  name: 'late-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === OF_VITE ? FETCHING : null),
  generateBundle: {
    // After Vite has put the styles together.
    order: 'post',
    handler(_options, bundle) {
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
      if (sheets.length !== 1) this.error(`All styles must be one sheet, not ${sheets.length}.`)
    },
  },
})
