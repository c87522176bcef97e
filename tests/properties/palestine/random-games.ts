/*
 * Uniform random games of Palestine through the public door, looked at from every side on the way.
 */
import { isDeepStrictEqual } from 'node:util'
import { randomFrom } from '../../../src/bots/random'
import {
  apply,
  board,
  chanceAnswer,
  facts,
  newGame,
  optionKind,
  options,
  outcome,
  question,
  record,
  refusals,
  replay,
  RulesError,
  sameOption,
  undo,
  type Board,
  type Game,
  type Option,
} from '../../../src/games/palestine/rules/index'
import { show, tell } from '../../games/palestine/retell'
import { broken } from './invariants'

const TOO_LONG = 2_000

/** The number of a rule, a ruling, or the card that says it. */
const RULE = /^(\d\.\d{1,2}(\.\d)?|PR\d{1,2}|P\d{1,2})$/

/** What has been met in all the games. */
export interface Met {
  readonly asks: Set<string>
  readonly kinds: Set<string>
  readonly reasons: Set<string>
  readonly sides: Set<string>
  /** A Capability in effect, and what was carried out under it. */
  readonly underCapability: Set<string>
  readonly winners: Set<string>
}

export const nothingMet = (): Met => ({
  asks: new Set(),
  kinds: new Set(),
  reasons: new Set(),
  sides: new Set(),
  underCapability: new Set(),
  winners: new Set(),
})

class Broken extends Error {}

const check = (holds: boolean, what: string, game: Game): void => {
  if (!holds) throw new Broken(`${what}\n${JSON.stringify(record(game))}`)
}

const same: (a: unknown, b: unknown) => boolean = isDeepStrictEqual

/** What one glance at any moment must find. */
const glance = (game: Game): void => {
  const open = question(game)
  const inSearch = open?.why.what === 'search'
  const fault = broken(board(game), { inSearch, trackTakes: open?.ask === 'haganah.piece' })
  check(fault === null, fault ?? '', game)
}

const isRefused = (game: Game, option: Option): boolean => {
  try {
    apply(game, option)
    return false
  } catch (error) {
    return error instanceof RulesError && error.mistake === 'not-offered'
  }
}

/** What takes longer to look at: not at every step. */
const lookClosely = (game: Game, legal: readonly Option[], now: Board): void => {
  const open = question(game)
  const different = new Set(legal.map((one) => JSON.stringify(one)))
  check(different.size === legal.length, 'an option twice', game)
  // JSON round trip: the same question, the same options.
  const read = JSON.parse(JSON.stringify(game)) as Game
  check(same(question(read), open) && same(options(read), legal), 'lost in JSON', game)
  check(same(board(read), now), 'another board after JSON', game)
  // What apply accepts is what options lists: each is accepted, each refusal is refused.
  const [next] = legal.map((option) => apply(game, option))
  const back = undo(next!)
  check(same(board(back), now) && same(options(back), legal), 'undo is not before', game)
  for (const { option, rule } of refusals(game)) {
    check(RULE.test(rule), `a refusal by ${rule}, which is no rule`, game)
    check(!legal.some((one) => sameOption(one, option)), 'refused and offered', game)
    check(isRefused(game, option), `accepted ${JSON.stringify(option)}`, game)
  }
}

/** What the log of a finished game must tell. */
const readLog = (game: Game, met: Met): void => {
  const tale = show(board(newGame(game.setup)))
  for (const fact of facts(game)) {
    tell(tale, fact)
    if (fact.fact !== 'begins') continue
    const { what, card, side } = fact.why
    if (what === 'event') met.sides.add(`${card ?? ''}.${side ?? ''}`)
    else for (const one of tale.capabilities) met.underCapability.add(`${one}, ${what}`)
  }
  check(same(tale, show(board(game))), 'the facts tell another story', game)
}

/** Plays one random game to its end; every so many steps it looks closely. */
export const playAndLook = (seed: number, met: Met, closely: number): Game => {
  const random = randomFrom(seed)
  let game = newGame()
  // A question without an answer throws by itself: `options` finds a dead end.
  for (let answers = 0; outcome(game) === null; answers++) {
    const legal = options(game)
    const open = question(game)!
    glance(game)
    met.asks.add(open.ask)
    for (const option of legal) met.kinds.add(optionKind(option))
    if (random() * closely < 1) lookClosely(game, legal, board(game))
    // What Events refuse is rare: it is read every time.
    if (open.why.card || random() < 1 / 8)
      for (const { reason } of refusals(game)) met.reasons.add(reason)
    check(answers < TOO_LONG, 'no end', game)
    const answer =
      open.by === 'chance'
        ? chanceAnswer(game, random())
        : legal[Math.floor(random() * legal.length)]!
    game = apply(game, answer)
  }
  glance(game)
  met.winners.add(outcome(game)!.by)
  return game
}

/** What takes a whole game: replay equals play, and the facts tell it. */
export const lookBack = (game: Game, met: Met): void => {
  const again = replay(record(game))
  check(again.stop === null, 'the record does not replay', game)
  check(same(board(again.game), board(game)), 'replay is not play', game)
  check(same(again.game, JSON.parse(JSON.stringify(game))), 'replay gives another game', game)
  readLog(game, met)
}
