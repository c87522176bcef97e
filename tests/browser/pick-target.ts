/** Runs in the browser: something to click on, by two numbers in [0, 1); null when the game is over. */
export const pickTarget = ([kind, which]: readonly [number, number]): Element | null => {
  const onward =
    'footer[role=group] button, [data-part=answers] button, [data-part=board] [data-space]:not([aria-disabled="true"]), [data-key="end"]'
  const aside =
    'summary, [data-part=log] button, [data-part=board] [data-space], footer button, nav button:not([data-key="history"]), [data-part=board] + * > [role=group] > button, button[aria-disabled]'
  // What stands in the place of the question, and shows nothing that leads on.
  const back =
    '[data-key="log"][aria-expanded="true"], [data-part=board] + * > [role=group] > button'
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (document.querySelector('[data-part=result]') !== null) return null
  const inDialog = all('dialog[open] button')
  // Whoever only presses words within the help never comes back to the game.
  const out = all('dialog[open] header > button:last-child, dialog[aria-modal][open] button')
  const within = kind < 0.6 && out.length > 0 ? out : inDialog
  const leading = all(onward)
  const beside = kind < 0.88 ? (leading.length > 0 ? leading : all(back)) : all(aside)
  const found = inDialog.length > 0 ? within : beside
  return found[Math.floor(which * found.length)] ?? document.body
}
