/** Adam: each number takes steps of its own size. */
export class Adam {
  readonly gradient: Float32Array
  private readonly numbers: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  private steps = 0

  constructor(numbers: Float32Array) {
    this.numbers = numbers
    this.gradient = new Float32Array(numbers.length)
    this.mean = new Float32Array(numbers.length)
    this.square = new Float32Array(numbers.length)
  }

  step(rate: number, decay = 0): void {
    const { numbers, gradient, mean, square } = this
    this.steps += 1
    const unbiased = (rate * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps)
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i]!
      const m = (mean[i] = 0.9 * mean[i]! + 0.1 * slope)
      const s = (square[i] = 0.999 * square[i]! + 0.001 * slope * slope)
      if (m !== 0)
        numbers[i]! -= (unbiased * m) / (Math.sqrt(s) + 1e-8) + rate * decay * numbers[i]!
    }
    gradient.fill(0)
  }
}
