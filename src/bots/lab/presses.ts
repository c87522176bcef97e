const PRESSES = ['pointerdown', 'keydown', 'click'] as const
const FIRST = { capture: true }
/** What a finger that has come down will do is done by then, in milliseconds; whoever holds it longer waits for nothing. */
const HELD = 300

/** The first frame paints what was pressed; when the second begins, that is done, and what has waited for it comes first. */
const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))
}

/**
 * Tells whoever works beside the page when somebody presses anything, and when what came of it has been painted: the
 * page needs the cores for that. What is returned ends it.
 */
export const atEachPress = (rest: (rests: boolean) => void): (() => void) => {
  let [presses, isResting] = [0, false]
  // Whoever rests since the finger came down need not be told at the click: that takes time from it.
  const say = (rests: boolean): void => {
    if (rests !== isResting) rest(rests)
    isResting = rests
  }
  const press = ({ type }: Event): void => {
    const mine = ++presses
    const goOn = (): void => {
      if (mine === presses) say(false)
    }
    say(true)
    if (type === 'pointerdown') setTimeout(goOn, HELD)
    else afterPaint(goOn)
  }
  for (const one of PRESSES) addEventListener(one, press, FIRST)
  return () => {
    for (const one of PRESSES) removeEventListener(one, press, FIRST)
  }
}
