import {
  answerCount,
  apply,
  facts,
  newGame,
  optionKind,
  options,
  outcome,
  question,
  seededChance,
  seededNumber,
  type CardId,
  type Fact,
  type Game,
  type Option,
  type Question,
} from '../rules/index'

/** How long the game waits between two answers while it plays. */
export const SPEEDS = [
  { name: 'one in two seconds', ms: 2000 },
  { name: 'two a second', ms: 500 },
  { name: 'ten a second', ms: 100 },
  { name: 'fifty a second', ms: 20 },
] as const

/** A fact of the log, with its number and the card it belongs to. */
export interface Entry {
  readonly number: number
  readonly card: CardId | null
  readonly fact: Fact
}

export interface SelfPlay {
  readonly seed: number
  readonly game: Game
  readonly log: readonly Entry[]
  readonly last: { readonly question: Question; readonly answer: Option } | null
  readonly playing: boolean
  /** A place in SPEEDS. */
  readonly speed: number
}

export type Command =
  | { readonly do: 'play' | 'pause' | 'answer' }
  | { readonly do: 'set-speed'; readonly speed: number }
  | { readonly do: 'begin'; readonly seed: number }

const LOG_LENGTH = 40

export const begin = (seed: number, speed = 1): SelfPlay => ({
  seed,
  game: newGame(),
  log: [],
  last: null,
  playing: false,
  speed,
})

/** The sides answer uniformly at random, chance with the odds of the rules; the seed decides both. */
const randomAnswer = (game: Game, { by }: Question, seed: number): Option => {
  if (by === 'chance') return seededChance(seed)(game)
  const legal = options(game)
  // Another seed, so that the sides and chance do not use the same numbers.
  return legal[Math.floor(seededNumber(~seed, answerCount(game)) * legal.length)] as Option
}

/** The log shows what the card's heading and the question beside it do not say. */
const isTold = (fact: Fact): boolean => {
  switch (fact.fact) {
    case 'ends':
    case 'revealed':
      return false
    case 'begins':
      return fact.why.what !== 'reveal'
    case 'answered':
      // Of other answers their effect tells.
      return optionKind(fact.answer as Option) === 'space'
    default:
      return true
  }
}

const withFacts = (log: readonly Entry[], happened: readonly Fact[]): readonly Entry[] => {
  let { number, card } = log.at(-1) ?? { number: 0, card: null }
  const more: Entry[] = []
  for (const fact of happened) {
    if (fact.fact === 'revealed') card = fact.card
    if (isTold(fact)) more.push({ number: ++number, card, fact })
  }
  return [...log, ...more].slice(-LOG_LENGTH)
}

const answerOne = (state: SelfPlay): SelfPlay => {
  const asked = question(state.game)
  if (asked === null) return state
  const answer = randomAnswer(state.game, asked, state.seed)
  const before = answerCount(state.game)
  const game = apply(state.game, answer)
  return {
    ...state,
    game,
    log: withFacts(state.log, facts(game, before)),
    last: { question: asked, answer },
    playing: state.playing && outcome(game) === null,
  }
}

/** The reducer of the page. */
export const selfPlay = (state: SelfPlay, command: Command): SelfPlay => {
  switch (command.do) {
    case 'play':
      return { ...state, playing: outcome(state.game) === null }
    case 'pause':
      return { ...state, playing: false }
    case 'answer':
      return answerOne(state)
    case 'set-speed':
      return { ...state, speed: command.speed }
    case 'begin':
      return begin(command.seed, state.speed)
  }
}
