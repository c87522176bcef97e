import { randomFrom, type Random } from '../../src/bots/random'
import {
  apply,
  chanceAnswer,
  factions,
  newGame,
  options,
  question,
  record,
  seededChance,
  type Game,
  type GameId,
  type Option,
} from '../../src/games/index'

interface Branch {
  readonly name: string
  readonly parent: { branch: number; answers: number; turnOver: boolean } | null
  readonly seed?: number
  readonly answers: readonly Option[]
  readonly notes: Readonly<Record<string, string>>
  readonly at: { answers: number; turnOver: boolean }
}

/** A record in the shape of those that are kept. */
export interface RandomRecord {
  readonly format: string
  readonly seed: number
  readonly setup: object
  readonly branches: readonly Branch[]
}

/** Plays on at random to the end, or for as many answers as are wanted. */
const playedOn = (start: Game, seed: number, random: Random, most: number): Game => {
  const chance = seededChance(seed)
  let game = start
  for (let answers = 0; answers < most; answers++) {
    const asked = question(game)
    if (asked === null) break
    const legal = options(game)
    // Now and then somebody sets the next draw by hand.
    const byHand = random() < 1 / 50
    const fallen = byHand ? chanceAnswer(game, random()) : chance(game)
    const chosen = legal[Math.floor(random() * legal.length)]!
    game = apply(game, asked.by === 'chance' ? fallen : chosen)
  }
  return game
}

const branchOf = (
  answers: readonly Option[],
  parent: Branch['parent'],
  rest: { name: string; seed?: number },
): Branch => {
  const at = { answers: (parent?.answers ?? 0) + answers.length, turnOver: false }
  return { parent, ...rest, answers, notes: {}, at }
}

const namesIn = (of: GameId): Readonly<Record<string, string>> => {
  const [one, other] = factions(of)
  return { [one]: 'Margaret', [other]: 'Yūsuf' }
}

/** A game that was played to its end at random, with branches that leave it. */
export const randomRecord = (
  seed: number,
  branches = 0,
  of: GameId = 'arab-revolt',
): RandomRecord => {
  const random = randomFrom(seed)
  const main = record(playedOn(newGame(of), seed, random, Infinity)).answers
  const lines = [main]
  const all = [branchOf(main, null, { name: '' })]
  for (let number = 1; number <= branches; number++) {
    const branch = Math.floor(random() * lines.length)
    const above = lines[branch]!
    const answers = Math.floor(random() * above.length)
    let start = newGame(of)
    for (const answer of above.slice(0, answers)) start = apply(start, answer)
    const other = random() < 0.5 ? {} : { seed: Math.floor(random() * 1e6) }
    const line = record(playedOn(start, other.seed ?? seed, random, random() * 60)).answers
    lines.push(line)
    const parent = { branch, answers, turnOver: false }
    all.push(branchOf(line.slice(answers), parent, { name: `Attempt ${number}`, ...other }))
  }
  return {
    format: of,
    ...{ version: 1, id: '7f3a5c1e-7a92-4c68-be4a-c1d7f5c29361', name: 'A Tuesday in Jaffa' },
    ...{ created: '2026-11-18T18:25:07.312Z', changed: '2026-11-20T19:31:48.015Z' },
    ...{ players: namesIn(of), mode: 'play', chance: 'seed' },
    seed,
    ...{ handovers: true, setup: {}, between: null, takenBack: [], branch: 0 },
    branches: all,
  }
}
