/*
 * Uniform random games through the public door, looked at from every side on the way.
 */
import { isDeepStrictEqual } from 'node:util'
import { randomFrom } from '../../src/bots/random'
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
} from '../../src/games/arab-revolt/rules/index'
import { broken } from './invariants'
import { retell, taleOf } from './retell'

const TOO_LONG = 2_000

/** What has been met in all the games. */
export interface Met {
  readonly asks: Set<string>
  readonly kinds: Set<string>
  readonly reasons: Set<string>
  readonly sides: Set<string>
  /** A Capability in effect, and the Operation that was carried out under it. */
  readonly underCapability: Set<string>
}

export const nothingMet = (): Met => ({
  asks: new Set(),
  kinds: new Set(),
  reasons: new Set(),
  sides: new Set(),
  underCapability: new Set(),
})

class Broken extends Error {}

const check = (holds: boolean, what: string, game: Game): void => {
  if (!holds) throw new Broken(`${what}\n${JSON.stringify(record(game))}`)
}

const same: (a: unknown, b: unknown) => boolean = isDeepStrictEqual

/** Whether a Sweep asks. What interrupts one comes before or after all of its movement (R46). */
const sweeps = (game: Game): boolean => question(game)?.why.what === 'sweep'

/** What one glance at any moment must find. */
const glance = (game: Game, now: Board, inSweep: boolean): void => {
  const fault = broken(now, inSweep)
  check(fault === null, fault ?? '', game)
}

/** What takes longer to look at: not at every step. */
const lookClosely = (game: Game, legal: readonly Option[], now: Board): void => {
  const open = question(game)
  check(
    new Set(legal.map((one) => JSON.stringify(one))).size === legal.length,
    'an option twice',
    game,
  )
  // JSON round trip: the same question, the same options.
  const read = JSON.parse(JSON.stringify(game)) as Game
  check(same(question(read), open) && same(options(read), legal), 'lost in JSON', game)
  check(same(board(read), now), 'another board after JSON', game)
  // What apply accepts is what options lists: each is accepted, each refusal is refused.
  const [next] = legal.map((option) => apply(game, option))
  const back = undo(next!)
  check(same(board(back), now) && same(options(back), legal), 'undo is not before', game)
  for (const { option, rule } of refusals(game)) {
    check(rule.length > 0, 'a refusal without its rule', game)
    check(!legal.some((one) => sameOption(one, option)), 'refused and offered', game)
    let refused = false
    try {
      apply(game, option)
    } catch (error) {
      refused = error instanceof RulesError && error.mistake === 'not-offered'
    }
    check(refused, `accepted ${JSON.stringify(option)}`, game)
  }
}

const meet = (game: Game, legal: readonly Option[], met: Met): void => {
  const open = question(game)
  if (open) met.asks.add(open.ask)
  for (const option of legal) met.kinds.add(optionKind(option))
}

/** What the log of a finished game must tell. */
const readLog = (game: Game, met: Met): void => {
  const tale = taleOf(board(newGame(game.setup)))
  for (const fact of facts(game)) {
    retell(tale, fact)
    if (fact.fact !== 'begins') continue
    const { what, card, side } = fact.why
    if (what === 'event') met.sides.add(`${card ?? ''}.${side ?? ''}`)
    else
      for (const capability of tale.capabilities) met.underCapability.add(`${capability}, ${what}`)
  }
  check(same(tale, taleOf(board(game))), 'the facts tell another story', game)
}

/** Plays one random game to its end; every so many steps it looks closely. */
export const playAndLook = (seed: number, met: Met, closely: number): Game => {
  const random = randomFrom(seed)
  let game = newGame()
  // A question without an answer throws by itself: `options` finds a dead end.
  for (let answers = 0; outcome(game) === null; answers++) {
    const legal = options(game)
    const now = board(game)
    glance(game, now, sweeps(game))
    meet(game, legal, met)
    if (random() * closely < 1) lookClosely(game, legal, now)
    // What Events refuse is rare: it is read every time.
    if (question(game)?.why.card || random() < 1 / 8)
      for (const { reason } of refusals(game)) met.reasons.add(reason)
    check(answers < TOO_LONG, 'no end', game)
    const answer =
      question(game)?.by === 'chance'
        ? chanceAnswer(game, random())
        : legal[Math.floor(random() * legal.length)]
    game = apply(game, answer as Option)
  }
  glance(game, board(game), false)
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
