/** Runs in the browser: something to click on, by two numbers in [0, 1); null when the game is over. */
export const pickTarget = ([kind, which]: readonly [number, number]): Element | null => {
  const onward =
    '.footer.asking button, .answers button, .board [data-space]:not([aria-disabled="true"]), [data-key="end"]'
  const aside =
    'summary, .log button, .board [data-space], .footer button, .tools button:not([data-key="history"]), button[aria-disabled]'
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (document.querySelector('.decision.result') !== null) return null
  const inDialog = all('dialog[open] button')
  // Whoever only presses words within the help never comes back to the game.
  const out = all('dialog[open] :is(button.main, button.close)')
  const within = kind < 0.6 && out.length > 0 ? out : inDialog
  const found = inDialog.length > 0 ? within : all(kind < 0.88 ? onward : aside)
  return found[Math.floor(which * found.length)] ?? document.body
}
