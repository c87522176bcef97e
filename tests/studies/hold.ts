import { describe, expect, test } from 'vitest'
import { evaluating, mergeEvaluations } from '../../src/bots/lab/evaluating'
import type { Evaluation } from '../../src/bots/lab/messages'
import type { Mind } from '../../src/bots/mind'
import {
  apply,
  factions,
  forecast,
  options,
  outcome,
  question,
  sameOption,
  type Game,
  type GameId,
  type House,
  type Option,
} from '../../src/games/index'
import { isKnown } from '../../src/store/lab/ranking'
import { signOf } from '../../src/store/lab/thinking'
import { begun, type Claim, type Study } from '../../src/studies/study'

/** What the lab finds with two workers, each with its seed. */
const evaluated = (mind: Mind<House>, game: Game): Evaluation<House> => {
  const parts = [1936, 1937].map((seed) => {
    const task = evaluating(mind, { kind: 'evaluate', game, seed, playouts: 800 })
    while (!task.step());
    return task.result()
  })
  return mergeEvaluations(parts, signOf(game))
}

/** The game when all has been answered that has only one answer, for as long as this holds. */
const ahead = (game: Game, goesOn: (only: Option, by: string) => boolean): Game => {
  for (let now = game; ;) {
    const [only, ...others] = options(now)
    const by = question(now)?.by
    if (only === undefined || others.length > 0 || !by || !goesOn(only, by)) return now
    now = apply(now, only)
  }
}

const after = (answers: readonly Option[], game: Game): Game =>
  answers.reduce<Game>((now, answer) => {
    const asked = ahead(now, (only) => !sameOption(only, answer))
    return apply(asked, answer)
  }, game)

/** A claim, and whether it is so. */
const bears = (claim: Claim, game: Game, { value, answers }: Evaluation<House>): boolean => {
  if ('count' in claim) {
    const then = ahead(after(claim.after ?? [], game), (_, by) => by !== 'chance')
    return forecast(then).to === claim.count
  }
  if ('won' in claim)
    return outcome(ahead(after(claim.after, game), () => true))?.winner === claim.won
  if ('wins' in claim)
    return (claim.wins === factions(game.of)[0] ? value : 1 - value) >= claim.atLeast
  const worthOf = (option: Option) => {
    const one = answers.find((answer) => sameOption(answer.option, option))
    if (!one || !isKnown(one)) throw new Error(`nothing is known of ${JSON.stringify(option)}`)
    const [low, high] = one.interval
    return signOf(game) === 1
      ? { at: one.value, low, high }
      : { at: 1 - one.value, low: 1 - high, high: 1 - low }
  }
  if ('better' in claim) return worthOf(claim.better).low > worthOf(claim.than).high
  const worths = claim.close.map((option) => worthOf(option).at)
  return Math.max(...worths) - Math.min(...worths) <= claim.within
}

const answersIn = (claim: Claim): readonly Option[] => {
  if ('better' in claim) return [claim.better, claim.than]
  return 'close' in claim ? claim.close : []
}

/** Tests of all positions to try of a game: they are of its rules, and say nothing of which rules and lab are not sure. */
export const studiesHold = (of: GameId, studies: readonly Study[], mind: Mind<House>): void => {
  test('there are ten at least, by names of their own, of both sides and with all that is said', () => {
    expect(studies.length).toBeGreaterThanOrEqual(10)
    expect(new Set(studies.map(({ id }) => id)).size).toBe(studies.length)
    expect(new Set(studies.map(({ by }) => by))).toEqual(new Set(factions(of)))
    for (const { title, question: asked, look, found, then } of studies)
      for (const said of [title, asked, look, then, ...found.map(({ says }) => says)])
        expect(said).toMatch(/^[A-Z“].*[a-z0-9.?)]$/)
  })

  describe.each(studies.map((study): [string, Study] => [study.id, study]))('%s', (_, study) => {
    const game = begun(of, study)

    test('is a position of the rules, at a question to the side that it names', () => {
      expect(question(game)?.by).toBe(study.by)
      expect(options(game).length).toBeGreaterThan(1)
      expect(study.question).toMatch(/^[^.?]*\?$/)
    })

    test('speaks of answers that can be given', () => {
      for (const { claims } of study.found)
        for (const answer of claims.flatMap(answersIn))
          expect(options(game).some((one) => sameOption(one, answer))).toBe(true)
    })

    test('says nothing of which rules and lab are not sure', () => {
      const evaluation = evaluated(mind, game)
      for (const { says, claims } of study.found) {
        expect(claims.length).toBeGreaterThan(0)
        for (const claim of claims)
          expect([says, claim, bears(claim, game, evaluation)]).toEqual([says, claim, true])
      }
    })
  })
}
