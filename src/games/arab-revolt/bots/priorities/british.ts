import type { Priority } from '../../../../coin/perception'
import {
  CARDS,
  RAILWAYS,
  britishPieces,
  cardInPlay,
  cubes,
  curfew,
  guerrillas,
  irregulars,
  isCity,
  isRailway,
  opposition,
  police,
  sabotage,
  troops,
  undergroundGuerrillas,
  type ArabRevolt,
  type Board,
  type CardId,
  type SpaceId,
} from '../../rules/index'
import { always, assaultGain, bestOf, byMove, bySpace, lead, prefer, priority } from './reading'

/** Events whose unshaded text a Steward takes as they come. */
const WELCOME: readonly CardId[] = [
  'A4',
  'A5',
  'A9',
  'A13',
  'A14',
  'A17',
  'A21',
  'A29',
  'A30',
  'A31',
]

const isWelcome = (board: Board): boolean => {
  const card = cardInPlay(board)
  if (card === null) return false
  const header = CARDS[card]
  return WELCOME.includes(card) || ('capabilityOf' in header && header.capabilityOf === 'british')
}

/** Rebels in hiding whom the cubes here could find. */
const found = (board: Board, space: SpaceId): number =>
  Math.min(undergroundGuerrillas(board, space), Math.floor(cubes(board, space) / 2))

/** How many British are missing here against the Rebels. */
const wanting = (board: Board, space: SpaceId): number => Math.max(0, lead(board, space))

/** How many can leave a space, and the British still outnumber the Rebels there. */
const spare = (board: Board, space: SpaceId): number => Math.max(0, -lead(board, space))

/** A Railway that the Rebels hold, or may come to hold. */
const threatened = (board: Board, space: SpaceId): number =>
  isRailway(space) ? Math.max(0, 1 + lead(board, space)) : 0

const unguarded = (board: Board): number =>
  RAILWAYS.filter((one) => threatened(board, one) > 1).length

/** 6.1.2 Districts and Cities count if they are calm: where there is unrest with British to end it. */
const unrest = (board: Board, space: SpaceId): number =>
  opposition(board, space) ? 1 + (guerrillas(board, space) === 0 ? 2 : 0) : 0

const sabotaged = (board: Board): number =>
  RAILWAYS.filter((one) => sabotage(board, one) > 0).length

export const BRITISH: readonly Priority<ArabRevolt>[] = [
  priority('assault-the-found', {
    'turn.operation': (board) => prefer('assault')(bestOf(board, assaultGain) >= 2),
    'turn.box': (board) =>
      prefer('operation-and-special', 'limited-operation')(bestOf(board, assaultGain) >= 3),
    'assault.space': bySpace(assaultGain),
    'patrol.assault': bySpace(assaultGain),
  }),
  priority('turn-the-exposed', {
    'chit-effect.guerrilla': bySpace((board, space) => 5 + lead(board, space)),
  }),
  priority('take-what-helps', {
    'turn.box': (board) => prefer('event')(isWelcome(board)),
    'turn.event': always('unshaded'),
    'event.go-on': always('yes'),
  }),
  priority('outnumber-the-rebels', {
    'turn.operation': (board) => prefer('sweep')(bestOf(board, wanting) >= 1),
    'sweep.space': bySpace((board, space) => wanting(board, space)),
    'sweep.move': byMove((board, from, to, number) =>
      number <= spare(board, from) - 1 && number <= wanting(board, to) + 2 ? number : 0,
    ),
    'deploy.space': bySpace((board, space) =>
      lead(board, space) > -3 ? 4 + lead(board, space) : 0,
    ),
  }),
  priority('find-the-hidden', {
    'turn.operation': (board) => prefer('sweep')(bestOf(board, found) >= 2),
    'sweep.space': bySpace(found),
    'sweep.irregular': always('activate'),
    'air-recon.space': bySpace((board, space) => cubes(board, space) + 1),
  }),
  priority('guard-the-railways', {
    'turn.operation': (board) => prefer('patrol')(unguarded(board) >= 1),
    'patrol.space': bySpace(threatened),
    'patrol.move': byMove((board, from, to, number) =>
      isRailway(to) && number <= spare(board, from) - 1 && number <= threatened(board, to)
        ? number
        : 0,
    ),
    'redeploy.police': byMove((board, from, to, number) =>
      isRailway(to) && britishPieces(board, to) === 0 && number === 1 ? 1 + spare(board, from) : 0,
    ),
  }),
  priority('punish-where-it-counts', {
    'turn.activity': (board) => prefer('punish')(sabotaged(board) > 0 || bestOf(board, unrest) > 0),
    'punish.chit': (board) => (answer) => {
      if (typeof answer !== 'object' || !('chit' in answer)) return 0
      if (answer.chit === 'demolish') return bestOf(board, unrest)
      return answer.chit === 'fine' ? 2 * sabotaged(board) : 1
    },
    'punish.space': bySpace((board, space) => 1 + unrest(board, space) + guerrillas(board, space)),
    'punish.sabotage': bySpace(() => 1),
    'punish.detain': bySpace(() => 1),
  }),
  priority('raise-police', {
    'turn.operation': ({ available }) =>
      prefer('deploy')(available.police + available.irregulars >= 2),
    'deploy.piece': always('police', 'irregulars'),
    'place.from-map': always('done'),
  }),
  priority('close-the-villages', {
    'deploy.curfew': bySpace((board, space) =>
      curfew(board, space)
        ? opposition(board, space)
          ? 5
          : 0
        : 1 + guerrillas(board, space) + unrest(board, space),
    ),
    'event.space': bySpace((board, space) => guerrillas(board, space) + unrest(board, space)),
  }),
  priority('divide-them', {
    'turn.activity': always('divide', 'air-recon'),
    'divide.way': always('activate', 'roll'),
    'divide.space': bySpace((board, space) => guerrillas(board, space) + irregulars(board, space)),
    'divide.guerrilla': bySpace((board, space) => 5 + lead(board, space)),
    'propaganda.divide': always('divide'),
    'grant.activity': always('punish', 'divide', 'air-recon'),
    'grant.operation': always('assault', 'sweep', 'deploy', 'patrol'),
  }),
  priority('keep-a-chit', {
    'turn.punishment-to-hold': always('fine', 'demolish', 'detain'),
    'propaganda.punishment': always('fine', 'demolish', 'detain'),
    'event.punishment': always('detain', 'demolish', 'fine'),
  }),
  priority('hold-the-cities', {
    'redeploy.troops': byMove(
      (board, _, to, number) => number + (isCity(to) ? Math.max(0, 4 - troops(board, to)) : 0),
    ),
    'redeploy.police': always('done'),
    'redeploy.irregular': always('done'),
    'reset.troops': bySpace(
      (board, space) => 1 + Math.max(0, 5 - cubes(board, space)) + police(board, space),
    ),
  }),
  priority('act-in-full', {
    'turn.box': always('operation-and-special', 'limited-operation'),
    'turn.operation': always('deploy', 'sweep', 'patrol', 'assault'),
  }),
]
