/*
 * The exponential with nothing but sums and products, so that every machine comes to the same number:
 * the built-in one may differ in its last digit from engine to engine, and with it a choice.
 */
const LN2 = 0.6931471805599453
const MOST = 60

const POWERS = (() => {
  const powers = new Float64Array(2 * MOST + 1)
  let power = 1
  for (let k = 0; k <= MOST; k++) {
    powers[MOST + k] = power
    powers[MOST - k] = 1 / power
    power *= 2
  }
  return powers
})()

export const exp = (x: number): number => {
  const held = Math.max(-MOST * LN2, Math.min(MOST * LN2, x))
  const k = Math.round(held / LN2)
  const r = held - k * LN2
  const series =
    1 + r * (1 + r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r / 5040))))))
  return series * POWERS[MOST + k]!
}

/** What lies between 0 and 1 for any number. */
export const logistic = (x: number): number => 1 / (1 + exp(-x))
