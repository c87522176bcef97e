import { verbsIn } from '../../../../../coin/verbs'
import { FACTIONS } from '../../data/factions'
import type { CardId } from '../../data/cards'
import type { Printed } from '../facts'
import { writable, type Table } from '../table'

const { reveal: revealCard, ...verbs } = verbsIn<Printed>(FACTIONS)

export const {
  takeBox,
  makeFirstEligible,
  putInPlay,
  cancel,
  changePoliticalWill,
  enter,
  endGame,
} = verbs

/** 2.3.7 Turns up a card; the Operations chit of the one before is no longer selected. */
export const reveal = (t: Table, card: CardId): void => {
  writable(t).chit = null
  revealCard(t, card)
}

/** A30 Transjordan and Egypt come into play. */
export const openCountries = (t: Table): void => {
  const countries = writable(t).outOfPlay.countries
  if (countries.length === 0) return
  t.facts?.push({ fact: 'countries-in-play', countries: [...countries], why: t.cause })
  countries.length = 0
}
