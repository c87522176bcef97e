import type { Priority } from '../../../../coin/perception'
import {
  CARDS,
  NEIGHBOURS,
  RAILWAYS,
  SPACES,
  activeGuerrillas,
  bases,
  britishPieces,
  cardInPlay,
  cubes,
  guerrillas,
  irregulars,
  isCountry,
  isDistrict,
  isRailway,
  onMap,
  opposition,
  police,
  sabotage,
  undergroundGuerrillas,
  type ArabRevolt,
  type Board,
  type CardId,
  type SpaceId,
} from '../../rules/index'
import { always, bestOf, byMove, bySpace, lead, prefer, priority } from './reading'

/** Events whose shaded text a Steward takes as they come. */
const WELCOME: readonly CardId[] = ['A13', 'A20', 'A23', 'A31']

const isWelcome = (board: Board): boolean => {
  const card = cardInPlay(board)
  if (card === null) return false
  const header = CARDS[card]
  return WELCOME.includes(card) || ('capabilityOf' in header && header.capabilityOf === 'rebels')
}

/** Whether a Sabotage here would count: a Railway that runs, or a space without Opposition. */
const worthSabotage = (board: Board, space: SpaceId): number => {
  if (undergroundGuerrillas(board, space) === 0 || isCountry(space)) return 0
  if (isRailway(space)) return sabotage(board, space) === 0 ? 3 : 0
  return opposition(board, space) ? 0 : rebelAlone(board, space)
}

const rebelAlone = (board: Board, space: SpaceId): number =>
  britishPieces(board, space) === 0 ? 1 : 2

const targets = (board: Board, space: SpaceId): number =>
  undergroundGuerrillas(board, space) > 0 ? police(board, space) + irregulars(board, space) : 0

/** Where one piece less, or one more, would turn the majority. */
const inTheBalance = (board: Board, space: SpaceId): boolean => {
  const by = lead(board, space)
  return by === 0 || by === -1
}

/** 6.1.1, 6.1.2 What so many who go from one space to another would turn for the count. */
const marchGain = (board: Board, from: SpaceId, to: SpaceId, number: number): number => {
  const held = isCountry(from) || lead(board, from) <= 0 || lead(board, from) > number
  const turned = !isCountry(to) && lead(board, to) <= 0 && lead(board, to) + number > 0
  if (!held || !turned || (isRailway(to) && sabotage(board, to) > 0)) return 0
  return (isRailway(to) ? 3 : 6) - Math.min(2, number - 1)
}

const marchFrom = (board: Board, from: SpaceId, to: SpaceId): number => {
  let best = 0
  for (let number = 1; number <= guerrillas(board, from); number++)
    best = Math.max(best, marchGain(board, from, to, number))
  return best
}

const bestMarch = (board: Board): number =>
  Math.max(...SPACES.flatMap((from) => NEIGHBOURS[from].map((to) => marchFrom(board, from, to))))

const countIn = (board: Board, rate: (board: Board, space: SpaceId) => number): number =>
  SPACES.filter((space) => rate(board, space) > 0).length

const strongAmbush = (board: Board, space: SpaceId): number =>
  targets(board, space) > 0 ? (inTheBalance(board, space) ? 4 : 1) : 0

export const REBELS: readonly Priority<ArabRevolt>[] = [
  priority('ambush-in-numbers', {
    'turn.operation': (board) => prefer('ambush')(board.chit === 3 && countIn(board, targets) >= 3),
  }),
  priority('take-what-helps', {
    'turn.box': (board) => prefer('event')(isWelcome(board)),
    'turn.event': always('shaded', 'unshaded'),
    'event.go-on': always('yes'),
    'event.space': bySpace((board, space) => 2 + lead(board, space) + guerrillas(board, space)),
  }),
  priority('choose-the-chit', {
    'turn.chit': (board) => (answer) => {
      if (typeof answer !== 'object' || !('chit' in answer) || typeof answer.chit !== 'number')
        return 0
      const exposed = onMap(board, 'guerrillasActive')
      return answer.chit === 1 ? 2 : exposed === 0 ? 1 + answer.chit : answer.chit
    },
    'propaganda.chit': always(3, 2, 1),
  }),
  priority('fill-the-ranks', {
    'turn.operation': ({ available }) => prefer('rally')(available.guerrillas >= 3),
    'rally.space': bySpace(
      (board, space) =>
        1 + 3 * Math.min(1, bases(board, space)) + (inTheBalance(board, space) ? 4 : 0),
    ),
    'rally.guerrilla': always('guerrillas', 'done'),
    'mobilize.guerrilla':
      ({ available }) =>
      (answer) =>
        answer !== 'done' && available.guerrillas > 0 ? 1 : 0,
    'propaganda.assistance':
      ({ available }) =>
      (answer) =>
        answer !== 'done' && available.guerrillas > 0 ? 1 : 0,
    'propaganda.mobilize': always('mobilize'),
  }),
  priority('outnumber-them', {
    'turn.operation': (board) => prefer('march')(bestMarch(board) > 0),
    'march.space': bySpace((board, space) =>
      NEIGHBOURS[space].reduce((best, to) => Math.max(best, marchFrom(board, space, to)), 0),
    ),
    'march.group': byMove(marchGain),
    'raid.group': byMove(marchGain),
    'redeploy.guerrillas': byMove(
      (board, _, to, number) => number + (inTheBalance(board, to) ? 3 : 1),
    ),
  }),
  priority('stop-the-railways', {
    'turn.operation': (board) =>
      prefer('sabotage')(RAILWAYS.some((one) => worthSabotage(board, one) > 0)),
    'sabotage.space': bySpace(worthSabotage),
    'raid.operation': always('sabotage', 'ambush'),
  }),
  priority('raise-bases', {
    'turn.activity': ({ available }) => prefer('mobilize')(available.bases > 0),
    'mobilize.base': bySpace((board, space) =>
      isDistrict(space) ? Math.max(0, lead(board, space)) : bases(board, space) === 0 ? 1 : 0,
    ),
    'turn.base': bySpace((board, space) => 1 + Math.max(0, lead(board, space))),
    'place.from-map': always('done'),
  }),
  priority('stir-unrest', {
    'rally.opposition': bySpace(() => 1),
    'turn.operation': (board) => prefer('sabotage')(bestOf(board, worthSabotage) > 0),
  }),
  priority('thin-the-garrisons', {
    'turn.operation': (board) => prefer('ambush')(bestOf(board, strongAmbush) >= 4),
    'ambush.space': bySpace(strongAmbush),
    'ambush.target': (_, { about }) => (about.space === undefined ? () => 0 : () => 1),
  }),
  priority('raid-from-bases', {
    'turn.activity': always('raid', 'coordinate', 'mobilize'),
    'raid.space': bySpace((board, space) =>
      isRailway(space) && sabotage(board, space) === 0 ? 3 : 1,
    ),
    'raid.group': byMove((board, from, _, number) =>
      lead(board, from) - number > 0 || number === 1 ? 2 : 1,
    ),
    'grant.activity': always('mobilize', 'coordinate', 'raid'),
    'grant.operation': always('rally', 'sabotage', 'march', 'ambush'),
  }),
  priority('stand-together', {
    'propaganda.resources': always('unity', 'hold'),
  }),
  priority('stay-out-of-reach', {
    'event.piece': bySpace(
      (board, space) => 1 + activeGuerrillas(board, space) + (cubes(board, space) > 0 ? 1 : 0),
    ),
  }),
  priority('act-in-full', {
    'turn.box': always('operation-and-special', 'limited-operation'),
    'turn.operation': always('rally', 'sabotage', 'march', 'ambush'),
  }),
]
