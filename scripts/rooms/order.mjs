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
export const PURE = ['coin', 'mandate', 'language', 'games/*/rules', 'games/*/bots']

/** Rooms of which the others import only the door, their index. */
export const DOORS = ['games/*/rules', 'games/*/bots']

/** Rooms that know no game by name: of all games they import only the index. */
export const NAMELESS = [
  'insight',
  'lessons',
  'classroom',
  'studies',
  'bots',
  'records',
  'store',
  'seats',
  'review',
  'openings',
  'offline',
  'ui',
]

/** Wires everything together, and is imported by nobody. */
export const MAIN = 'main.tsx'
