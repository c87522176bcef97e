import {
  OPERATIONS_CHITS,
  PUNISHMENTS,
  type OperationsChit,
  type Punishment,
  type Tray,
} from '../../data/chits'
import type { Chits } from '../board'
import { writable, type Table } from '../table'

const pass = <Kind extends string | number>(
  chits: Chits<Kind>,
  chit: Kind,
  from: Tray,
  to: Tray,
): void => {
  chits[from][chit] -= 1
  chits[to][chit] += 1
}

/** 1.8.1 Passes one Operations chit from tray to tray. */
export const passOperationsChit = (t: Table, chit: OperationsChit, from: Tray, to: Tray): void => {
  pass(writable(t).operationsChits, chit, from, to)
  t.facts?.push({ fact: 'chit', kind: 'operations', chit, from, to, why: t.cause })
}

/** 1.7.1 Passes one Punishment chit from tray to tray. */
export const passPunishmentChit = (t: Table, chit: Punishment, from: Tray, to: Tray): void => {
  pass(writable(t).punishmentChits, chit, from, to)
  t.facts?.push({ fact: 'chit', kind: 'punishment', chit, from, to, why: t.cause })
}

/** Returns every Operations chit of these trays to the pool. */
export const returnOperationsChits = (t: Table, trays: readonly Tray[]): void => {
  for (const tray of trays)
    for (const chit of OPERATIONS_CHITS)
      while (t.board.operationsChits[tray][chit] > 0) passOperationsChit(t, chit, tray, 'pool')
}

/** Returns every Punishment chit of these trays to the pool. */
export const returnPunishmentChits = (t: Table, trays: readonly Tray[]): void => {
  for (const tray of trays)
    for (const chit of PUNISHMENTS)
      while (t.board.punishmentChits[tray][chit] > 0) passPunishmentChit(t, chit, tray, 'pool')
}

/** 2.3.4 Remembers the chit selected on this card. */
export const selectChit = (t: Table, chit: OperationsChit): void => {
  writable(t).chit = chit
}
