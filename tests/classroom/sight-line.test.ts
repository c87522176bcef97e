import { expect, test } from 'vitest'
import { ROOM, setIn, sightSize } from '../../src/classroom/sight-line'

// A capital of 0.655 em, and an x of 0.486 em.
const [CAPITAL, SMALL] = [0.655, 0.486]

test('at eight metres, on a picture of 1.2 metres and 1080 pixels, capitals need 55 pixels, and small letters 74', () => {
  expect(Math.round(sightSize(ROOM, 1080, CAPITAL))).toBe(55)
  expect(Math.round(sightSize(ROOM, 1080, SMALL))).toBe(74)
})

test('that leaves twelve to fifteen lines', () => {
  expect(setIn(ROOM, 1080, CAPITAL).lines).toBe(15)
  expect(setIn(ROOM, 1080, SMALL).lines).toBe(11)
})

test.each([
  ['preferred', 172, 156],
  ['low', 114, 114],
] as const)('%s sight needs a letter of at least 1/%d of the distance', (sight, least, most) => {
  const share = (sightSize({ ...ROOM, sight }, 1080, 1) * ROOM.height) / 1080 / ROOM.distance
  expect(share).toBeGreaterThanOrEqual(1 / least - 1e-9)
  expect(share).toBeLessThanOrEqual(1 / most + 1e-9)
})

test('letters grow with the distance and with the pixels, and shrink with the picture', () => {
  const size = sightSize(ROOM, 1080, CAPITAL)
  expect(sightSize({ ...ROOM, distance: 16 }, 1080, CAPITAL)).toBeCloseTo(2 * size)
  expect(sightSize({ ...ROOM, height: 2.4 }, 1080, CAPITAL)).toBeCloseTo(size / 2)
  expect(sightSize(ROOM, 720, CAPITAL)).toBeCloseTo((size * 2) / 3)
})

test('near the picture the lines stay few, and too far from it no picture is enough', () => {
  expect(setIn({ ...ROOM, distance: 2, height: 3 }, 1080, CAPITAL).lines).toBe(30)
  expect(setIn(ROOM, 1080, CAPITAL).isEnough).toBe(true)
  expect(setIn({ ...ROOM, distance: 20, sight: 'low' }, 1080, CAPITAL).isEnough).toBe(false)
})
