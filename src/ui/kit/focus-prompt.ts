/** Goes on to the question, or to what stands in its place, where what has the focus is about to go. */
export const focusPrompt = (): void =>
  document.querySelector<HTMLElement>('[data-part=prompt]')?.focus({ preventScroll: true })
