/**
 * The rooms of src in their order. Each imports itself and those above it; a star stands for the name of a
 * game. This list is the only one: the check reads it, and CONTRIBUTING shows it.
 */
export const ORDER = [
  'coin',
  'mandate',
  'language',
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
  'games/*/lessons',
  'bots',
  'records',
  'store',
  'seats',
  'offline',
  'ui/arab-revolt',
  'ui/facts',
  'games/*/words',
  'games/*/story',
  'ui/screen',
  'ui/words',
  'ui/kit',
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
  'ui/history',
  'ui/log',
  'ui/end',
  'ui/cards',
  'ui/library',
  'ui/records',
  'ui/share',
  'ui/display',
  'ui/help',
  'ui/table',
  'ui/plain',
  'ui/start',
  'ui/rescue',
  'ui/offline',
  'ui',
  'games/*/screen',
  'tools',
]

/** Rooms without packages: pure TypeScript, the same everywhere. */
export const PURE = ['coin', 'mandate', 'language', 'games/*/rules', 'games/*/bots']

/** Rooms of which the others import only the door, their index. */
export const DOORS = ['games/*/rules', 'games/*/bots']

/** Rooms that know no game by name: of all games they import only the index. */
export const NAMELESS = ['insight', 'lessons', 'bots', 'records', 'store', 'seats']

/** Wires everything together, and is imported by nobody. */
export const MAIN = 'main.tsx'
