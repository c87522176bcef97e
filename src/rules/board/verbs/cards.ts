import type { CardId, Side } from '../../data/cards'
import type { Box, Faction } from '../../data/factions'
import type { Outcome, PhaseId } from '../board'
import { writable, type Table } from '../table'

/** 2.3.7 Turns up a card; both cylinders leave the Initiative Track's boxes. */
export const reveal = (t: Table, card: CardId): void => {
  const board = writable(t)
  board.played.push(card)
  board.boxes.british = null
  board.boxes.rebels = null
  board.chit = null
  t.facts?.push({ fact: 'revealed', card, why: t.cause })
}

/** 2.3.2 */
export const takeBox = (t: Table, by: Faction, box: Box): void => {
  writable(t).boxes[by] = box
  t.facts?.push({ fact: 'took-box', by, box, why: t.cause })
}

/** 2.3.6 */
export const makeFirstEligible = (t: Table, first: Faction): void => {
  writable(t).firstEligible = first
  t.facts?.push({ fact: 'eligibility', first, why: t.cause })
}

/** 5.3 Puts a Capability into play for the rest of the game. */
export const putInPlay = (t: Table, card: CardId, side: Side): void => {
  writable(t).capabilities.push({ card, side })
  t.facts?.push({ fact: 'capability', card, side, inPlay: true, why: t.cause })
}

/** A16 Takes a Capability out of the game. */
export const cancel = (t: Table, card: CardId): void => {
  const board = writable(t)
  const at = board.capabilities.findIndex((one) => one.card === card)
  const [gone] = board.capabilities.splice(at, 1)
  if (gone) t.facts?.push({ fact: 'capability', ...gone, inPlay: false, why: t.cause })
}

/** A30 Transjordan and Egypt come into play. */
export const openCountries = (t: Table): void => {
  const countries = writable(t).outOfPlay.countries
  if (countries.length === 0) return
  t.facts?.push({ fact: 'countries-in-play', countries: [...countries], why: t.cause })
  countries.length = 0
}

/** Ends the phase: the game goes on with this one. */
export const enter = (t: Table, phase: PhaseId): void => {
  writable(t).phase = phase
}

/** 7.0 */
export const endGame = (t: Table, outcome: Outcome): void => {
  writable(t).outcome = outcome
  t.facts?.push({ fact: 'game-over', outcome, why: t.cause })
  enter(t, 'over')
}
