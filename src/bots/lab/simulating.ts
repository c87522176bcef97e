import type { Decision } from '../../coin/decision'
import type { Game } from '../../coin/game'
import { chanceOption, seededNumber } from '../../coin/chance'
import type { OptionOf, World } from '../../coin/world'
import { LEVELS, type Manner } from '../levels'
import { unforeseen, type Mind } from '../mind'
import { bestAnswer, moveOf, promptMove, type Prompt } from '../player'
import { Search } from '../search'
import type { SimulateJob, Simulated, Simulation } from './messages'
import type { Task } from './task'

/** The seed of one of many games: the same number, the same chance, whoever plays. */
const seedOf = (seed: number, index: number): number => Math.imul(seed, 0x9e3779b1) + index

/** What is kept of the games. One that is under way counts for nothing: it may be played again. */
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
  /** The Will after each round of the game under way, and what stood where after the first. */
  private counts: { readonly round: number; readonly will: number }[] = []
  private stood: readonly number[] | null = null

  constructor(mind: Mind<W>, game: Game<W>) {
    this.mind = mind
    this.begun = mind.perception.roundOf(mind.door.board(game))
  }

  begin(): void {
    this.rounds = this.begun
    this.counts = []
    this.stood = null
  }

  /** Whether a round has been counted in the game under way. */
  get hasCounted(): boolean {
    return this.rounds > this.begun
  }

  /** Looks whether a round has been counted since. */
  look(board: W['board']): void {
    const { perception } = this.mind
    const rounds = perception.roundOf(board)
    if (rounds === this.rounds) return
    this.rounds = rounds
    const will = (board as { politicalWill: number }).politicalWill
    this.counts.push({ round: rounds - 1, will })
    if (rounds === this.begun + 1) this.stood = [...perception.standing(board)]
  }

  end(board: W['board'], isOver: boolean): void {
    this.look(board)
    this.games += 1
    for (const { round, will } of this.counts) {
      const wills = (this.wills[round] ??= {})
      wills[will] = (wills[will] ?? 0) + 1
    }
    if (this.stood) this.stand(this.stood)
    if (!isOver) return
    const { door, perception } = this.mind
    this.results.push(perception.winner(board) === door.factions[0] ? 1 : 0)
    this.ends.push(this.rounds)
  }

  private stand(standing: readonly number[]): void {
    this.counted += 1
    for (let i = 0; i < standing.length; i++) {
      this.sums[i] = (this.sums[i] ?? 0) + standing[i]!
      this.held[i] = (this.held[i] ?? 0) + (standing[i]! > 0 ? 1 : 0)
    }
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

/** Any answer, by a seed other than that of chance: else the same numbers would decide and be rolled. */
const anyOf = <O>(options: readonly O[], seed: number, answers: number): O =>
  options[Math.floor(seededNumber(~seed, answers) * options.length)]!

/** One game under way: each call plays a little of it, and tells whether it is over. */
type Playing = () => boolean

/** What is told of one game to be played. */
interface Begun<W extends World> extends Pick<SimulateJob<W>, 'game' | 'until' | 'seats'> {
  readonly seed: number
  readonly tally: Tally<W>
}

/** A game in which nobody searches: a phase a call. */
const promptGame = <W extends World>(
  mind: Mind<W>,
  prompts: Prompts<W>,
  { game, until, seed, tally }: Begun<W>,
): Playing => {
  const { door } = mind
  let at = game
  let chances = game.chances
  let answers = door.answerCount(game) - 1
  const choose = (question: Decision<W>, board: W['board']): OptionOf<W> => {
    const options = question.options()
    answers += 1
    const { by } = question
    if (by === 'chance') return chanceOption(question, options, seededNumber(seed, chances++))
    const prompt = prompts[by]
    if (prompt === 'random') return anyOf(options, seed, answers)
    if (options.length === 1) return options[0]!
    const asked = { question, options, board }
    return promptMove(mind, prompt, asked, { seed, answers }).option
  }
  return () => {
    const isCounted = () => until === 'count' && tally.hasCounted
    const { board, question } = door.playOn(at, choose, (_, now, begun) => {
      tally.look(now)
      return begun > 0 || isCounted()
    })
    if (question !== null && !isCounted()) {
      at = { ...at, checkpoint: board, choices: [] }
      return false
    }
    tally.end(board, question === null)
    return true
  }
}

/** A game in which somebody searches: one answer a call, or one playout towards it. */
const searchedGame = <W extends World>(
  mind: Mind<W>,
  { game, until, seats, seed, tally }: Begun<W>,
): Playing => {
  const { door } = mind
  const chance = door.seededChance(seed)
  let played = game
  let search: Search<W> | null = null

  const answerOf = (simulated: Simulated): OptionOf<W> | null => {
    const options = door.options(played)
    if (simulated === 'random') return anyOf(options, seed, door.answerCount(played))
    const manner: Manner = LEVELS[simulated]
    if (manner.by !== 'search' || options.length === 1)
      return moveOf(mind, manner, played, { seed }).option
    search ??= new Search(mind, played, seed)
    search.run(1)
    if (!search.hasRun(manner.playouts)) return null
    const root = search.root!
    search = null
    return root.options[bestAnswer(root)]!
  }

  return () => {
    const question = door.question(played)
    tally.look(door.board(played))
    if (question === null || (until === 'count' && tally.hasCounted)) {
      tally.end(door.board(played), question === null)
      return true
    }
    const { by } = question
    const option = by === 'chance' ? chance(played) : answerOf(seats[by])
    if (option !== null) played = door.apply(played, option)
    return false
  }
}

/** Games from here, bit by bit. */
export const simulating = <W extends World>(
  mind: Mind<W>,
  { game, seats, seed, from, games, until }: SimulateJob<W>,
): Task<Simulation> => {
  const start = unforeseen(game)
  const tally = new Tally(mind, start)
  const prompts = promptsOf(mind, seats)
  let playing: Playing | null = null

  const begin = (): Playing => {
    tally.begin()
    const begun = { game: start, until, seats, seed: seedOf(seed, from + tally.games), tally }
    return prompts ? promptGame(mind, prompts, begun) : searchedGame(mind, begun)
  }

  return {
    step: () => {
      playing ??= begin()
      if (playing()) playing = null
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
