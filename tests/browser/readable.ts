import type { Page } from '@playwright/test'

/** What on the page is smaller than eyes or fingers need: words under 12 pixels, targets under 44. */
export const tooSmall = (page: Page, what: 'words' | 'targets'): Promise<readonly string[]> =>
  page.evaluate((kind) => {
    /** Words that are only heard have no room. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 2 || isHeardOnly(element.parentElement))
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return isShown && width > 2 && height > 2 && !isHeardOnly(element)
    }
    const wordsOf = (element: Element): string =>
      [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
        ? element.textContent.trim()
        : ''
    const sizeOf = (element: Element): number => {
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return size * (scale ? Math.hypot(scale.a, scale.b) : 1)
    }
    if (kind === 'words')
      return [...document.querySelectorAll('main *')]
        .filter((one) => wordsOf(one) !== '' && isSeen(one) && sizeOf(one) < 11.95)
        .map((one) => `${wordsOf(one)}: ${sizeOf(one).toFixed(1)}`)
    // A word in a line is pressed beside it as well.
    return [...document.querySelectorAll('main :is(button, summary, select, input)')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        const isWord = Number.parseFloat(getComputedStyle(one, '::after').top) < 0
        return isSeen(one) && !isWord && Math.min(width, height) < 43.5
      })
      .map((one) => one.textContent.trim())
  }, what)
