/*
 * R39 by brute force, for the British: random boards on which an Operation often has no space, and a search
 * through the public door for what a Special Activity carried out first is sure to open.
 */
import { randomFrom, type Random } from '../../../../../src/bots/random'
import {
  COUNTRIES,
  POPULATED,
  PUNISHMENTS,
  RAILWAYS,
  SPACES,
  TOTAL,
  apply,
  board,
  britishPieces,
  cubes,
  options,
  question,
  rebelPieces,
  type BritishActivity,
  type BritishOperation,
  type CapabilityInPlay,
  type Content,
  type Game,
  type Position,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { can, firstToAct, play } from '../../../../kit'

/** 4.1.1 */
const ACCOMPANIES: Readonly<Record<BritishOperation, readonly BritishActivity[]>> = {
  deploy: ['punish', 'divide', 'air-recon'],
  patrol: ['punish', 'divide', 'air-recon'],
  sweep: ['punish', 'air-recon'],
  assault: ['punish', 'air-recon'],
}

/** 3.2 Whether the Operation has a space as the board stands. */
export const hasSpace = (operation: BritishOperation, game: Game): boolean => {
  const now = board(game)
  if (operation === 'deploy')
    return POPULATED.some((space) => britishPieces(now, space) > rebelPieces(now, space))
  if (operation === 'assault')
    return SPACES.some((space) => cubes(now, space) > 0 && rebelPieces(now, space) > 0)
  return true
}

/** Whether the British can play on so that the Operation has a space when the Activity is over. */
const leads = (operation: BritishOperation, game: Game): boolean => {
  const { ask, by } = question(game)!
  if (ask === 'patrol.space') return hasSpace(operation, game)
  const onward = options(game).map((option) => () => leads(operation, apply(game, option)))
  return by === 'british' ? onward.some((go) => go()) : onward.every((go) => go())
}

/** The Activities that, carried out first, are sure to give it a space; a Patrol can pause for any. */
export const openers = (operation: BritishOperation, box: Game): BritishActivity[] => {
  const pause = apply(box, 'patrol')
  return ACCOMPANIES[operation].filter(
    (activity) => can(pause, activity) && leads(operation, apply(pause, activity)),
  )
}

const below = (random: Random, number: number): number => Math.floor(random() * number)

/** Takes up to so many of what is left. */
const taker =
  (left: Record<string, number>, random: Random) =>
  (kind: string, most: number): number => {
    const number = Math.min(left[kind]!, below(random, most + 1))
    left[kind]! -= number
    return number
  }

type Counts = Partial<Record<Content, number>>

const LASTING: readonly CapabilityInPlay[] = [
  { card: 'A1', side: 'unshaded' },
  { card: 'A1', side: 'shaded' },
  { card: 'A15', side: 'shaded' },
  { card: 'A18', side: 'unshaded' },
  { card: 'A27', side: 'unshaded' },
]

/** Chits held and used at random, often nearly all. */
const someChits = (random: Random) => {
  const held: Record<string, number> = {}
  const used: Record<string, number> = {}
  for (const chit of PUNISHMENTS) {
    used[chit] = below(random, 3)
    held[chit] = random() < 1 / 8 ? Math.min(1, 2 - used[chit]) : 0
  }
  return { held, used }
}

/** What stands in one space; where only an Assault is to lack a space, nobody meets cubes. */
const someContents = (
  space: SpaceId,
  apart: boolean,
  take: ReturnType<typeof taker>,
  random: Random,
): Counts => {
  const isAbroad = (COUNTRIES as readonly string[]).includes(space)
  const isRailway = (RAILWAYS as readonly string[]).includes(space)
  const isBritish = !isAbroad && (!apart || random() < 1 / 2)
  const isRebel = !apart || !isBritish
  const here: Counts = {}
  if (isBritish) {
    here.troops = random() < 2 / 3 ? take('troops', 2) : 0
    here.police = take('police', 1)
  }
  if (isRebel && !isRailway) here.bases = random() < 1 / 4 ? take('bases', 2) : 0
  if (isRebel) {
    here.guerrillasUnderground = take('guerrillas', 3)
    here.guerrillasActive = take('guerrillas', 2)
  }
  if (!isAbroad && random() < 1 / 2) {
    here.irregularsUnderground = take('irregulars', 2)
    here.irregularsActive = take('irregulars', 1)
  }
  if (isRailway) here.sabotage = below(random, 2)
  else if (!isAbroad) {
    here.opposition = below(random, 2)
    const british =
      (here.troops ?? 0) +
      (here.police ?? 0) +
      (here.irregularsUnderground ?? 0) +
      (here.irregularsActive ?? 0)
    if (british > 0 && random() < 1 / 3) here.curfew = take('curfews', 1)
  }
  return here
}

/** The British have just taken the third box, somewhere between plenty and nothing. */
export const randomThirdBox = (seed: number): Game => {
  const random = randomFrom(seed)
  const take = taker({ ...TOTAL }, random)
  const apart = random() < 1 / 3
  const spaces: Record<string, Counts> = {}
  for (const space of SPACES)
    if (random() < 1 / 3) spaces[space] = someContents(space, apart, take, random)
  const capabilities = LASTING.filter(() => random() < 1 / 6).filter(
    ({ card }, at, all) => all.findIndex((one) => one.card === card) === at,
  )
  const rest: Partial<Position> = {
    unity: below(random, 5),
    capabilities,
    played: capabilities.map(({ card }) => card),
    punishmentChits: someChits(random),
    prison: { guerrillas: random() < 1 / 4 ? take('guerrillas', 15) : 0 },
  }
  return play(firstToAct('british', spaces, rest), 'operation-and-special')
}
