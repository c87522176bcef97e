import type { Where } from '../coin/openings'
import type { TurnTaken } from './turns'

/** So many turns, in so many games: one that goes the same way again and again is still one game. */
export type Times = readonly [turns: number, games: number]

/** How often turns went this way, how often in games that the first Faction won, and how they went on. */
export type Tally = readonly [all: Times, won: Times, on?: Readonly<Record<string, Tally>>]

const NEVER: Times = [0, 0]

export const NOTHING: Tally = [NEVER, NEVER]

type Growing = [all: [number, number], won: [number, number], on?: Record<string, Growing>]

const seed = (): Growing => [
  [0, 0],
  [0, 0],
]

/** Counts the turns of games, one game after the other. */
export class Counting {
  private readonly root = seed()

  add(turns: readonly TurnTaken[], won: boolean): void {
    const met = new Map<Growing, number>()
    const meet = (node: Growing) => met.set(node, (met.get(node) ?? 0) + 1)
    for (const { where, box, action, spaces } of turns) {
      meet(this.root)
      for (const place of placesOf(where))
        this.along([placeName(place), box, action, spaces]).forEach(meet)
    }
    for (const [[all, ofWon], times] of met)
      for (const one of won ? [all, ofWon] : [all]) {
        one[0] += times
        one[1] += 1
      }
  }

  /** What a turn belongs to, the narrower the further on. */
  private along(path: readonly string[]): readonly Growing[] {
    let node = this.root
    return path.map((name) => {
      const on = (node[2] ??= {})
      node = on[name] ??= seed()
      return node
    })
  }

  tally(): Tally {
    return this.root
  }
}

/** Where turns are looked for; null for any. */
export type Sought = readonly [
  campaign: Where[0] | null,
  card: Where[1] | null,
  side: Where[2],
  order: Where[3],
]

/** Where turns are taken, as one name. */
export const placeName = (sought: Sought): string => sought.map((one) => one ?? '*').join('/')

/** The places to which a turn belongs: its own, and those of any card or any campaign. */
const placesOf = ([campaign, card, side, order]: Where): readonly Sought[] => [
  [campaign, card, side, order],
  [null, card, side, order],
  [campaign, null, side, order],
  [null, null, side, order],
]

/** What was done in fewer games is too little to be told by itself. */
export const FEW = 30

export const gamesIn = ([[, games]]: Tally): number => games

const isEnough = (tally: Tally): boolean => gamesIn(tally) >= FEW

/** One way to go on. */
export interface Row {
  readonly name: string
  readonly tally: Tally
}

/** The ways to go on that are told by themselves, the commonest first, and how many turns went other ways. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly others: number
}

export const tallyAt = (tally: Tally | undefined, path: readonly string[]): Tally | undefined =>
  path.reduce<Tally | undefined>((at, name) => at?.[2]?.[name], tally)

/** Only the games that the first Faction won, or only the others. */
export const withResult = ([all, won, on]: Tally, isWon: boolean): Tally => {
  const [left, wins]: readonly [Times, Times] = isWon
    ? [won, won]
    : [[all[0] - won[0], all[1] - won[1]], NEVER]
  if (!on) return [left, wins]
  const rest = Object.entries(on).map(([name, one]) => [name, withResult(one, isWon)] as const)
  return [left, wins, Object.fromEntries(rest)]
}

/** The narrowest place of enough games: that which is sought, or it in any campaign, or on any card. */
export const wideEnough = (tally: Tally, sought: Sought): { at: Sought; tally: Tally } => {
  const [, card, side, order] = sought
  const wider: readonly Sought[] = [sought, [null, card, side, order], [null, null, side, order]]
  const tallyOf = (one: Sought) => tallyAt(tally, [placeName(one)]) ?? NOTHING
  const at = wider.find((one) => isEnough(tallyOf(one))) ?? sought
  return { at, tally: tallyOf(at) }
}

export const rowsOf = ([[turns], , on = {}]: Tally): Rows => {
  const rows = Object.entries(on)
    .map(([name, tally]): Row => ({ name, tally }))
    .filter(({ tally }) => isEnough(tally))
    .sort((a, b) => b.tally[0][0] - a.tally[0][0] || a.name.localeCompare(b.name))
  return { rows, others: turns - rows.reduce((sum, { tally }) => sum + tally[0][0], 0) }
}

/** Without what is too little to be told: below where a turn is taken, rows of few games. */
export const pruned = ([all, won, on]: Tally, depth = 0): Tally => {
  const kept = Object.entries(on ?? {}).filter(([, tally]) => depth === 0 || isEnough(tally))
  if (kept.length === 0) return [all, won]
  return [all, won, Object.fromEntries(kept.map(([name, one]) => [name, pruned(one, depth + 1)]))]
}
