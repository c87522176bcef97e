import { randomFrom, randomPlayer } from '../bots/random'
import {
  ACTIVITIES,
  CARDS,
  EVENT_CARDS,
  OPERATIONS,
  RulesError,
  STARTING_POSITION,
  newGame,
  playOut,
  type Fact,
  type Outcome,
} from '../games/arab-revolt/rules/index'

/** What a number of random games came to. */
export interface Report {
  games: number
  seed: number
  /** Games that stopped at a question without an answer, or never ended. */
  deadEnds: number
  rebelWins: number
  britishWins: number
  /** Wins by what decided them, and the Rebels' by the Propaganda Round in which they came. */
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

const emptyReport = (games: number, seed: number): Report => ({
  games,
  seed,
  deadEnds: 0,
  rebelWins: 0,
  britishWins: 0,
  earlyVictories: zeros(ROUNDS),
  finalVictories: 0,
  decisions: 0,
  decisionsPerGame: { mean: 0, min: Infinity, max: 0 },
  politicalWill: ROUNDS.map(() => ({})),
  cardSides: zeros(
    EVENT_CARDS.flatMap((card) => CARDS[card].sides.map((side) => `${card}.${side}`)),
  ),
  operations: zeros([...OPERATIONS.british, ...OPERATIONS.rebels]),
  activities: zeros([...ACTIVITIES.british, ...ACTIVITIES.rebels]),
  ms: 0,
})

const count = (tally: Record<string, number>, name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1
}

/** Reads the log of one game into the report. */
const read = (report: Report, log: readonly Fact[]): void => {
  let campaign = 0
  let will: number = STARTING_POSITION.politicalWill
  for (const fact of log) {
    if (fact.fact === 'begins') {
      const { what, card, side } = fact.why
      if (what === 'event') count(report.cardSides, `${card ?? ''}.${side ?? ''}`)
      if (what in report.operations) count(report.operations, what)
      if (what in report.activities) count(report.activities, what)
    } else if (fact.fact === 'political-will') {
      will = fact.to
    } else if (fact.fact === 'ends' && fact.why.what === 'political-will') {
      count(report.politicalWill[campaign] ?? {}, will.toString())
      campaign += 1
    }
  }
}

const readOutcome = (report: Report, { winner, by }: Outcome, campaigns: number): void => {
  if (winner === 'rebels') report.rebelWins += 1
  else report.britishWins += 1
  if (by === 'final-victory') report.finalVictories += 1
  else count(report.earlyVictories, campaigns.toString())
}

/** Plays uniform random games, and tells what came of them. */
export const simulate = (
  games: number,
  seed: number,
  progress: (played: number) => void = () => undefined,
): Report => {
  const report = emptyReport(games, seed)
  const player = randomPlayer(randomFrom(seed))
  const start = newGame()
  const began = performance.now()
  for (let game = 0; game < games; game++) {
    const log: Fact[] = []
    let answers = 0
    try {
      const end = playOut(
        start,
        (decision, options) => {
          answers += 1
          if (answers > TOO_LONG) throw new RulesError('dead-end', decision.ask, 'no end')
          return player(decision, options)
        },
        log,
      )
      const campaigns = end.board.played.filter((card) => CARDS[card].kind === 'propaganda').length
      if (end.board.outcome) readOutcome(report, end.board.outcome, campaigns)
    } catch (error) {
      if (!(error instanceof RulesError)) throw error
      report.deadEnds += 1
    }
    read(report, log)
    report.decisions += answers
    report.decisionsPerGame.min = Math.min(report.decisionsPerGame.min, answers)
    report.decisionsPerGame.max = Math.max(report.decisionsPerGame.max, answers)
    progress(game + 1)
  }
  report.decisionsPerGame.mean = report.decisions / games
  report.ms = Math.round(performance.now() - began)
  return report
}
