import type { Simulation } from '../../bots/lab/messages'
import { MAX_POLITICAL_WILL } from '../../games/index'
import { FEWEST } from '../../store/lab/run'
import type { ChartData, Series } from '../chart/chart-data'
import { PLAY_OUT } from '../words/en/play-out'

/** Up to where a chart of shares goes: the next tenth above the largest. */
const topOf = (shares: readonly number[]): number =>
  Math.max(0.1, Math.ceil(10 * Math.max(0, ...shares)) / 10)

const sharesData = (of: Pick<ChartData, 'name' | 'along' | 'series' | 'columns'>): ChartData => {
  const to = topOf(of.columns.flatMap(({ values }) => values.map((value) => value?.at ?? 0)))
  return {
    ...of,
    from: 0,
    to,
    levels: [0, to / 2, to],
    tell: PLAY_OUT.share,
    level: PLAY_OUT.level,
  }
}

/** After which round how many of a hundred games were over, by who had won. */
export const endingsData = (
  { results, ends, games }: Simulation,
  sides: readonly [first: Series, second: Series],
): ChartData => {
  const rounds = [...new Set(ends)].sort((a, b) => a - b)
  const number = (round: number, result: number) =>
    ends.filter((end, i) => end === round && results[i] === result).length
  return sharesData({
    name: PLAY_OUT.endings,
    along: PLAY_OUT.round,
    series: sides,
    columns: rounds.map((round) => ({
      name: PLAY_OUT.inRound(round),
      tick: `${round}`,
      values: [1, 0].map((result) => ({ at: number(round, result) / games })),
    })),
  })
}

/** To what Political Will came after each round, of a hundred games that had come so far; of few games nothing. */
export const willsData = ({ wills }: Simulation): ChartData => {
  const all = wills.map((one, i) => {
    const games = Object.values(one).reduce((sum, number) => sum + number, 0)
    return { round: i + 1, one, games }
  })
  const rounds = all.filter(({ games }) => games >= FEWEST)
  const [first, ...others] = rounds
  const few = all.filter(({ games }) => games > 0 && games < FEWEST)
  return {
    ...sharesData({
      // Where there is one line alone, no key names it.
      name: first && others.length === 0 ? PLAY_OUT.willsAfter(first.round) : PLAY_OUT.wills,
      along: PLAY_OUT.will,
      series: rounds.map(({ round }) => ({ name: PLAY_OUT.ofRound(round) })),
      columns: Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => ({
        name: PLAY_OUT.inWill(will),
        tick: will % 5 === 0 ? `${will}` : '',
        values: rounds.map(({ one, games }) => ({ at: (one[will] ?? 0) / games })),
      })),
    }),
    leftOut: few.map(({ round, games }) => PLAY_OUT.fewIn(round, games)),
  }
}
