import { featuresOf, groupsIn, named, pairs, type Group } from '../../../coin/features'
import {
  CAMPAIGNS,
  CARDS,
  CITIES,
  CONTENTS,
  DISTRICTS,
  EVENT_CARDS,
  FACTIONS,
  HAGANAH_RIGHT,
  INTEL_CHITS,
  INTEL_CHITS_EACH,
  INTEL_PLACES,
  MUST_PASS,
  PHASES,
  PILE,
  RAILWAYS,
  SABOTAGE_AND_TERROR,
  SIDES,
  SPACES,
  TOTAL,
  activeCells,
  armsCaches,
  cells,
  cubes,
  curfewCities,
  forceOnMap,
  forecast,
  intel,
  irgunPieces,
  isCity,
  isRailway,
  markersLeft,
  nextCardOdds,
  onMap,
  police,
  propagandaPlayed,
  sabotage,
  terror,
  troops,
  undergroundCells,
  type Board,
  type Content,
  type Palestine,
  type SpaceId,
} from '../rules/index'

const POPULATED = [...DISTRICTS, ...CITIES]

const mayHold = (space: SpaceId): readonly Content[] => {
  if (isCity(space)) return CONTENTS
  return CONTENTS.filter(
    (one) => one !== 'curfew' && one !== 'terror' && (one !== 'armsCaches' || !isRailway(space)),
  )
}

const MOST: Readonly<Record<Content, number>> = {
  troops: 4,
  police: 3,
  cellsUnderground: 4,
  cellsActive: 3,
  armsCaches: 2,
  curfew: 1,
  sabotage: 3,
  terror: 3,
}

/** Each content that a space may hold, as its place in the numbers of the map. */
const HELD = SPACES.flatMap((space, i) =>
  mayHold(space).map((content) => ({
    name: `${space}.${content}`,
    at: i * CONTENTS.length + CONTENTS.indexOf(content),
    most: MOST[content],
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

/** 3.2, 3.3 What both sides could do in a space as it stands. */
const strength: Group<Board> = {
  names: named('strength', pairs(POPULATED, ['deploy', 'assault', 'rob', 'sabotage'])),
  write: (board, into, at) => {
    POPULATED.forEach((space, i) => {
      const from = at + 4 * i
      const active = activeCells(board, space)
      const hidden = undergroundCells(board, space)
      const blows = Math.floor(troops(board, space) / 2)
      into[from] = troops(board, space) > irgunPieces(board, space) ? 1 : 0
      into[from + 1] = (hidden > 0 ? Math.min(blows, active) : blows) / 2
      into[from + 2] = cells(board, space) > police(board, space) ? 1 : 0
      into[from + 3] = hidden > 0 ? Math.max(0, 2 - police(board, space)) / 2 : 0
    })
  },
}

/** 6.1 The markers where they count once, and where they are together. */
const markers: Group<Board> = {
  names: [
    ...named('markers', RAILWAYS),
    ...named('markers', CITIES),
    ...named('markers', ['sabotage', 'terror', 'left']),
  ],
  write: (board, into, at) => {
    RAILWAYS.forEach((space, i) => (into[at + i] = sabotage(board, space) > 0 ? 1 : 0))
    const cities = at + RAILWAYS.length
    CITIES.forEach(
      (city, i) => (into[cities + i] = sabotage(board, city) + terror(board, city) > 0 ? 1 : 0),
    )
    const sums = cities + CITIES.length
    into[sums] = onMap(board, 'sabotage') / 5
    into[sums + 1] = onMap(board, 'terror') / 5
    into[sums + 2] = Math.min(1, markersLeft(board) / SABOTAGE_AND_TERROR)
  },
}

/** 2.3.7 Arms Caches that could pay for an Offensive. */
const unwatchedCaches = (board: Board): number =>
  POPULATED.reduce(
    (sum, space) => sum + (cubes(board, space) === 0 ? armsCaches(board, space) : 0),
    0,
  )

const stock: Group<Board> = {
  names: named('stock', [
    'police',
    'cells',
    'arms-caches',
    'curfews',
    'prison',
    'out-of-game',
    'underground',
    'active',
    'cells-on-map',
    'arms-caches-on-map',
    'unwatched-caches',
    'police-on-map',
    'curfew-cities',
  ]),
  write: (board, into, at) => {
    const { available, prison, outOfGame } = board
    into.set(
      [
        available.police / TOTAL.police,
        available.cells / 6,
        available.armsCaches / TOTAL.armsCaches,
        available.curfews / TOTAL.curfews,
        prison / 4,
        outOfGame / 2,
        onMap(board, 'cellsUnderground') / 8,
        onMap(board, 'cellsActive') / 4,
        forceOnMap(board, 'cells') / 10,
        forceOnMap(board, 'armsCaches') / TOTAL.armsCaches,
        unwatchedCaches(board) / 3,
        forceOnMap(board, 'police') / TOTAL.police,
        curfewCities(board).length / CITIES.length,
      ],
      at,
    )
  },
}

const MOST_HELD = 4

const chits: Group<Board> = {
  names: [
    ...named('chits', pairs(INTEL_PLACES, INTEL_CHITS)),
    ...named('chits', ['sum', ...Array.from({ length: MOST_HELD + 1 }, (_, i) => `held-${i}`)]),
  ],
  write: (board, into, at) => {
    let i = at
    let sum = 0
    for (const place of INTEL_PLACES)
      for (const chit of INTEL_CHITS) into[i++] = board.intel[place][chit] / INTEL_CHITS_EACH
    for (const chit of INTEL_CHITS) sum += chit * board.intel.held[chit]
    into[i++] = sum / 4
    into[i + Math.min(MOST_HELD, intel(board, 'held'))] = 1
  },
}

const HAGANAH = Array.from({ length: HAGANAH_RIGHT + 1 }, (_, i) => i)

const haganah: Group<Board> = {
  names: named('haganah', HAGANAH),
  write: (board, into, at) => (into[at + board.haganah] = 1),
}

/** P27 */
const bound: Group<Board> = {
  names: named('bound', MUST_PASS),
  write: ({ mustPass }, into, at) => {
    if (mustPass !== null) into[at + MUST_PASS.indexOf(mustPass)] = 1
  },
}

const GROUPS = groupsIn<Palestine>({
  factions: FACTIONS,
  phases: PHASES,
  campaigns: CAMPAIGNS,
  pile: PILE,
  events: EVENT_CARDS,
  capabilities: EVENT_CARDS.filter((card) => CARDS[card].kind === 'capability'),
  sides: SIDES,
  lines: [
    'districts',
    'railways',
    'cities-sabotage',
    'cities-terror',
    'no-railway',
    'clear-cities',
  ],
  propagandaPlayed,
  nextCardOdds,
  forecast,
})
const { will, count, time, order, capabilities, cards } = GROUPS

export const { propagandaNext } = GROUPS

/** What a board shows, number by number. */
export const { features: FEATURES, read: readBoard } = featuresOf<Board>([
  map,
  strength,
  markers,
  stock,
  chits,
  haganah,
  bound,
  will,
  count,
  time,
  order,
  capabilities,
  cards,
])
