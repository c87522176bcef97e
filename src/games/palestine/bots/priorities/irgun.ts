import type { Priority } from '../../../../coin/perception'
import {
  activeCells,
  armsCaches,
  cells,
  cubes,
  curfew,
  curfewCities,
  forceOnMap,
  isCity,
  isRailway,
  onMap,
  police,
  roomForArmsCache,
  sabotage,
  terrorOnMap,
  troops,
  undergroundCells,
  type Board,
  type CardId,
  type Palestine,
  type SpaceId,
} from '../../rules/index'
import {
  always,
  bestOf,
  byMove,
  byPick,
  bySpace,
  cardIs,
  countOf,
  prefer,
  priority,
  sabotageWorth,
} from './reading'

const yes = (): boolean => true

/** Events whose shaded text a Steward takes as they come, and when. */
const WELCOME: Readonly<Partial<Record<CardId, (board: Board) => boolean>>> = {
  P2: yes,
  P3: (board) =>
    bestOf(board, (on, space) => (isCity(space) ? undergroundCells(on, space) : 0)) > 0,
  P5: ({ prison }) => prison >= 3,
  P8: (board) => curfewCities(board).length >= 2,
  P9: yes,
  P10: (board) => forceOnMap(board, 'police') >= 4,
  P12: yes,
  P13: yes,
  P15: ({ haganah }) => haganah < 4,
  P18: yes,
  P20: yes,
  P21: (board) => countOf(board, onRailway) >= 2,
  P23: yes,
  P24: (board) => terrorOnMap(board) >= 2,
  P25: yes,
  P27: yes,
  P29: yes,
  P30: yes,
  P31: ({ available }) => available.cells >= 2,
  P32: yes,
}

const onRailway = (board: Board, space: SpaceId): number =>
  isRailway(space) ? undergroundCells(board, space) : 0

/** 3.3.3 What a Sabotage here would bring on the mean, in sixths. */
const strike = (board: Board, space: SpaceId): number => {
  if (undergroundCells(board, space) === 0) return 0
  return sabotageWorth(board, space) * Math.max(0, 4 - police(board, space))
}

const worthwhile = (board: Board, space: SpaceId): number => (strike(board, space) >= 6 ? 1 : 0)

/** 4.3.1 Police who stand in the way of a Sabotage. */
const inTheWay = (board: Board, space: SpaceId): number =>
  police(board, space) * (isCity(space) ? 2 : 1)

/** A space where a Cell could strike, and none is in hiding yet. */
const vacant = (board: Board, to: SpaceId): number => {
  if (undergroundCells(board, to) > 0) return 0
  return Math.max(0, sabotageWorth(board, to) - police(board, to))
}

/** Cells that have been seen, where cubes could take them. */
const inDanger = (board: Board, space: SpaceId): number =>
  activeCells(board, space) + (cubes(board, space) > 0 ? activeCells(board, space) : 0)

export const IRGUN: readonly Priority<Palestine>[] = [
  priority('strike-where-it-counts', {
    'turn.box': (board) => prefer('operation-and-special')(countOf(board, worthwhile) >= 3),
    'turn.operation': (board) => prefer('sabotage')(countOf(board, worthwhile) >= 2),
    'sabotage.space': bySpace(strike),
    'grant.operation': always('sabotage', 'recruit', 'travel', 'rob'),
  }),
  priority('make-sure-of-it', {
    'sabotage.before-roll':
      (board, { about }) =>
      (answer) => {
        const odds = about.modifier ?? 0
        if (answer === 'terror') return 5
        if (answer === 'silence')
          return about.space !== undefined && police(board, about.space) > 0 ? 4 : 0
        if (typeof answer !== 'object' || !('space' in answer)) return answer === 'roll' ? 1 : 0
        const isWatched = cubes(board, answer.space) > 0
        return odds < 0 ? 3 + (isWatched ? 0.5 : 0) : 0
      },
  }),
  priority('take-what-helps', {
    'turn.box': (board) => prefer('event')(cardIs(board, WELCOME)),
    'turn.event': always('shaded', 'unshaded'),
    'event.go-on': always('yes'),
    'haganah.direction': always('right'),
  }),
  priority('fill-the-ranks', {
    'turn.operation': ({ available }) => prefer('recruit')(available.cells >= 2),
    'recruit.space': bySpace(
      (board, space) =>
        1 + vacant(board, space) + (isCity(space) ? 2 : 0) + (troops(board, space) < 2 ? 1 : 0),
    ),
    'recruit.number': always(2, 1),
  }),
  priority('vanish-again', {
    'turn.operation': (board) => prefer('travel')(onMap(board, 'cellsActive') >= 3),
    'travel.space': bySpace(inDanger),
    'travel.group': byMove((board, from, to, number) => {
      if ((isRailway(to) || curfew(board, to)) && number + cubes(board, to) > 3) return 0
      return 1 + (number === 1 ? 2 : 0) + vacant(board, to) + (to !== from ? 1 : 0)
    }),
  }),
  priority('arm', {
    'turn.operation': (board) =>
      prefer('rob')(forceOnMap(board, 'armsCaches') <= 1 && board.available.armsCaches > 0),
    'rob.space': bySpace((board, space) =>
      roomForArmsCache(board, space) && police(board, space) === 0
        ? 1 + cells(board, space) + (troops(board, space) === 0 ? 2 : 0)
        : 0,
    ),
    'propaganda.cache': bySpace((board, space) => 3 - Math.min(2, troops(board, space))),
    'event.space': bySpace((board, space) => 1 + vacant(board, space) + (isCity(space) ? 1 : 0)),
  }),
  priority('thin-the-police', {
    'turn.activity': (board) => prefer('silence')(bestOf(board, inTheWay) > 0),
    'silence.space': bySpace(inTheWay),
  }),
  priority('speak-to-the-world', {
    'turn.activity': always('propagandize'),
    'recruit.space': always('propagandize'),
    'travel.space': always('propagandize'),
    'propagandize.space': bySpace((board, space) => 1 + activeCells(board, space)),
  }),
  priority('be-everywhere', {
    'redeploy.cell': byMove((board, from, to) =>
      isCity(from) ? 0 : 1 + vacant(board, to) + (cells(board, from) > 1 ? 2 : 0),
    ),
    'redeploy.cache': byPick((board, { space }) => (cubes(board, space) > 0 ? 1 : 0)),
    'redeploy.cache-to': bySpace((board, space) => (cubes(board, space) === 0 ? 2 : 0)),
  }),
  priority('give-up-the-seen', {
    'haganah.piece': byPick((board, { piece, space }) => {
      if (piece === 'armsCaches') return cubes(board, space) > 0 ? 2 : 1
      return (piece === 'cellsActive' ? 4 : 1) + (isCity(space) || isRailway(space) ? 0 : 1)
    }),
  }),
  priority('hurt-the-garrison', {
    'event.piece': byPick((board, { piece, space }) => {
      if (piece === 'police') return 2 + undergroundCells(board, space)
      return piece === 'cellsActive' ? 1 : 0
    }),
    'event.number': always(0),
  }),
  priority('act-in-full', {
    'turn.box': always('operation-and-special', 'limited-operation'),
    'turn.operation': (board) =>
      prefer('sabotage', 'recruit', 'travel', 'rob')(bestOf(board, strike) > 0),
    'travel.space': bySpace((board, space) => cells(board, space) + armsCaches(board, space)),
    'rob.space': bySpace((board, space) => (sabotage(board, space) === 0 ? 1 : 0)),
  }),
]
