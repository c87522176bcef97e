import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, packWeights, unpack, unpackWeights } from '../../src/bots/weights'
import { PERCEPTION, weights } from '../../src/games/arab-revolt/bots/index'

test('a packed number is right to half a step, negative ones too', () => {
  const numbers = Float32Array.from([0, 1, -1, 0.3, -0.77, 127])
  const packed = pack(numbers)
  unpack(packed).forEach((one, i) =>
    expect(Math.abs(one - numbers[i]!)).toBeLessThanOrEqual(packed.step / 2 + 1e-6),
  )
})

test('what was packed is packed again as the same', async () => {
  const file = await weights()
  expect(packWeights(unpackWeights(file))).toEqual(file)
})

test('the shipped weights fit what the game shows, and take 30 kB at most', async () => {
  const { policy, net } = unpackWeights(await weights())
  expect(policy).toHaveLength(PERCEPTION.marks)
  expect(net.line).toHaveLength(PERCEPTION.features.length)
  expect(net.into).toHaveLength(PERCEPTION.features.length * net.hidden)
  const file = readFileSync('src/games/arab-revolt/bots/weights.json')
  expect(gzipSync(file).length).toBeLessThanOrEqual(30_000)
})
