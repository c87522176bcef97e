import { CENTRALIZED, DECENTRALIZED } from '../../data/tracks'
import type { RollTest, WillLine } from '../facts'
import { writable, type Table } from '../table'
import { changePoliticalWill } from './cards'

/** 6.6.1 R32 Nothing happens beyond Centralized. */
export const shiftTowardCentralized = (t: Table): void => {
  const board = writable(t)
  const from = board.unity
  const to = Math.min(CENTRALIZED, from + 1)
  board.unity = to
  t.facts?.push({ fact: 'unity', toward: 'centralized', from, to, why: t.cause })
}

/** 6.6.1, 6.6.4 A step beyond Decentralized gains the British 1 Political Will instead (R32). */
export const shiftTowardDecentralized = (t: Table): void => {
  const board = writable(t)
  const from = board.unity
  const to = Math.max(DECENTRALIZED, from - 1)
  board.unity = to
  t.facts?.push({ fact: 'unity', toward: 'decentralized', from, to, why: t.cause })
  if (from === DECENTRALIZED) changePoliticalWill(t, 1)
}

/** Notes a roll; the die itself is answered by chance. */
export const noteRoll = (
  t: Table,
  die: number,
  test: RollTest,
  target: number,
  modifier: number,
): boolean => {
  const result = die + modifier
  const success = test === 'at-most' ? result <= target : result > target
  t.facts?.push({ fact: 'rolled', die, test, target, modifier, success, why: t.cause })
  return success
}

/** 6.1 Tells the sum of the Political Will Phase, line by line. */
export const noteWill = (t: Table, lines: readonly WillLine[], net: number): void => {
  t.facts?.push({ fact: 'will-counted', lines, net, why: t.cause })
}
