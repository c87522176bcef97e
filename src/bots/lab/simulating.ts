import type { Decision } from '../../coin/decision'
import type { Game } from '../../coin/game'
import { chanceOption, seededNumber } from '../../coin/chance'
import type { OptionOf, World } from '../../coin/world'
import { LEVELS, type Manner } from '../levels'
import { unforeseen, type Mind } from '../mind'
import { moveOf, promptMove, type Prompt } from '../player'
import type { SimulateJob, Simulated, Simulation } from './messages'
import type { Task } from './task'

/** The seed of one of many games: the same number, the same chance, whoever plays. */
const seedOf = (seed: number, index: number): number => Math.imul(seed, 0x9e3779b1) + index

/** What is kept of the games. */
class Tally<W extends World> {
  readonly results: number[] = []
  readonly ends: number[] = []
  readonly wills: (Record<string, number> | undefined)[] = []
  readonly sums: number[] = []
  readonly held: number[] = []
  games = 0
  /** In how many games a round has been counted since. */
  counted = 0
  private readonly mind: Mind<W>
  private readonly begun: number
  private rounds = 0

  constructor(mind: Mind<W>, game: Game<W>) {
    this.mind = mind
    this.begun = mind.perception.roundOf(mind.door.board(game))
  }

  begin(): void {
    this.rounds = this.begun
  }

  /** Whether a round has been counted in the game under way. */
  get hasCounted(): boolean {
    return this.rounds > this.begun
  }

  /** Looks whether a round has been counted since. */
  look(board: W['board']): void {
    const rounds = this.mind.perception.roundOf(board)
    if (rounds === this.rounds) return
    this.rounds = rounds
    const will = (board as { politicalWill: number }).politicalWill
    const wills = (this.wills[rounds - 1] ??= {})
    wills[will] = (wills[will] ?? 0) + 1
    if (rounds === this.begun + 1) this.stand(board)
  }

  private stand(board: W['board']): void {
    this.counted += 1
    const standing = this.mind.perception.standing(board)
    for (let i = 0; i < standing.length; i++) {
      this.sums[i] = (this.sums[i] ?? 0) + standing[i]!
      this.held[i] = (this.held[i] ?? 0) + (standing[i]! > 0 ? 1 : 0)
    }
  }

  end(board: W['board'], isOver: boolean): void {
    this.look(board)
    this.games += 1
    if (!isOver) return
    const { door, perception } = this.mind
    this.results.push(perception.winner(board) === door.factions[0] ? 1 : 0)
    this.ends.push(this.rounds)
  }
}

/** Who answers without playing on from the question; null for a search. */
const promptOf = (simulated: Simulated): Prompt | 'random' | null => {
  if (simulated === 'random') return simulated
  const manner: Manner = LEVELS[simulated]
  return manner.by === 'search' ? null : manner
}

type Prompts<W extends World> = Readonly<Record<W['faction'], Prompt | 'random'>>

/** How all of them answer, where nobody searches. */
const promptsOf = <W extends World>(
  { door }: Mind<W>,
  seats: SimulateJob<W>['seats'],
): Prompts<W> | null => {
  const all = door.factions.map((one: W['faction']) => [one, promptOf(seats[one])] as const)
  return all.some(([, prompt]) => prompt === null)
    ? null
    : (Object.fromEntries(all) as unknown as Prompts<W>)
}

/** A whole game in which nobody searches: quick enough for one step. */
const playPromptly = <W extends World>(
  mind: Mind<W>,
  { game, until }: Pick<SimulateJob<W>, 'game' | 'until'>,
  prompts: Prompts<W>,
  seed: number,
  tally: Tally<W>,
): void => {
  let chances = game.chances
  let answers = mind.door.answerCount(game) - 1
  const choose = (question: Decision<W>, board: W['board']): OptionOf<W> => {
    const options = question.options()
    answers += 1
    const { by } = question
    if (by === 'chance') return chanceOption(question, options, seededNumber(seed, chances++))
    const prompt = prompts[by]
    if (prompt === 'random')
      return options[Math.floor(seededNumber(seed, answers) * options.length)]!
    if (options.length === 1) return options[0]!
    return promptMove(mind, prompt, { question, options, board }, { seed, answers }).option
  }
  const { board, question } = mind.door.playOn(game, choose, (_, now) => {
    tally.look(now)
    return until === 'count' && tally.hasCounted
  })
  tally.end(board, question === null)
}

const answerOf = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
  simulated: Simulated,
  seed: number,
): OptionOf<W> => {
  const options = mind.door.options(game)
  if (simulated === 'random')
    return options[Math.floor(seededNumber(seed, mind.door.answerCount(game)) * options.length)]!
  return moveOf(mind, LEVELS[simulated], game, { seed }).option
}

/** Games from here, one decision a step, or one game where nobody searches. */
export const simulating = <W extends World>(
  mind: Mind<W>,
  { game, seats, seed, from, games, until }: SimulateJob<W>,
): Task<Simulation> => {
  const { door } = mind
  const start = unforeseen(game)
  const tally = new Tally(mind, start)
  const prompts = promptsOf(mind, seats)
  let played: Game<W> | null = null

  /** Answers one question of the game under way. Tells whether the game is over. */
  const answer = (of: number): boolean => {
    if (played === null) tally.begin()
    played ??= start
    const question = door.question(played)
    tally.look(door.board(played))
    if (question === null || (until === 'count' && tally.hasCounted)) {
      tally.end(door.board(played), question === null)
      played = null
      return true
    }
    const by = question.by
    played = door.apply(
      played,
      by === 'chance' ? door.seededChance(of)(played) : answerOf(mind, played, seats[by], of),
    )
    return false
  }

  return {
    step: () => {
      const of = seedOf(seed, from + tally.games)
      if (prompts) {
        tally.begin()
        playPromptly(mind, { game: start, until }, prompts, of, tally)
      } else answer(of)
      return tally.games >= games
    },
    result: () => ({
      from,
      games: tally.games,
      results: [...tally.results],
      ends: [...tally.ends],
      wills: Array.from(tally.wills, (one) => ({ ...one })),
      standing: { games: tally.counted, sums: [...tally.sums], held: [...tally.held] },
    }),
  }
}

const sum = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) => {
  const both: Record<string, number> = { ...one }
  for (const key in other) both[key] = (both[key] ?? 0) + other[key]!
  return both
}

/** What several stretches of the same games have come to. */
export const mergeSimulations = (parts: readonly Simulation[]): Simulation => {
  const inOrder = [...parts].sort((a, b) => a.from - b.from)
  const rounds = Math.max(0, ...parts.map(({ wills }) => wills.length))
  const summed = (of: 'sums' | 'held'): number[] => {
    const all = inOrder.map(({ standing }) => standing[of])
    return Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, i) =>
      all.reduce((so, one) => so + (one[i] ?? 0), 0),
    )
  }
  return {
    from: inOrder[0]?.from ?? 0,
    games: inOrder.reduce((all, { games }) => all + games, 0),
    results: inOrder.flatMap(({ results }) => results),
    ends: inOrder.flatMap(({ ends }) => ends),
    wills: Array.from({ length: rounds }, (_, i) =>
      inOrder.reduce<Record<string, number>>((all, { wills }) => sum(all, wills[i] ?? {}), {}),
    ),
    standing: {
      games: inOrder.reduce((all, { standing }) => all + standing.games, 0),
      sums: summed('sums'),
      held: summed('held'),
    },
  }
}
