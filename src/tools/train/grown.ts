/** Numbers that come one by one, without an object for each. */
export class Grown<A extends Uint16Array | Float32Array | Uint32Array> {
  numbers: A
  length = 0

  constructor(numbers: A) {
    this.numbers = numbers
  }

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const Kind = this.numbers.constructor as new (length: number) => A
      const more = new Kind(this.length * 2)
      more.set(this.numbers)
      this.numbers = more
    }
    this.numbers[this.length++] = number
  }
}
