import type { Analysis } from './analysis'

export type Weighed = Analysis['weighed'][number]
export type Judged = Extract<Weighed, { of: 'decision' }>

/** Where a result comes from, in thousandths of winning chance of the first Faction. All but the last add up to it, exactly. */
export interface Account {
  readonly start: number
  readonly luck: number
  /** What the decisions of the two lost and gave away: those of the first Faction count against it. */
  readonly byFirst: number
  readonly bySecond: number
  /** What none of this explains: how much the value itself was mistaken on the way. */
  readonly residual: number
  readonly result: number
}

/** By how much a part of a game has moved the chances of the first Faction. */
export const moved = (one: Weighed): number =>
  one.of === 'chance' ? one.change : one.first ? -one.lost : one.lost

const sum = (all: readonly Weighed[]): number => all.reduce((so, one) => so + moved(one), 0)

export const accountOf = ({ start, end, weighed }: Analysis): Account => {
  const luck = sum(weighed.filter((one) => one.of === 'chance'))
  const judged = weighed.filter((one) => one.of === 'decision')
  const byFirst = sum(judged.filter(({ first }) => first))
  const bySecond = sum(judged.filter(({ first }) => !first))
  const residual = end - start - luck - byFirst - bySecond
  return { start, luck, byFirst, bySecond, residual, result: end }
}

/** The same analysis in chances of the second Faction, as if that were the first. */
export const turned = ({ start, end, weighed, ...other }: Analysis): Analysis => ({
  ...other,
  start: 1000 - start,
  end: 1000 - end,
  weighed: weighed.map((one) =>
    one.of === 'chance'
      ? { ...one, change: -one.change }
      : { ...one, first: !one.first, value: 1000 - one.value },
  ),
})

/** How bad a decision was. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder'

const GRADES: readonly (readonly [Grade, number])[] = [
  ['blunder', 300],
  ['mistake', 200],
  ['inaccuracy', 100],
]

export const gradeOf = ({ lost }: Judged): Grade | null =>
  GRADES.find(([, least]) => lost >= least)?.[0] ?? null

/** The decisions that lost most, the worst first. */
export const worstOf = ({ weighed }: Analysis): readonly Judged[] =>
  weighed
    .filter((one) => one.of === 'decision')
    .filter((one) => gradeOf(one) !== null)
    .sort((a, b) => b.lost - a.lost || a.at - b.at)

const MOST = 6
const LEAST = 40

/** What moved the chances most, in the order of play. */
export const turningPoints = ({ weighed }: Analysis): readonly Weighed[] =>
  weighed
    .filter((one) => Math.abs(moved(one)) >= LEAST)
    .sort((a, b) => Math.abs(moved(b)) - Math.abs(moved(a)))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)

/** How the chances stood after so many answers. */
export interface CurvePoint {
  readonly at: number
  readonly value: number
}

/** The chances before each decision, and at both ends. */
export const curveOf = ({ start, end, answers, weighed }: Analysis): readonly CurvePoint[] => [
  { at: 0, value: start },
  ...weighed.flatMap((one) =>
    one.of === 'decision' && one.at > 0 ? [{ at: one.at, value: one.value }] : [],
  ),
  { at: answers, value: end },
]
