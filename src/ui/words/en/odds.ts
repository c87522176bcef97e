/** How likely something is that chance may bring: “1 in 6”, or in per cent where the numbers are large. */
export const ODDS = (weight: number, total: number): string =>
  Number.isInteger(weight) && total <= 40
    ? `${weight} in ${total}`
    : `${Math.round((1000 * weight) / total) / 10} %`
