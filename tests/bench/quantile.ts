/** Of some numbers the one that is greater than a part of them. */
export const quantile = (all: readonly number[], part: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0
