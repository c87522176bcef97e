import type { Where } from '../coin/openings'
import type { TurnTaken } from './turns'

/** How often turns went this way, how often the first Faction won the game then, and how they went on. */
export type Tally = readonly [times: number, won: number, on?: Readonly<Record<string, Tally>>]

interface Growing extends Array<unknown> {
  0: number
  1: number
  2?: Record<string, Growing>
}

/** Counts the turns of games, one game after the other. */
export class Counting {
  private readonly root: Growing = [0, 0]

  add(turns: readonly TurnTaken[], won: boolean): void {
    const win = won ? 1 : 0
    this.root[0] += 1
    this.root[1] += win
    for (const { where, box, action, spaces } of turns)
      for (const place of placesOf(where)) this.note([placeName(place), box, action, spaces], win)
  }

  private note(path: readonly string[], win: number): void {
    let node = this.root
    for (const name of path) {
      const on = (node[2] ??= {})
      node = on[name] ??= [0, 0]
      node[0] += 1
      node[1] += win
    }
  }

  tally(): Tally {
    return this.root as unknown as Tally
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

/** A row of fewer games is too few to be told by itself. */
export const FEW = 30

/** One way to go on. */
export interface Row {
  readonly name: string
  readonly tally: Tally
}

/** The ways to go on that are told by themselves, the commonest first, and how many games went other ways. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly others: number
}

export const tallyAt = (tally: Tally | undefined, path: readonly string[]): Tally | undefined =>
  path.reduce<Tally | undefined>((at, name) => at?.[2]?.[name], tally)

/** Only the games that the first Faction won, or only the others. */
export const withResult = ([games, won, on]: Tally, isWon: boolean): Tally => {
  const left = isWon ? won : games - won
  const [number, wins] = [left, isWon ? left : 0]
  if (!on) return [number, wins]
  const rest = Object.entries(on).map(([name, one]) => [name, withResult(one, isWon)] as const)
  return [number, wins, Object.fromEntries(rest)]
}

/** The narrowest place of enough turns: that which is sought, or it in any campaign, or on any card. */
export const wideEnough = (tally: Tally, sought: Sought): { at: Sought; tally: Tally } => {
  const [, card, side, order] = sought
  const wider: readonly Sought[] = [sought, [null, card, side, order], [null, null, side, order]]
  const at = wider.find((one) => (tallyAt(tally, [placeName(one)])?.[0] ?? 0) >= FEW) ?? sought
  return { at, tally: tallyAt(tally, [placeName(at)]) ?? [0, 0] }
}

export const rowsOf = ([games, , on = {}]: Tally): Rows => {
  const rows = Object.entries(on)
    .map(([name, tally]): Row => ({ name, tally }))
    .filter(({ tally }) => tally[0] >= FEW)
    .sort((a, b) => b.tally[0] - a.tally[0] || a.name.localeCompare(b.name))
  return { rows, others: games - rows.reduce((sum, { tally }) => sum + tally[0], 0) }
}

/** Without what is too few to be told: below where a turn is taken, rows of few games. */
export const pruned = ([games, won, on]: Tally, depth = 0): Tally => {
  const kept = Object.entries(on ?? {}).filter(([, tally]) => depth === 0 || tally[0] >= FEW)
  if (kept.length === 0) return [games, won]
  return [games, won, Object.fromEntries(kept.map(([name, one]) => [name, pruned(one, depth + 1)]))]
}
