import {
  answerCount,
  apply,
  board,
  facts,
  forecast,
  optionKind,
  options,
  question,
  type Fact,
  type Game,
  type Option,
  type Question,
} from '../rules/index'
import { remembered } from './remembered'
import { revealedBy, type Reveal } from './reveal'

/** What may be had from an answer. */
export interface Prospect {
  readonly facts: readonly Fact[]
  /** Whether some of it is only the most that may be placed there. */
  readonly upTo: boolean
  readonly net: { readonly before: number; readonly after: number }
  /** How many spaces could be chosen next. */
  readonly spaces: number
  readonly next: Question | null
  /** What chance shows as soon as it is given. */
  readonly reveal: Reveal | null
}

/** Places a piece in the space that was chosen, if that is what is asked next. */
const placing = (game: Game, { by }: Question, space: Option): Option | null => {
  const asked = question(game)
  if (asked === null || asked.by !== by || asked.about.space !== space) return null
  return options(game).find((option) => optionKind(option) === 'force') ?? null
}

const prospectOf = (game: Game, option: Option): Prospect => {
  const before = forecast(board(game)).net
  const asked = question(game)
  const begin = answerCount(game)
  let after = apply(game, option)
  const next = question(after)
  const spaces = options(after).filter((one) => optionKind(one) === 'space').length
  let upTo = false
  for (let most = asked && placing(after, asked, option); asked && most !== null;) {
    after = apply(after, most)
    upTo = true
    most = placing(after, asked, option)
  }
  const net = { before, after: forecast(board(after)).net }
  return { facts: facts(after, begin), upTo, net, spaces, next, reveal: revealedBy(game, option) }
}

/** What comes of an answer at once, and the most that may be placed there. */
export const prospect = remembered(prospectOf)
