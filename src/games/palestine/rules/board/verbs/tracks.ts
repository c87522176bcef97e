import type { Lent, RollTest, Source, WillLine } from '../facts'
import { writable, type Table } from '../table'

/** 6.5.1 Moves the marker of the Haganah Track. */
export const moveHaganah = (t: Table, to: number): void => {
  const board = writable(t)
  const from = board.haganah
  board.haganah = to
  t.facts?.push({ fact: 'haganah', from, to, why: t.cause })
}

/** 6.5.2 The Track takes pieces that are not on the map. */
export const withhold = (t: Table, force: Lent, number: number, from: Source): void => {
  if (number === 0) return
  const board = writable(t)
  if (from === 'available') board.available[force] -= number
  else board.prison -= number
  t.facts?.push({ fact: 'withheld', force, number, from, why: t.cause })
}

/** 6.5.2 The Track gives its pieces to Available. */
export const provide = (t: Table, force: Lent, number: number): void => {
  if (number === 0) return
  writable(t).available[force] += number
  t.facts?.push({ fact: 'provided', force, number, why: t.cause })
}

/** What is added to a die, and what the sum is compared with. */
export interface Roll {
  readonly test: RollTest
  readonly target: number
  readonly modifier: number
}

/** Notes a roll; the die itself is answered by chance. */
export const noteRoll = (t: Table, die: number, { test, target, modifier }: Roll): boolean => {
  const sum = die + modifier
  const success = test === 'count' || (test === 'at-most' ? sum <= target : sum > target)
  t.facts?.push({ fact: 'rolled', die, test, target, modifier, success, why: t.cause })
  return success
}

/** 6.1 Tells the sum of the Political Will Phase, line by line. */
export const noteWill = (t: Table, lines: readonly WillLine[], net: number): void => {
  t.facts?.push({ fact: 'will-counted', lines, net, why: t.cause })
}
