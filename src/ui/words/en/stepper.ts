/** Words of a number that goes up and down by one. */
export const STEPPER = {
  of: (most: number) => `of ${most}`,
  fewer: (what: string) => `Fewer ${what}`,
  more: (what: string) => `More ${what}`,
} as const
