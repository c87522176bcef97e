import {
  BOXES,
  CAMPAIGNS,
  CARDS,
  CONTENTS,
  COUNTRIES,
  EVENT_CARDS,
  FACTIONS,
  FORCES,
  MAX_POLITICAL_WILL,
  OPERATIONS_CHITS,
  OTHER,
  PHASES,
  POPULATED,
  PUNISHMENTS,
  RAILWAYS,
  SIDES,
  SPACES,
  TRAYS,
  UNITY_VALUES,
  britishPieces,
  cardInPlay,
  forecast,
  isPropaganda,
  nextCardOdds,
  opposition,
  propagandaPlayed,
  rebelPieces,
  sabotage,
  type Board,
  type Content,
  type Faction,
  type SpaceId,
  type WillLineId,
} from '../rules/index'

/** Numbers of one group: their names, and what writes them from a place on. */
interface Group {
  readonly names: readonly string[]
  readonly write: (board: Board, into: Float32Array, at: number) => void
}

const named = (group: string, names: readonly (string | number)[]): string[] =>
  names.map((name) => `${group}.${name}`)

const pairs = (some: readonly (string | number)[], others: readonly (string | number)[]) =>
  some.flatMap((one) => others.map((other) => `${one}.${other}`))

const ABROAD: readonly Content[] = ['guerrillasUnderground', 'guerrillasActive', 'bases']
const RAILWAY: readonly Content[] = CONTENTS.filter(
  (one) => one !== 'bases' && one !== 'opposition' && one !== 'curfew',
)

const mayHold = (space: SpaceId): readonly Content[] => {
  if (COUNTRIES.some((one) => one === space)) return ABROAD
  return RAILWAYS.some((one) => one === space)
    ? RAILWAY
    : CONTENTS.filter((one) => one !== 'sabotage')
}

/** Each content that a space may hold, as its place in the numbers of the map. */
const HELD = SPACES.flatMap((space, i) =>
  mayHold(space).map((content) => ({
    name: `${space}.${content}`,
    at: i * CONTENTS.length + CONTENTS.indexOf(content),
    most: content === 'troops' || content.startsWith('guerrillas') ? 4 : 2,
  })),
)

const map: Group = {
  names: named(
    'map',
    HELD.map(({ name }) => name),
  ),
  write: (board, into, at) => {
    for (let i = 0; i < HELD.length; i++) {
      const held = HELD[i]!
      into[at + i] = board.map[held.at]! / held.most
    }
  },
}

/** How the pieces of both sides compare where it counts (6.1.2). */
const majorities: Group = {
  names: named('majorities', pairs(POPULATED, ['rebels', 'even', 'lead', 'contained'])),
  write: (board, into, at) => {
    POPULATED.forEach((space, i) => {
      const rebels = rebelPieces(board, space)
      const lead = rebels - britishPieces(board, space)
      const from = at + 4 * i
      into[from] = lead > 0 ? 1 : 0
      into[from + 1] = lead === 0 && rebels > 0 ? 1 : 0
      into[from + 2] = Math.max(-1, Math.min(1, lead / 4))
      into[from + 3] = rebels === 0 && !opposition(board, space) ? 1 : 0
    })
  },
}

const railways: Group = {
  names: named('railways', RAILWAYS),
  write: (board, into, at) => {
    RAILWAYS.forEach((space, i) => (into[at + i] = sabotage(board, space) > 0 ? 1 : 0))
  },
}

const totals: Group = {
  names: named('stock', [
    ...FORCES,
    'curfews',
    'prison',
    'prison-bases',
    'troops-out',
    'countries-out',
    'tegart',
    'bases-on-map',
    'opposition',
  ]),
  write: ({ available, prison, outOfPlay, tegartPolice, ...board }, into, at) => {
    FORCES.forEach((force, i) => (into[at + i] = available[force] / 5))
    let bases = 0
    let opposed = 0
    for (let i = 0; i < SPACES.length; i++) {
      bases += board.map[i * CONTENTS.length + 6]!
      opposed += board.map[i * CONTENTS.length + 7]!
    }
    into.set(
      [
        available.curfews / 3,
        prison.guerrillas / 4,
        prison.bases / 2,
        outOfPlay.troops / 5,
        outOfPlay.countries.length / 2,
        tegartPolice / 2,
        bases / 5,
        opposed / 5,
      ],
      at + FORCES.length,
    )
  },
}

const chits: Group = {
  names: [
    ...named('chits', pairs(TRAYS, OPERATIONS_CHITS)),
    ...named('chits', pairs(TRAYS, PUNISHMENTS)),
    ...named('chits', pairs(['selected'], OPERATIONS_CHITS)),
  ],
  write: ({ operationsChits, punishmentChits, chit }, into, at) => {
    let i = at
    for (const tray of TRAYS)
      for (const one of OPERATIONS_CHITS) into[i++] = operationsChits[tray][one] / 2
    for (const tray of TRAYS)
      for (const one of PUNISHMENTS) into[i++] = punishmentChits[tray][one] / 2
    if (chit !== null) into[i + chit - 1] = 1
  },
}

const WILLS = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, i) => i)
const ROUNDS = Array.from({ length: CAMPAIGNS }, (_, i) => i)

const campaignOf = (board: Board): number => Math.min(CAMPAIGNS - 1, propagandaPlayed(board))

const will: Group = {
  names: [...named('will', ['steps', ...WILLS])],
  write: ({ politicalWill }, into, at) => {
    into[at] = politicalWill / MAX_POLITICAL_WILL
    into[at + 1 + politicalWill] = 1
  },
}

const unity: Group = {
  names: named(
    'unity',
    UNITY_VALUES.map((_, i) => i),
  ),
  write: (board, into, at) => (into[at + board.unity] = 1),
}

const LINES: readonly WillLineId[] = [
  'sabotaged-railways',
  'clear-railways',
  'rebel-majorities',
  'contained-spaces',
  'districts-with-bases',
  'irregulars',
  'opposition',
]

/** What the count would come to now, by itself and with the campaign in which it comes. */
const count: Group = {
  names: [...named('count', [...LINES, 'net', 'to']), ...named('count', pairs(ROUNDS, WILLS))],
  write: (board, into, at) => {
    const { lines, net, to } = forecast(board)
    for (const { line, amount } of lines) into[at + LINES.indexOf(line)] = amount / 4
    into[at + LINES.length] = net / 10
    into[at + LINES.length + 1] = to / MAX_POLITICAL_WILL
    into[at + LINES.length + 2 + campaignOf(board) * WILLS.length + to] = 1
  },
}

const PILE = 7
const ON_TOP = 4

/** 2.1 How many Events come at least, and at most, before the next Propaganda card. */
const eventsAhead = (board: Board): { least: number; most: number } => {
  const inPile = board.played.length % PILE
  const due = propagandaPlayed(board) <= Math.floor(board.played.length / PILE)
  return due
    ? { least: Math.max(0, ON_TOP - inPile), most: PILE - 1 - inPile }
    : { least: PILE - inPile + ON_TOP, most: 2 * PILE - 1 - inPile }
}

/** How likely the next card is a Propaganda card. */
export const propagandaNext = (board: Board): number => {
  const { eachEvent, eachPropaganda } = nextCardOdds(board)
  const propagandas = CAMPAIGNS - propagandaPlayed(board)
  const events = EVENT_CARDS.length - (board.played.length - propagandaPlayed(board))
  const whole = eachEvent * events + eachPropaganda * propagandas
  return whole === 0 ? 0 : (eachPropaganda * propagandas) / whole
}

const time: Group = {
  names: [
    ...named('time', ['next', 'least', 'most']),
    ...named('time', ROUNDS),
    ...named('time', PHASES),
  ],
  write: (board, into, at) => {
    const { least, most } = eventsAhead(board)
    into[at] = propagandaNext(board)
    into[at + 1] = least / PILE
    into[at + 2] = most / PILE
    into[at + 3 + campaignOf(board)] = 1
    into[at + 3 + CAMPAIGNS + PHASES.indexOf(board.phase)] = 1
  },
}

const order: Group = {
  names: [...named('order', ['first']), ...named('order', pairs(FACTIONS, BOXES))],
  write: ({ firstEligible, boxes }, into, at) => {
    into[at] = firstEligible === 'rebels' ? 1 : -1
    FACTIONS.forEach((faction, i) => {
      const box = boxes[faction]
      if (box !== null) into[at + 1 + i * BOXES.length + BOXES.indexOf(box)] = 1
    })
  },
}

const CAPABILITIES = EVENT_CARDS.filter((card) => CARDS[card].kind === 'capability')
const LASTING = pairs(CAPABILITIES, SIDES)

const capabilities: Group = {
  names: named('capabilities', LASTING),
  write: (board, into, at) => {
    for (const { card, side } of board.capabilities)
      into[at + LASTING.indexOf(`${card}.${side}`)] = 1
  },
}

/** Who may still take the Event of the card in play, first or second; null where nobody may. */
const takerOf = ({ phase, firstEligible, boxes }: Board): Faction | null => {
  if (phase === 'first-eligible') return firstEligible
  const first = OTHER[firstEligible]
  return phase === 'second-eligible' && boxes[firstEligible] !== 'event' ? first : null
}

const SEATS = pairs(FACTIONS, ['first', 'second'])

/** The card in play with whoever may take its Event, and the Events that have gone. */
const cards: Group = {
  names: [...named('card', pairs(EVENT_CARDS, SEATS)), ...named('gone', EVENT_CARDS)],
  write: (board, into, at) => {
    const gone = at + EVENT_CARDS.length * SEATS.length
    for (const card of board.played)
      if (!isPropaganda(card)) into[gone + EVENT_CARDS.indexOf(card)] = 1
    const card = cardInPlay(board)
    const taker = takerOf(board)
    if (card === null || taker === null || isPropaganda(card)) return
    const seat = 2 * FACTIONS.indexOf(taker) + (board.phase === 'first-eligible' ? 0 : 1)
    into[at + EVENT_CARDS.indexOf(card) * SEATS.length + seat] = 1
  },
}

const GROUPS = [
  map,
  majorities,
  railways,
  totals,
  chits,
  will,
  unity,
  count,
  time,
  order,
  capabilities,
  cards,
]

const STARTS = GROUPS.map((_, i) =>
  GROUPS.slice(0, i).reduce((sum, { names }) => sum + names.length, 0),
)

/** What a board shows, number by number. */
export const FEATURES: readonly string[] = GROUPS.flatMap(({ names }) => names)

export const readBoard = (board: Board, into: Float32Array): void => {
  into.fill(0)
  GROUPS.forEach(({ write }, i) => write(board, into, STARTS[i]!))
}
