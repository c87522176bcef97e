import type { Page } from '@playwright/test'

/** What is read beside the sheet: the card, whose question it is, the question, and its answers. */
const READ =
  '[data-part=card], [data-part=decision] > p:first-child > :is(b, :nth-last-child(2)), [data-part=decision] > div'

/** Words that are cut there, that are seen only after scrolling, or that are left out for want of room. */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate((read) => {
    /** Whatever may cut what is in it, the window at last. */
    const boxesRound = (element: Element | null): readonly DOMRect[] => {
      if (element === null) return [new DOMRect(0, 0, innerWidth, innerHeight)]
      const { overflowX, overflowY } = getComputedStyle(element)
      const around = boxesRound(element.parentElement)
      const cuts = overflowX !== 'visible' || overflowY !== 'visible'
      return cuts ? [element.getBoundingClientRect(), ...around] : around
    }
    const cut: string[] = []
    for (const part of document.querySelectorAll(read)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode
        if (!element?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim())
          continue
        const around = boxesRound(element)
        // What is only heard is cut on purpose.
        if (around.some(({ width }) => width <= 1)) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        // Letters are less high than their line.
        const isIn = ({ left, top, right, bottom, height }: DOMRect) =>
          around.every(
            (box) =>
              left >= box.left - 1 &&
              right <= box.right + 1 &&
              top + height / 6 >= box.top &&
              bottom - height / 6 <= box.bottom,
          )
        if (![...range.getClientRects()].every(isIn)) cut.push(`${part.tagName}: ${textContent}`)
      }
    }
    return cut
  }, READ)

/** The smallest letters of each kind, in pixels. */
export const letterSizes = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const smallest = (selector: string) =>
      Math.min(
        ...[...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
          // What is only heard has no size.
          .filter((one) => one.getBoundingClientRect().width > 1)
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      )
    const kinds = {
      prompt: '[data-part=prompt]',
      option: '[data-part=answers] button b',
      other: ':is([data-part=card], [data-part=decision] > :not([data-part=slip])) *',
    }
    return Object.fromEntries(
      Object.entries(kinds).map(([kind, selector]) => [kind, smallest(selector)]),
    )
  })
