import {
  answerCount,
  board,
  facts,
  forecast,
  optionKind,
  options,
  question,
  type Fact,
  type Game,
  type Question,
} from '../games/index'
import { remembered } from './remembered'
import { revealedBy, type Reveal } from './reveal'
import { playedOn, type Stroke } from './strokes'

/** What comes of answers. */
export interface Prospect {
  readonly facts: readonly Fact[]
  readonly net: { readonly before: number; readonly after: number }
  /** How many spaces could be chosen next. */
  readonly spaces: number
  readonly next: Question | null
  /** What chance shows as soon as it is given. */
  readonly reveal: Reveal | null
}

const prospectOf = (game: Game, stroke: Stroke): Prospect => {
  const before = forecast(board(game)).net
  const begin = answerCount(game)
  const after = playedOn(game, stroke)
  return {
    facts: facts(after, begin),
    net: { before, after: forecast(board(after)).net },
    spaces: options(after).filter((one) => optionKind(one) === 'space').length,
    next: question(after),
    reveal: revealedBy(game, stroke),
  }
}

/** What comes of answers at once. */
export const prospect = remembered(prospectOf)
