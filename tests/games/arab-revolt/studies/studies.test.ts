import { describe, expect, test } from 'vitest'
import { evaluating, mergeEvaluations } from '../../../../src/bots/lab/evaluating'
import type { Evaluation } from '../../../../src/bots/lab/messages'
import { STUDIES } from '../../../../src/games/arab-revolt/studies/index'
import {
  forecast,
  options,
  question,
  sameOption,
  type Game,
  type House,
  type Option,
} from '../../../../src/games/index'
import { isKnown } from '../../../../src/store/lab/ranking'
import { signOf } from '../../../../src/store/lab/thinking'
import { begun, type Claim, type Study } from '../../../../src/studies/study'
import { MIND } from '../../../bots/mind'
import { own } from '../../../kit'

const OF = 'arab-revolt'

/** What the lab finds with two workers, each with its seed. */
const evaluated = (game: Game): Evaluation<House> => {
  const parts = [1936, 1937].map((seed) => {
    const task = evaluating(MIND, { kind: 'evaluate', game: own(game), seed, playouts: 800 })
    while (!task.step());
    return task.result()
  })
  return mergeEvaluations(parts, signOf(game))
}

/** A claim, and whether it is so. */
const bears = (claim: Claim, game: Game, { value, answers }: Evaluation<House>): boolean => {
  if ('count' in claim) return forecast(game).to === claim.count
  if ('wins' in claim) return (claim.wins === 'british' ? value : 1 - value) >= claim.atLeast
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

test('there are ten, by names of their own, of both sides and with all that is said', () => {
  expect(STUDIES).toHaveLength(10)
  expect(new Set(STUDIES.map(({ id }) => id)).size).toBe(10)
  expect(new Set(STUDIES.map(({ by }) => by))).toEqual(new Set(['british', 'rebels']))
  for (const { title, question: asked, look, found, then } of STUDIES)
    for (const said of [title, asked, look, then, ...found.map(({ says }) => says)])
      expect(said).toMatch(/^[A-Z“].*[a-z0-9.?)]$/)
})

describe.each(STUDIES.map((study): [string, Study] => [study.id, study]))('%s', (_, study) => {
  const game = begun(OF, study)

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

  test('says nothing of which the lab is not sure', () => {
    const evaluation = evaluated(game)
    for (const { says, claims } of study.found) {
      expect(claims.length).toBeGreaterThan(0)
      for (const claim of claims)
        expect([says, claim, bears(claim, game, evaluation)]).toEqual([says, claim, true])
    }
  })
})
