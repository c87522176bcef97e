const PRESSES = ['pointerdown', 'keydown', 'click'] as const
const FIRST = { capture: true }

/**
 * Tells whoever works beside the page when somebody presses anything, and when what came of it has been painted: the
 * page needs the cores for that. What is returned ends it.
 */
export const atEachPress = (rest: (rests: boolean) => void): (() => void) => {
  let presses = 0
  const press = (): void => {
    const mine = ++presses
    rest(true)
    // The first frame paints it; when the second begins, that is done.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (mine === presses) rest(false)
      }),
    )
  }
  for (const one of PRESSES) addEventListener(one, press, FIRST)
  return () => {
    for (const one of PRESSES) removeEventListener(one, press, FIRST)
  }
}
