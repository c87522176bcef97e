/*
 * A reader of facts who knows no rule: it moves what a fact says was moved, and nothing else. If its board
 * and the real one agree, the facts tell everything that happened.
 */
import {
  AS_PLACED,
  FORCE,
  positionOf,
  type Board,
  type Content,
  type Fact,
  type Force,
  type Piece,
  type Position,
  type SpaceId,
} from '../../src/games/arab-revolt/rules/index'

type Tally = Record<string, number>

export interface Tale {
  spaces: Record<string, Tally>
  available: Tally
  prison: Tally
  outOfPlay: number
  tegartPolice: number
  operations: Tally
  punishments: Tally
  politicalWill: number
  unity: number
  played: string[]
  capabilities: string[]
  countriesOut: readonly string[]
  first: string
}

const chits = (trays: Readonly<Record<string, Readonly<Record<string, number>>>>): Tally =>
  Object.fromEntries(
    Object.entries(trays).flatMap(([tray, kinds]) =>
      Object.entries(kinds).map(([kind, number]) => [`${tray} ${kind}`, number]),
    ),
  )

const named = (position: Position): Record<string, Tally> =>
  Object.fromEntries(
    Object.entries(position.spaces).map(([space, contents]) => [space, { ...contents }]),
  )

/** A board as the reader keeps it. */
export const taleOf = (board: Board): Tale => ({
  spaces: named(positionOf(board)),
  available: { ...board.available },
  prison: { ...board.prison },
  outOfPlay: board.outOfPlay.troops,
  tegartPolice: board.tegartPolice,
  operations: chits(board.operationsChits),
  punishments: chits(board.punishmentChits),
  politicalWill: board.politicalWill,
  unity: board.unity,
  played: [...board.played],
  capabilities: board.capabilities.map(({ card, side }) => `${card} ${side}`),
  countriesOut: [...board.outOfPlay.countries],
  first: board.firstEligible,
})

const add = (tally: Tally, key: string, change: number): void => {
  tally[key] = (tally[key] ?? 0) + change
}

const stand = (tale: Tale, space: SpaceId, content: Content, change: number): void => {
  const contents = (tale.spaces[space] ??= {})
  const sum = (contents[content] ?? 0) + change
  if (sum === 0) Reflect.deleteProperty(contents, content)
  else contents[content] = sum
}

const gone = (tale: Tale, piece: Piece, number: number, to: string): void => {
  const force: Force = FORCE[piece]
  if (to === 'available') add(tale.available, force, number)
  else if (to === 'prison') add(tale.prison, force, number)
  else if (to === 'out-of-play') tale.outOfPlay += number
  else tale.tegartPolice += number
}

/** Goes on with the tale by one fact. */
export const retell = (tale: Tale, fact: Fact): void => {
  switch (fact.fact) {
    case 'placed':
      stand(tale, fact.space, AS_PLACED[fact.force], fact.number)
      if (fact.from === 'available') add(tale.available, fact.force, -fact.number)
      else if (fact.from === 'prison') add(tale.prison, fact.force, -fact.number)
      else tale.outOfPlay -= fact.number
      break
    case 'relocated':
      stand(tale, fact.from, fact.piece, -1)
      stand(tale, fact.to, AS_PLACED[FORCE[fact.piece]], 1)
      break
    case 'moved':
      stand(tale, fact.from, fact.piece, -fact.number)
      stand(tale, fact.to, fact.piece, fact.number)
      break
    case 'removed':
      stand(tale, fact.space, fact.piece, -fact.number)
      gone(tale, fact.piece, fact.number, fact.to)
      break
    case 'garrisoned':
      add(tale.available, 'police', -fact.number)
      tale.tegartPolice += fact.number
      break
    case 'activated':
    case 'hidden': {
      const kind = fact.force as 'guerrillas' | 'irregulars'
      const change = fact.fact === 'activated' ? fact.number : -fact.number
      stand(tale, fact.space, `${kind}Active`, change)
      stand(tale, fact.space, `${kind}Underground`, -change)
      break
    }
    case 'opposition':
      stand(tale, fact.space, 'opposition', fact.present ? 1 : -1)
      break
    case 'curfew':
      stand(tale, fact.space, 'curfew', fact.present ? 1 : -1)
      add(tale.available, 'curfews', fact.present ? -1 : 1)
      break
    case 'sabotage':
      stand(tale, fact.space, 'sabotage', fact.change)
      break
    case 'released':
      tale.prison = { guerrillas: 0, bases: 0 }
      add(tale.available, 'guerrillas', fact.guerrillas)
      add(tale.available, 'bases', fact.bases)
      break
    case 'political-will':
      tale.politicalWill = fact.to
      break
    case 'unity':
      tale.unity = fact.to
      break
    case 'chit': {
      const tally = fact.kind === 'operations' ? tale.operations : tale.punishments
      add(tally, `${fact.from} ${fact.chit.toString()}`, -1)
      add(tally, `${fact.to} ${fact.chit.toString()}`, 1)
      break
    }
    case 'revealed':
      tale.played.push(fact.card)
      break
    case 'capability':
      if (fact.inPlay) tale.capabilities.push(`${fact.card} ${fact.side}`)
      else tale.capabilities.splice(tale.capabilities.indexOf(`${fact.card} ${fact.side}`), 1)
      break
    case 'countries-in-play':
      tale.countriesOut = []
      break
    case 'eligibility':
      tale.first = fact.first
      break
    case 'begins':
    case 'ends':
    case 'answered':
    case 'took-box':
    case 'rolled':
    case 'will-counted':
    case 'game-over':
      break
  }
}
