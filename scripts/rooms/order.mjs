/**
 * The rooms of src in their order. Each imports itself and those above it; a star stands for the name of a
 * game. This list is the only one: the check reads it, and CONTRIBUTING shows it.
 */
export const ORDER = [
  'coin',
  'mandate',
  'language',
  'parts',
  'games/*/rules/data',
  'games/*/rules/board',
  'games/*/rules/script',
  'games/*/rules/operations',
  'games/*/rules/activities',
  'games/*/rules/events',
  'games/*/rules/phases',
  'games/*/rules',
  'games/*/bots',
  'games/*/earlier',
  'games',
  'insight',
  'lessons',
  'classroom',
  'games/*/lessons',
  'studies',
  'games/*/studies',
  'bots',
  'records',
  'store',
  'written',
  'seats',
  'review',
  'openings',
  'offline',
  'ui/facts',
  'ui/screen',
  'ui/words',
  'ui/kit',
  'ui/chart',
  'ui/places',
  'ui/reader',
  'ui/told',
  'ui/hands',
  'ui/learn',
  'ui/decision',
  'ui/map',
  'ui/compare',
  'ui/luck',
  'ui/edit',
  'ui/propaganda',
  'ui/openings',
  'ui/review',
  'ui/history',
  'ui/log',
  'ui/lab',
  'ui/end',
  'ui/cards',
  'ui/library',
  'ui/studies',
  'ui/records',
  'ui/share',
  'ui/display',
  'ui/help',
  'ui/table',
  'ui/plain',
  'ui/class',
  'ui/start',
  'ui/rescue',
  'ui/offline',
  'ui',
  'games/*/words',
  'games/*/story',
  'games/*/screen',
  'tools',
]

/** Rooms without packages: pure TypeScript, the same everywhere. */
export const PURE = [
  'coin',
  'mandate',
  'language',
  'games/*/rules',
  'games/*/bots',
  'games/*/earlier',
]

/** Rooms of which the others import only the door, their index. */
export const DOORS = ['games/*/rules', 'games/*/bots', 'games/*/earlier']

/** What the rooms that know no game by name may import of all games: the index, and what is fetched late. */
export const OF_ALL_GAMES = ['games', 'games/index', 'games/earlier']

/** Rooms that know no game by name. */
export const NAMELESS = [
  'insight',
  'lessons',
  'classroom',
  'studies',
  'bots',
  'records',
  'store',
  'written',
  'seats',
  'review',
  'openings',
  'offline',
  'ui',
]

/** Wires everything together, and is imported by nobody. */
export const MAIN = 'main.tsx'
