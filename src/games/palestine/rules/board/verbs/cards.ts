import { verbsIn } from '../../../../../coin/verbs'
import { FACTIONS } from '../../data/factions'
import { isPropaganda, type CardId } from '../../data/cards'
import type { MustPass } from '../board'
import type { Printed } from '../facts'
import { writable, type Table } from '../table'

const { reveal: revealCard, ...verbs } = verbsIn<Printed>(FACTIONS)

export const { takeBox, makeFirstEligible, putInPlay, changePoliticalWill, enter, endGame } = verbs

/** P27, PR92 Binds the British to Pass on an Event card, or frees them. */
export const bindToPass = (t: Table, on: MustPass | null): void => {
  writable(t).mustPass = on
  t.facts?.push({ fact: 'must-pass', on, why: t.cause })
}

/** 2.3.6 Turns up a card. PR92 It is the next Event card, not a Propaganda card, on which they Pass. */
export const reveal = (t: Table, card: CardId): void => {
  revealCard(t, card)
  if (t.board.mustPass === 'next-card' && !isPropaganda(card)) bindToPass(t, 'this-card')
}
