import { MAX_POLITICAL_WILL, cardInPlay, type CardBoard } from './board'
import { BOXES } from './boxes'
import type { NextCardOdds, Pile } from './piles'
import type { World } from './world'

/** Numbers of one group: their names, and what writes them from a place on. */
export interface Group<Board> {
  readonly names: readonly string[]
  readonly write: (board: Board, into: Float32Array, at: number) => void
}

export const named = (group: string, names: readonly (string | number)[]): string[] =>
  names.map((name) => `${group}.${name}`)

export const pairs = (some: readonly (string | number)[], others: readonly (string | number)[]) =>
  some.flatMap((one) => others.map((other) => `${one}.${other}`))

/** What a board shows, number by number, group after group. */
export const featuresOf = <Board>(
  groups: readonly Group<Board>[],
): { features: readonly string[]; read: (board: Board, into: Float32Array) => void } => {
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { names }) => sum + names.length, 0),
  )
  return {
    features: groups.flatMap(({ names }) => names),
    read: (board, into) => {
      into.fill(0)
      groups.forEach(({ write }, i) => write(board, into, starts[i]!))
    },
  }
}

/** What is printed for a game with cards and a count, as far as its time, order and cards are concerned. */
interface Printed<W extends World> {
  readonly factions: readonly [W['faction'], W['faction']]
  readonly phases: readonly W['phase'][]
  readonly campaigns: number
  readonly pile: Pile
  readonly events: readonly W['card'][]
  readonly capabilities: readonly W['card'][]
  readonly sides: readonly W['side'][]
  /** The lines of its count. */
  readonly lines: readonly string[]
  readonly propagandaPlayed: (board: W['board']) => number
  readonly nextCardOdds: (board: W['board']) => NextCardOdds
  readonly forecast: (board: W['board']) => {
    readonly lines: readonly { readonly line: string; readonly amount: number }[]
    readonly net: number
    readonly to: number
  }
}

const WILLS = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, i) => i)

/** The groups that every game with cards and a count has. */
export const groupsIn = <W extends World & { board: CardBoard<W> }>({
  factions,
  phases,
  campaigns,
  pile,
  events,
  capabilities: lastingCards,
  sides,
  lines: countLines,
  propagandaPlayed,
  nextCardOdds,
  forecast,
}: Printed<W>) => {
  type Board = W['board']
  const rounds = Array.from({ length: campaigns }, (_, i) => i)
  const campaignOf = (board: Board): number => Math.min(campaigns - 1, propagandaPlayed(board))

  const will: Group<Board> = {
    names: named('will', ['steps', ...WILLS]),
    write: ({ politicalWill }, into, at) => {
      into[at] = politicalWill / MAX_POLITICAL_WILL
      into[at + 1 + politicalWill] = 1
    },
  }

  /** What the count would come to now, by itself and with the campaign in which it comes. */
  const count: Group<Board> = {
    names: [
      ...named('count', [...countLines, 'net', 'to']),
      ...named('count', pairs(rounds, WILLS)),
    ],
    write: (board, into, at) => {
      const { lines, net, to } = forecast(board)
      for (const { line, amount } of lines) into[at + countLines.indexOf(line)] = amount / 4
      into[at + countLines.length] = net / 10
      into[at + countLines.length + 1] = to / MAX_POLITICAL_WILL
      into[at + countLines.length + 2 + campaignOf(board) * WILLS.length + to] = 1
    },
  }

  /** 2.1 How many Events come at least, and at most, before the next Propaganda card. */
  const eventsAhead = (board: Board): { least: number; most: number } => {
    const { size, eventsOnTop } = pile
    const inPile = board.played.length % size
    const due = propagandaPlayed(board) <= Math.floor(board.played.length / size)
    return due
      ? { least: Math.max(0, eventsOnTop - inPile), most: size - 1 - inPile }
      : { least: size - inPile + eventsOnTop, most: 2 * size - 1 - inPile }
  }

  /** How likely the next card is a Propaganda card. */
  const propagandaNext = (board: Board): number => {
    const { eachEvent, eachPropaganda } = nextCardOdds(board)
    const propagandas = campaigns - propagandaPlayed(board)
    const left = events.length - (board.played.length - propagandaPlayed(board))
    const whole = eachEvent * left + eachPropaganda * propagandas
    return whole === 0 ? 0 : (eachPropaganda * propagandas) / whole
  }

  const time: Group<Board> = {
    names: [
      ...named('time', ['next', 'least', 'most']),
      ...named('time', rounds),
      ...named('time', phases),
    ],
    write: (board, into, at) => {
      const { least, most } = eventsAhead(board)
      into[at] = propagandaNext(board)
      into[at + 1] = least / pile.size
      into[at + 2] = most / pile.size
      into[at + 3 + campaignOf(board)] = 1
      into[at + 3 + campaigns + phases.indexOf(board.phase)] = 1
    },
  }

  const order: Group<Board> = {
    names: [...named('order', ['first']), ...named('order', pairs(factions, BOXES))],
    write: ({ firstEligible, boxes }, into, at) => {
      into[at] = firstEligible === factions[1] ? 1 : -1
      factions.forEach((faction: W['faction'], i) => {
        const box = boxes[faction]
        if (box !== null) into[at + 1 + i * BOXES.length + BOXES.indexOf(box)] = 1
      })
    },
  }

  const lasting = pairs(lastingCards, sides)

  const capabilities: Group<Board> = {
    names: named('capabilities', lasting),
    write: (board, into, at) => {
      for (const { card, side } of board.capabilities)
        into[at + lasting.indexOf(`${card}.${side}`)] = 1
    },
  }

  /** Who may still take the Event of the card in play, first or second; null where nobody may. */
  const takerOf = ({ phase, firstEligible, boxes }: Board): W['faction'] | null => {
    if (phase === 'first-eligible') return firstEligible
    const second = factions[firstEligible === factions[0] ? 1 : 0]
    return phase === 'second-eligible' && boxes[firstEligible] !== 'event' ? second : null
  }

  const seats = pairs(factions, ['first', 'second'])

  /** The card in play with whoever may take its Event, and the Events that have gone. */
  const cards: Group<Board> = {
    names: [...named('card', pairs(events, seats)), ...named('gone', events)],
    write: (board, into, at) => {
      const gone = at + events.length * seats.length
      for (const card of board.played) {
        const event = events.indexOf(card)
        if (event >= 0) into[gone + event] = 1
      }
      const card = cardInPlay(board)
      const taker = takerOf(board)
      const event = card === null ? -1 : events.indexOf(card)
      if (event < 0 || taker === null) return
      const seat = 2 * factions.indexOf(taker) + (board.phase === 'first-eligible' ? 0 : 1)
      into[at + event * seats.length + seat] = 1
    },
  }

  return { will, count, time, order, capabilities, cards, propagandaNext }
}
