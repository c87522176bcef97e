import { randomFrom, randomPlayer } from '../bots/random'
import { RulesError, tells, type Fact, type GameId } from '../games/index'
import type { Printed } from './printed'

/** What a number of random games came to. */
export interface Report {
  game: GameId
  games: number
  seed: number
  /** Games that stopped at a question without an answer, or never ended. */
  deadEnds: number
  /** Games won, by side. */
  wins: Record<string, number>
  /** Early victories by the Propaganda Round in which they came. */
  earlyVictories: Record<string, number>
  finalVictories: number
  decisions: number
  decisionsPerGame: { mean: number; min: number; max: number }
  /** How often each value of Political Will stood after each Propaganda Round's count. */
  politicalWill: Record<string, number>[]
  cardSides: Record<string, number>
  operations: Record<string, number>
  activities: Record<string, number>
  ms: number
}

const TOO_LONG = 20_000

const ROUNDS = ['1', '2', '3'] as const

const zeros = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 0]))

const emptyReport = (
  { door, cards, operations, activities }: Printed,
  games: number,
  seed: number,
): Report => ({
  game: door.of,
  games,
  seed,
  deadEnds: 0,
  wins: zeros(door.factions),
  earlyVictories: zeros(ROUNDS),
  finalVictories: 0,
  decisions: 0,
  decisionsPerGame: { mean: 0, min: Infinity, max: 0 },
  politicalWill: ROUNDS.map(() => ({})),
  cardSides: zeros(
    Object.entries(cards).flatMap(([card, { sides }]) => sides.map((side) => `${card}.${side}`)),
  ),
  operations: zeros(operations),
  activities: zeros(activities),
  ms: 0,
})

const count = (tally: Record<string, number>, name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1
}

/** Reads the log of one game into the report. */
const read = (report: Report, startingWill: number, log: readonly Fact[]): void => {
  let campaign = 0
  let will = startingWill
  for (const fact of log) {
    if (fact.fact === 'begins') {
      const { what, card, side } = fact.why
      if (what === 'event') count(report.cardSides, `${card ?? ''}.${side ?? ''}`)
      if (what in report.operations) count(report.operations, what)
      if (what in report.activities) count(report.activities, what)
    } else if (tells(fact, 'political-will')) {
      will = fact.to
    } else if (fact.fact === 'ends' && fact.why.what === 'political-will') {
      count(report.politicalWill[campaign] ?? {}, will.toString())
      campaign += 1
    }
  }
}

/** Plays uniform random games, and tells what came of them. */
export const simulate = (
  printed: Printed,
  games: number,
  seed: number,
  progress: (played: number) => void = () => undefined,
): Report => {
  const { door, cards } = printed
  const report = emptyReport(printed, games, seed)
  const player = randomPlayer(randomFrom(seed))
  const start = door.newGame()
  const { politicalWill } = door.board(start)
  const began = performance.now()
  for (let game = 0; game < games; game++) {
    const log: Fact[] = []
    let answers = 0
    try {
      const { board } = door.playOut(
        start,
        (decision, options) => {
          answers += 1
          if (answers > TOO_LONG) throw new RulesError('dead-end', decision.ask, 'no end')
          return player(decision, options)
        },
        log,
      )
      if (board.outcome) {
        const { winner, by } = board.outcome
        const rounds = board.played.filter((card) => cards[card]?.kind === 'propaganda').length
        count(report.wins, winner)
        if (by === 'final-victory') report.finalVictories += 1
        else count(report.earlyVictories, rounds.toString())
      }
    } catch (error) {
      if (!(error instanceof RulesError)) throw error
      report.deadEnds += 1
    }
    read(report, politicalWill, log)
    report.decisions += answers
    report.decisionsPerGame.min = Math.min(report.decisionsPerGame.min, answers)
    report.decisionsPerGame.max = Math.max(report.decisionsPerGame.max, answers)
    progress(game + 1)
  }
  report.decisionsPerGame.mean = report.decisions / games
  report.ms = Math.round(performance.now() - began)
  return report
}
