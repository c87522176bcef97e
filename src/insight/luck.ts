import {
  FACTIONS,
  PILE,
  PUNISHMENTS,
  apply,
  board,
  facts,
  forecast,
  isPropaganda,
  newGame,
  odds,
  question,
  answerCount,
  type CardId,
  type Fact,
  type Faction,
  type Game,
  type GameRecord,
  type OperationsChit,
  type Option,
  type Punishment,
  type Question,
} from '../games/arab-revolt/rules/index'

/** How often chance was asked, what it gave, and what it gives on average. */
export interface Tally {
  readonly times: number
  readonly got: number
  readonly expected: number
}

/** How far ahead of the average a side was after so many answers. */
export interface LuckPoint {
  readonly answers: number
  /** Rolls that succeeded, beyond the average, by side. */
  readonly rolls: Readonly<Record<Faction, number>>
  /** Spaces that the Operations chits allowed, beyond the average. */
  readonly spaces: number
}

/** What chance gave each side in a game, against what it gives on average. */
export interface Luck {
  /** Rolls that succeeded. */
  readonly rolls: Readonly<Record<Faction, Tally>>
  /** The sum of the Operations chits that were drawn. */
  readonly spaces: Tally
  /** How often each Punishment chit was drawn. */
  readonly punishments: Readonly<Record<Punishment, Tally>>
  /** At which card of its pile each Propaganda Round came. */
  readonly propaganda: readonly Tally[]
  /** By how much rolls and draws moved the forecast of Political Will. */
  readonly will: Tally
  readonly course: readonly LuckPoint[]
}

const NONE: Tally = { times: 0, got: 0, expected: 0 }

const plus = (tally: Tally, got: number, expected: number): Tally => ({
  times: tally.times + 1,
  got: tally.got + got,
  expected: tally.expected + expected,
})

/** One answer of chance: the game before it, what could have come, and what came. */
interface Turn {
  readonly asked: Question
  readonly before: Game
  readonly could: readonly { readonly option: Option; readonly chance: number }[]
  readonly came: Option
}

const likely = (game: Game): Turn['could'] => {
  const all = odds(game)
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  return all.map(({ option, weight }) => ({ option, chance: weight / total }))
}

/** The mean of a number over everything that could have come. */
const mean = ({ could }: Turn, number: (option: Option) => number): number =>
  could.reduce((sum, { option, chance }) => sum + chance * number(option), 0)

const rolled = (after: Game): Extract<Fact, { fact: 'rolled' }> | undefined =>
  facts(after, answerCount(after) - 1).find((fact) => fact.fact === 'rolled')

const succeeds = (before: Game, die: Option): number =>
  rolled(apply(before, die))?.success === true ? 1 : 0

/** Whose roll it is: the side that its success serves, whoever lets it be rolled. */
const rollerOf = ({ why }: Question): Faction =>
  why.what === 'divide' || why.side === 'unshaded' ? 'british' : 'rebels'

const withRoll = (luck: Luck, turn: Turn): Luck => {
  const by = rollerOf(turn.asked)
  const tally = plus(
    luck.rolls[by],
    succeeds(turn.before, turn.came),
    mean(turn, (die) => succeeds(turn.before, die)),
  )
  return { ...luck, rolls: { ...luck.rolls, [by]: tally } }
}

const withSpaces = (luck: Luck, turn: Turn): Luck => ({
  ...luck,
  spaces: plus(
    luck.spaces,
    turn.came as OperationsChit,
    mean(turn, (chit) => chit as OperationsChit),
  ),
})

const withPunishment = (luck: Luck, turn: Turn): Luck => {
  const tallies = PUNISHMENTS.map((chit) => [
    chit,
    plus(
      luck.punishments[chit],
      turn.came === chit ? 1 : 0,
      mean(turn, (one) => (one === chit ? 1 : 0)),
    ),
  ])
  return { ...luck, punishments: Object.fromEntries(tallies) as Luck['punishments'] }
}

/** 2.1 The Propaganda card is as likely to be any of the last three of its pile. */
const AVERAGE_PLACE = (PILE.eventsOnTop + 1 + PILE.size) / 2

const withCard = (luck: Luck, { before, came }: Turn): Luck => {
  if (!isPropaganda(came as CardId)) return luck
  const { played } = board(before)
  const place = played.length - played.filter(isPropaganda).length * PILE.size + 1
  return { ...luck, propaganda: [...luck.propaganda, plus(NONE, place, AVERAGE_PLACE)] }
}

const withWill = (luck: Luck, turn: Turn): Luck => {
  // A Propaganda card moves Political Will itself, by nobody's luck.
  if (turn.asked.ask === 'reveal.card') return luck
  const { before, came } = turn
  const was = forecast(board(before)).to
  const change = (option: Option) => forecast(board(apply(before, option))).to - was
  return { ...luck, will: plus(luck.will, change(came), mean(turn, change)) }
}

const BY_ASK: Partial<Record<Question['ask'], (luck: Luck, turn: Turn) => Luck>> = {
  'roll.die': withRoll,
  'turn.draw-chit': withSpaces,
  'punish.draw': withPunishment,
  'reveal.card': withCard,
}

const ahead = ({ got, expected }: Tally): number => got - expected

const withPoint = (luck: Luck, answers: number): Luck => {
  const rolls = FACTIONS.map((side) => [side, ahead(luck.rolls[side])])
  const point: LuckPoint = {
    answers,
    rolls: Object.fromEntries(rolls) as LuckPoint['rolls'],
    spaces: ahead(luck.spaces),
  }
  return { ...luck, course: [...luck.course, point] }
}

const EMPTY: Luck = {
  rolls: { british: NONE, rebels: NONE },
  spaces: NONE,
  punishments: { detain: NONE, demolish: NONE, fine: NONE },
  propaganda: [],
  will: NONE,
  course: [],
}

/** What chance gave in a game from one answer on; all of it unless told. */
export const luckOf = ({ setup, answers }: GameRecord, since = 0): Luck => {
  let game = newGame(setup)
  let luck = EMPTY
  for (const [number, came] of answers.entries()) {
    const asked = question(game)
    if (asked?.by === 'chance' && number >= since) {
      const turn: Turn = { asked, before: game, could: likely(game), came }
      luck = withWill(BY_ASK[asked.ask]?.(luck, turn) ?? luck, turn)
      luck = withPoint(luck, number + 1)
    }
    game = apply(game, came)
  }
  return luck
}
