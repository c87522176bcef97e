import { randomFrom, type Random } from '../../../src/bots/random'
import {
  apply,
  board,
  newGame,
  options,
  outcome,
  question,
  seededChance,
  type Game,
  type GameId,
} from '../../../src/games/index'
import {
  COUNTRIES,
  SPACES,
  isPopulated,
  isRailway,
  type Content,
  type Position,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'

/** From this card on a position is late. */
const LATE = 12

export const any = <One>(list: readonly One[], random: Random): One | undefined =>
  list[Math.floor(random() * list.length)]

/** A random game at a question late in it, or null where it has ended before. */
const lateGame = (of: GameId, seed: number): Game | null => {
  const random = randomFrom(seed)
  const chance = seededChance(seed)
  const cards = LATE + Math.floor(random() * 9)
  let left = Math.floor(random() * 30)
  for (let game = newGame(of); ;) {
    const asked = question(game)
    if (asked === null || outcome(game)) return null
    const isLate = board(game).played.length >= cards && asked.by !== 'chance'
    if (isLate && left-- <= 0) return game
    const answer = asked.by === 'chance' ? chance(game) : any(options(game), random)
    if (answer === undefined) return null
    game = apply(game, answer)
  }
}

/** So many random late positions, each with its question. */
export const lateGames = (of: GameId, number: number, seed: number): readonly Game[] => {
  const games: Game[] = []
  for (let tried = seed; games.length < number; tried++) {
    const game = lateGame(of, tried)
    if (game) games.push(game)
  }
  return games
}

/** So many of each kind at most, all that there are of its force. */
const MOST: Readonly<Record<Content, number>> = {
  troops: 10,
  police: 9,
  irregularsUnderground: 3,
  irregularsActive: 3,
  guerrillasUnderground: 8,
  guerrillasActive: 7,
  bases: 5,
  opposition: 9,
  curfew: 3,
  sabotage: 12,
}

const BRITISH: readonly Content[] = [
  'troops',
  'police',
  'irregularsUnderground',
  'irregularsActive',
]
const MARKERS: readonly Content[] = ['opposition', 'curfew']

const mayHold = (space: SpaceId, content: Content): boolean => {
  if (content === 'sabotage') return isRailway(space)
  if (MARKERS.includes(content)) return isPopulated(space)
  if (BRITISH.includes(content)) return isRailway(space) || isPopulated(space)
  return content !== 'bases' || !isRailway(space)
}

const HIGHEST: Readonly<Partial<Record<Content, number>>> = { bases: 2, opposition: 1, curfew: 1 }

/** All pieces crowd together in a few spaces: more kinds side by side than games bring about. */
export const crowdedGame = (seed: number): Game => {
  const random = randomFrom(seed)
  const inPlay = SPACES.filter(
    (space) => !COUNTRIES.includes(space as (typeof COUNTRIES)[number]) || random() < 0.5,
  )
  const crowded = inPlay.filter(() => random() < 0.5)
  const spaces: Record<string, Partial<Record<Content, number>>> = {}
  for (const [content, number] of Object.entries(MOST) as [Content, number][])
    for (let left = number; left > 0; left--) {
      const space = any(
        crowded.filter((one) => mayHold(one, content)),
        random,
      )
      if (space === undefined) continue
      const here = (spaces[space] ??= {})
      here[content] = Math.min(HIGHEST[content] ?? number, (here[content] ?? 0) + 1)
    }
  for (const here of Object.values(spaces))
    if (here.curfew && !BRITISH.some((one) => here[one])) delete here.curfew
  const position: Position = {
    spaces,
    outOfPlay: { troops: 5, countries: [] },
    politicalWill: Math.floor(random() * 20) + 1,
    unity: Math.floor(random() * 5),
    phase: 'first-eligible',
    played: ['A19'],
  }
  return newGame('arab-revolt', { position })
}
