/** What is asked of the screen and the system, as the styles ask it. */
export const MEDIA = {
  narrow: '(width < 40rem)',
  /** A phone, upright or lying. */
  phone: '(width < 40rem), (height < 30rem) and (orientation: landscape)',
  upright: '(orientation: portrait)',
  still: '(prefers-reduced-motion: reduce)',
} as const
