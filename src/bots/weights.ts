import type { Net } from './value'

/** Many small numbers as one text: a byte each, and how much a step of it is worth. */
export interface Packed {
  readonly step: number
  readonly bytes: string
}

/** What was learned of a game, as it is kept in a file. */
export interface WeightsFile {
  readonly policy: Packed
  readonly value: {
    readonly hidden: number
    readonly into: Packed
    readonly line: Packed
    readonly biases: readonly number[]
    readonly out: readonly number[]
    readonly bias: number
  }
}

export interface Weights {
  readonly policy: Float32Array
  readonly net: Net
}

/** A short name for weights: others have another one. */
export const nameOf = ({ policy, net }: Weights): string => {
  let hash = 0x811c9dc5
  for (const part of [policy, net.into, net.line, net.biases, net.out])
    for (const byte of new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
      hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

export const pack = (numbers: Float32Array): Packed => {
  let most = 0
  for (const one of numbers) most = Math.max(most, Math.abs(one))
  const step = Number((most / 127 || 1).toPrecision(6))
  const bytes = Array.from(numbers, (one) => Math.round(one / step) & 0xff)
  return { step, bytes: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')) }
}

export const unpack = ({ step, bytes }: Packed): Float32Array =>
  Float32Array.from(atob(bytes), (one) => ((one.charCodeAt(0) << 24) >> 24) * step)

export const packWeights = ({ policy, net }: Weights): WeightsFile => {
  const short = (numbers: Float32Array) => Array.from(numbers, (one) => Number(one.toPrecision(5)))
  const { hidden, into, line, biases, out, bias } = net
  return {
    policy: pack(policy),
    value: {
      hidden,
      into: pack(into),
      line: pack(line),
      biases: short(biases),
      out: short(out),
      bias: Number(bias.toPrecision(5)),
    },
  }
}

export const unpackWeights = ({ policy, value }: WeightsFile): Weights => ({
  policy: unpack(policy),
  net: {
    hidden: value.hidden,
    into: unpack(value.into),
    line: unpack(value.line),
    biases: Float32Array.from(value.biases),
    out: Float32Array.from(value.out),
    bias: value.bias,
  },
})
