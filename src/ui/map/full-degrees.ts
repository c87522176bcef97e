/** Where the lines of whole degrees run. */
export const fullDegrees = (lines: readonly (readonly [degree: number, at: number])[]) =>
  lines.filter(([degree]) => Number.isInteger(degree)).map(([, at]) => at)
