import { featuresOf, groupsIn, named, pairs, type Group } from '../../../coin/features'
import {
  CAMPAIGNS,
  CARDS,
  CONTENTS,
  COUNTRIES,
  EVENT_CARDS,
  FACTIONS,
  FORCES,
  OPERATIONS_CHITS,
  PHASES,
  PILE,
  POPULATED,
  PUNISHMENTS,
  RAILWAYS,
  SIDES,
  SPACES,
  TRAYS,
  UNITY_VALUES,
  britishPieces,
  forecast,
  nextCardOdds,
  opposition,
  propagandaPlayed,
  rebelPieces,
  sabotage,
  type ArabRevolt,
  type Board,
  type Content,
  type SpaceId,
  type WillLineId,
} from '../rules/index'

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

const map: Group<Board> = {
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
const majorities: Group<Board> = {
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

const railways: Group<Board> = {
  names: named('railways', RAILWAYS),
  write: (board, into, at) => {
    RAILWAYS.forEach((space, i) => (into[at + i] = sabotage(board, space) > 0 ? 1 : 0))
  },
}

const totals: Group<Board> = {
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

const chits: Group<Board> = {
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

const unity: Group<Board> = {
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

const GROUPS = groupsIn<ArabRevolt>({
  factions: FACTIONS,
  phases: PHASES,
  campaigns: CAMPAIGNS,
  pile: PILE,
  events: EVENT_CARDS,
  capabilities: EVENT_CARDS.filter((card) => CARDS[card].kind === 'capability'),
  sides: SIDES,
  lines: LINES,
  propagandaPlayed,
  nextCardOdds,
  forecast,
})
const { will, count, time, order, capabilities, cards } = GROUPS

export const { propagandaNext } = GROUPS

/** What a board shows, number by number. */
export const { features: FEATURES, read: readBoard } = featuresOf<Board>([
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
])
