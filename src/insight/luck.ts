import {
  answerCount,
  apply,
  board,
  facts,
  forecast,
  newGame,
  odds,
  question,
  record,
  sameOption,
  tallies,
  type Chanced,
  type Game,
  type GameId,
  type Option,
  type Question,
  type Tally,
} from '../games/index'

/** How often chance was asked, what it gave, and what it gives on average. */
export interface Count {
  readonly times: number
  readonly got: number
  readonly expected: number
}

/** One of the things that a game counts. */
export interface LuckLine extends Count {
  readonly name: string
}

/** How far ahead of the average it was after so many answers, by the names of what is drawn. */
export interface LuckPoint {
  readonly answers: number
  readonly beyond: Readonly<Record<string, number>>
}

/** What chance gave in a game, against what it gives on average. */
export interface Luck {
  /** One line for each sum, and one for each time of what is told by itself. */
  readonly lines: readonly LuckLine[]
  /** By how much rolls and draws moved the forecast. */
  readonly will: Count
  readonly course: readonly LuckPoint[]
}

const NONE: Count = { times: 0, got: 0, expected: 0 }

const plus = <One extends Count>(count: One, got: number, expected: number): One => ({
  ...count,
  times: count.times + 1,
  got: count.got + got,
  expected: count.expected + expected,
})

interface Outcome extends Chanced {
  readonly chance: number
  readonly forecast: () => number
}

/** One answer of chance: what could have come, and what came. */
interface Fallen {
  readonly could: readonly Outcome[]
  readonly came: Outcome
}

const fallenOf = (before: Game, asked: Question, given: Option): Fallen => {
  const all = odds(before)
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const could = all.map(({ option, weight }): Outcome => {
    let known: Game | null = null
    const after = () => (known ??= apply(before, option))
    return {
      ...{ asked, option, board: board(before), chance: weight / total },
      facts: () => facts(after(), answerCount(before)),
      forecast: () => forecast(after()).to,
    }
  })
  return { could, came: could.find(({ option }) => sameOption(option, given)) as Outcome }
}

/** The mean of a number over everything that could have come. */
const mean = ({ could }: Fallen, number: (one: Outcome) => number): number =>
  could.reduce((sum, one) => sum + one.chance * number(one), 0)

const withTally = (
  lines: readonly LuckLine[],
  tally: Tally,
  fallen: Fallen,
): readonly LuckLine[] => {
  const got = tally.worth(fallen.came)
  if (got === null) return lines
  const { name, each } = tally
  if (each !== undefined) return [...lines, plus({ name, ...NONE }, got, each)]
  const expected = mean(fallen, (one) => tally.worth(one) ?? 0)
  return lines.map((line) => (line.name === name ? plus(line, got, expected) : line))
}

const withWill = (will: Count, fallen: Fallen, before: Game): Count => {
  // A Propaganda card moves Political Will itself, by nobody's luck.
  if (fallen.came.asked.ask === 'reveal.card') return will
  const was = forecast(before).to
  const change = (one: Outcome) => one.forecast() - was
  return plus(will, change(fallen.came), mean(fallen, change))
}

const pointOf = (of: GameId, lines: readonly LuckLine[], answers: number): LuckPoint => {
  const drawn = tallies(of).flatMap(({ name, drawn }) => (drawn ? [name] : []))
  const beyond = lines.flatMap(({ name, got, expected }) =>
    drawn.includes(name) ? [[name, got - expected] as const] : [],
  )
  return { answers, beyond: Object.fromEntries(beyond) }
}

const withFallen = (luck: Luck, before: Game, fallen: Fallen): Luck => {
  const lines = tallies(before.of).reduce((now, one) => withTally(now, one, fallen), luck.lines)
  const point = pointOf(before.of, lines, answerCount(before) + 1)
  return { lines, will: withWill(luck.will, fallen, before), course: [...luck.course, point] }
}

const nothingYet = (of: GameId): Luck => ({
  lines: tallies(of).flatMap(({ name, each }) => (each === undefined ? [{ name, ...NONE }] : [])),
  will: NONE,
  course: [],
})

/** What chance gave in a game from one answer on; all of it unless told. */
export const luckOf = (played: Game, since = 0): Luck => {
  const { setup, answers } = record(played)
  let game = newGame(played.of, setup)
  let luck = nothingYet(played.of)
  for (const [number, came] of answers.entries()) {
    const asked = question(game)
    if (asked?.by === 'chance' && number >= since)
      luck = withFallen(luck, game, fallenOf(game, asked, came))
    game = apply(game, came)
  }
  return luck
}
