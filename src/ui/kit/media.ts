/** What is asked of the screen and the system, as the styles ask it. */
export const MEDIA = {
  narrow: '(width < 40rem)',
  /** A phone, upright or lying. */
  phone: '(width < 40rem), (height < 30rem) and (orientation: landscape)',
  /** Where the whole sheet would be too small to be read: the country alone. */
  country:
    '(width < 50.5rem), (width < 73.75rem) and (orientation: landscape), (height < 30rem) and (orientation: landscape)',
  /** A phone in the hand: a finger cannot point without pressing. */
  fingers:
    '(hover: none) and (width < 40rem), (hover: none) and (height < 30rem) and (orientation: landscape)',
  /** Where a finger presses, for which a line of text is too small. */
  coarse: '(pointer: coarse)',
  upright: '(orientation: portrait)',
  still: '(prefers-reduced-motion: reduce)',
} as const
