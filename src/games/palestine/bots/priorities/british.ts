import type { Priority } from '../../../../coin/perception'
import {
  activeCells,
  armsCaches,
  cells,
  cubes,
  curfew,
  forceOnMap,
  irgunPieces,
  isCity,
  isCoastal,
  isRailway,
  onMap,
  police,
  railwaysAreClear,
  sabotage,
  terror,
  terrorOnMap,
  troops,
  undergroundCells,
  SPACES,
  type Board,
  type CardId,
  type Palestine,
  type SpaceId,
} from '../../rules/index'
import {
  always,
  assaultGain,
  bestOf,
  byMove,
  byPick,
  bySpace,
  cardIs,
  countOf,
  detainable,
  markersCost,
  prefer,
  priority,
  searchGain,
} from './reading'

const yes = (): boolean => true

/** Cells on the coast where Troops stand. */
const troopsMeetCells = (board: Board): boolean =>
  SPACES.some((one) => isCoastal(one) && troops(board, one) > 0 && cells(board, one) > 0)

const coastIsQuiet = (board: Board): boolean =>
  SPACES.every((one) => !isCoastal(one) || sabotage(board, one) === 0)

/** Events whose unshaded text a Steward takes as they come, and when. */
const WELCOME: Readonly<Partial<Record<CardId, (board: Board) => boolean>>> = {
  P2: troopsMeetCells,
  P4: coastIsQuiet,
  P3: (board) => terrorOnMap(board) > 0,
  P5: ({ prison }) => prison >= 2,
  P8: yes,
  P9: yes,
  P12: (board) => forceOnMap(board, 'armsCaches') >= 2,
  P15: ({ haganah }) => haganah > 0,
  P17: yes,
  P18: yes,
  P19: yes,
  P20: railwaysAreClear,
  P21: ({ haganah }) => haganah > 0,
  P24: (board) => terrorOnMap(board) >= 2,
  P25: yes,
  P29: yes,
  P30: yes,
  P32: yes,
}

/** 4.2.3 How many Cells an arrest in this City might take. */
const arrest = (board: Board, space: SpaceId): number =>
  isCity(space) && curfew(board, space) && troops(board, space) >= 3 ? detainable(board, space) : 0

/** 4.2.1 What a Restore would take off the next count. */
const mended = (board: Board, space: SpaceId): number =>
  troops(board, space) > 0 && police(board, space) > 0 && irgunPieces(board, space) === 0
    ? markersCost(board, space)
    : 0

/** 3.2.2 Active Cells whom Police could arrest, if enough of them came. */
const arrestable = (board: Board, space: SpaceId): number => activeCells(board, space)

/** 3.3.3 Where Irgun could strike, and Police would make it harder. */
const exposed = (board: Board, space: SpaceId): number =>
  undergroundCells(board, space) > 0 && police(board, space) < 2 ? (isCity(space) ? 3 : 1) : 0

/** How many Troops a space can do without. */
const spareTroops = (board: Board, space: SpaceId): number =>
  isCity(space) ? Math.max(0, troops(board, space) - 3) : troops(board, space)

export const BRITISH: readonly Priority<Palestine>[] = [
  priority('assault-the-found', {
    'turn.box': (board) => prefer('operation-and-special')(bestOf(board, assaultGain) >= 2),
    'turn.operation': (board) => prefer('assault')(bestOf(board, assaultGain) >= 2),
    'assault.space': bySpace(assaultGain),
  }),
  priority('detain-under-curfew', {
    'turn.activity': (board) => prefer('mass-detention')(bestOf(board, arrest) >= 2),
    'assault.space': (board) => prefer('mass-detention')(bestOf(board, arrest) >= 2),
    'detention.space': bySpace(arrest),
    'detention.cell': byPick(
      (_, { space, piece }) => (isCity(space) ? 2 : 1) + (piece === 'cellsUnderground' ? 2 : 0),
    ),
  }),
  priority('clear-the-marks', {
    'turn.operation': (board) => prefer('deploy')(bestOf(board, mended) >= 2),
    'deploy.space': (board) => prefer('restore')(bestOf(board, mended) >= 2),
    'turn.activity': (board) => prefer('restore')(bestOf(board, mended) > 0),
    'restore.space': bySpace((board, space) => markersCost(board, space)),
  }),
  priority('take-what-helps', {
    'turn.box': (board) => prefer('event')(cardIs(board, WELCOME)),
    'turn.event': always('unshaded'),
    'event.go-on': always('yes'),
    'grant.activity': always('mass-detention', 'restore'),
    'haganah.direction': always('left'),
  }),
  priority('arrest-the-exposed', {
    'turn.operation': (board) =>
      prefer('patrol')(countOf(board, arrestable) >= 1 && onMap(board, 'cellsActive') >= 2),
    'patrol.space': bySpace(arrestable),
    'patrol.move': byMove((board, from, to, number) => {
      const wanted = activeCells(board, to) - police(board, to)
      return number <= wanted && (!isCity(from) || police(board, from) > number) ? number : 0
    }),
    'patrol.remove': bySpace((board, space) =>
      Math.min(police(board, space), activeCells(board, space)),
    ),
  }),
  priority('find-the-hidden', {
    'turn.operation': (board) => prefer('search')(bestOf(board, searchGain) >= 1),
    'search.space': bySpace(searchGain),
    'search.move': byMove((board, from, to, number) =>
      isCity(to) && !isCity(from) && number <= spareTroops(board, from) ? number : 0,
    ),
    'search.city': (board, { about }) => {
      const here = about.space
      const hidden = here === undefined ? 0 : undergroundCells(board, here)
      const found = here === undefined ? 0 : Math.floor(cubes(board, here) / 3)
      return (answer) => {
        if (answer === 'curfew') return hidden - found >= 2 ? 0 : 2
        return hidden - found >= 2 && typeof answer === 'object' && 'chit' in answer
          ? 3 - answer.chit
          : 0
      }
    },
  }),
  priority('spend-what-finds', {
    'intel.spend':
      (_, { about }) =>
      (answer) =>
        typeof answer === 'object' && 'chit' in answer
          ? answer.chit <= (about.limit ?? 0)
            ? 2 + answer.chit
            : 1
          : 0,
  }),
  priority('post-police', {
    'turn.operation': ({ available }) => prefer('deploy')(available.police >= 2),
    'deploy.space': bySpace((board, space) => 1 + exposed(board, space)),
    'event.space': bySpace((board, space) => cells(board, space) + exposed(board, space)),
  }),
  priority('talk-with-haganah', {
    'turn.activity': ({ haganah }) => prefer('negotiate')(haganah > 0),
    'deploy.space': ({ haganah }) => prefer('negotiate')(haganah > 0),
  }),
  priority('hold-the-cities', {
    'deploy.to': bySpace((board, space) =>
      isCity(space) ? Math.max(0, 4 - troops(board, space)) + cells(board, space) : 0,
    ),
    'deploy.move': byMove((board, from, to, number) =>
      number <= spareTroops(board, from) && troops(board, to) + number <= 5 ? number : 0,
    ),
    'redeploy.troops': byMove((board, from, to, number) =>
      isCity(to) && troops(board, to) + number <= 4 && number <= spareTroops(board, from)
        ? number + 4 - troops(board, to)
        : 0,
    ),
  }),
  priority('guard-the-railways', {
    'redeploy.police': byMove((board, from, to, number) =>
      isRailway(to) && number === 1 && cubes(board, to) === 0 && police(board, from) > 1 ? 1 : 0,
    ),
  }),
  priority('keep-the-best-chits', {
    'propaganda.discard': () => (answer) =>
      typeof answer === 'object' && 'chit' in answer ? 3 - answer.chit : 0,
  }),
  priority('take-away', {
    'event.piece': byPick((board, { piece, space }) => {
      if (piece === 'armsCaches') return 3 + armsCaches(board, space)
      if (piece === 'police' || piece === 'troops') return 1
      return (piece === 'cellsUnderground' ? 2 : 1) + (isCity(space) ? 2 : 0)
    }),
    'event.number': () => (answer) => (typeof answer === 'number' ? answer : 0),
  }),
  priority('act-in-full', {
    'turn.box': always('operation-and-special', 'limited-operation'),
    'turn.operation': always('search', 'deploy', 'patrol', 'assault'),
    'grant.operation': always('assault', 'search', 'patrol', 'deploy'),
    'search.space': bySpace((board, space) =>
      cells(board, space) > 0 || (isCity(space) && terror(board, space) > 0) ? 1 : 0,
    ),
  }),
]
