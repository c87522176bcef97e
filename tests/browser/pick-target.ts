/** Runs in the browser: something to click on, by two numbers in [0, 1); null when the game is over. */
export const pickTarget = ([kind, which]: readonly [number, number]): Element | null => {
  const onward =
    '.footer.asking button, .answers button, .board [data-space]:not([aria-disabled="true"]), [data-key="end"]'
  const aside =
    'summary, .log button, .board [data-space], .footer button, [data-key="keys"], button[aria-disabled]'
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (document.querySelector('.decision.result') !== null) return null
  const inDialog = all('dialog[open] button')
  const found = inDialog.length > 0 ? inDialog : all(kind < 0.88 ? onward : aside)
  return found[Math.floor(which * found.length)] ?? document.body
}
