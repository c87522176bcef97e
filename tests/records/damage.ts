/* Records as they come out of a broken disk or a hostile hand. */
import { expect } from 'vitest'
import { type Random } from '../../src/bots/random'
import { options, question, type GameId } from '../../src/games/index'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, present, recordOf } from '../../src/store/index'
import { randomTree } from '../store/playing'
import { playRandom } from '../play-random'

const CHANGED = '2026-11-18T12:00:00.000Z'

/** The record of a random game with branches, as it is written to a file. */
export const randomText = (seed: number, acts?: number, moments?: number, game?: GameId): string =>
  writeRecord(recordOf(randomTree(seed, acts, moments, game).getState(), CHANGED)!)

/** By turns of one game and of the other, so that two cost no more than one. */
export const gameOf = (turn: number): GameId => (turn % 2 === 0 ? 'palestine' : 'arab-revolt')

const HARMFUL: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[[[[[[[[[]]]]]]]]]]]]]],
  { toString: null, valueOf: null },
  { constructor: { prototype: { polluted: true } } },
]

export const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)]!

/** One bit is another. */
export const flipped = (text: string, random: Random): string => {
  const at = Math.floor(random() * text.length)
  const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(random() * 7)))
  return text.slice(0, at) + sign + text.slice(at + 1)
}

/** Every place of a record at which something can be changed. */
const places = (value: unknown, found: (readonly [object, string])[] = []) => {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    found.push([value, key])
    places(inner, found)
  }
  return found
}

/** One part is missing, in the wrong place or not what it should be. */
export const damaged = (text: string, random: Random): string => {
  const record: unknown = JSON.parse(text)
  const all = places(record)
  const [holder, key] = pick(random, all) as [Record<string, unknown>, string]
  const how = random()
  if (how < 0.3) holder[key] = pick(random, HARMFUL)
  else if (how < 0.5) Reflect.deleteProperty(holder, key)
  else if (how < 0.8) {
    const [from, name] = pick(random, all) as [Record<string, unknown>, string]
    holder[key] = from[name] === record ? null : structuredClone(from[name])
  } else if (typeof holder[key] === 'number') holder[key] += pick(random, [-1, 1, 7, 4000, 2 ** 40])
  else holder[`${key}2`] = holder[key]
  return JSON.stringify(record)
}

/** What a text gives: its mistake, or a game that can be played and written again. */
export const tell = (text: string): string => {
  const { game, fault } = readRecord(text)
  if (fault) return fault.mistake
  const table = createTable()
  table.getState().open(game)
  const state = table.getState()
  const now = present(state)
  expect(state.error).toBeNull()
  expect(now).not.toBeNull()
  if (now && question(now.game)) expect(options(now.game).length).toBeGreaterThan(0)
  playRandom(table)
  const again = readRecord(writeRecord(recordOf(table.getState(), CHANGED)!))
  expect(again.fault).toBeNull()
  return state.stop ? 'stopped' : 'plays'
}
