import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import { logistic } from '../../src/bots/exact'
import { softmax } from '../../src/bots/policy'
import { chanceFrom } from '../../src/bots/value'
import { PERCEPTION } from '../../src/games/arab-revolt/bots/index'
import { DOOR, replay } from '../../src/games/arab-revolt/rules/index'
import { playedOn } from '../../src/tools/played'
import {
  calibrationOf,
  hearMoments,
  judge,
  ratioInterval,
  truthOf,
  type Moments,
} from '../../src/tools/train/calibration'
import { fitPolicy } from '../../src/tools/train/fit-policy'
import { fitValue } from '../../src/tools/train/fit-value'
import { floorOf } from '../../src/tools/train/floor'
import { Positions, Questions, takeFrom } from '../../src/tools/train/samples'
import { playLesson } from '../../src/tools/train/self-play'
import { MIND } from '../bots/mind'

const LESSONS = [0, 1, 2].map((index) => playLesson(MIND, { full: 6, quick: 2 }, 3, index))

describe('a lesson', () => {
  test('is the same whenever it is played, and follows the rules', () => {
    const lesson = LESSONS[1]!
    expect(playLesson(MIND, { full: 6, quick: 2 }, 3, 1)).toEqual(lesson)
    const { game, stop } = replay({ setup: lesson.setup, answers: lesson.answers })
    expect(stop).toBeNull()
    expect(DOOR.outcome(game)?.winner === 'british' ? 1 : 0).toBe(lesson.result)
  })

  test('gives shares of 1 for as many answers as there were', () => {
    for (const { aims } of LESSONS) {
      expect(aims.length).toBeGreaterThan(5)
      for (const [, shares] of aims)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 1)
    }
  })

  test('kept as JSON and read again it gives the same samples', () => {
    const [first, second] = [LESSONS, JSON.parse(JSON.stringify(LESSONS)) as typeof LESSONS].map(
      (lessons) => {
        const [positions, questions] = [new Positions(), new Questions()]
        for (const lesson of lessons) takeFrom(MIND, lesson, 0.1, positions, questions)
        return { positions, questions }
      },
    ) as [
      { positions: Positions; questions: Questions },
      { positions: Positions; questions: Questions },
    ]
    expect(second).toEqual(first)
    expect(first.positions.length).toBeGreaterThan(60)
    expect(first.questions.starts.length).toBe(
      LESSONS.reduce((sum, { aims }) => sum + aims.length, 0),
    )
  })
})

describe('what a position should have been worth', () => {
  const aimsOf = (trust: number): number[] => {
    const positions = new Positions()
    takeFrom(MIND, LESSONS[0]!, trust, positions, new Questions())
    return Array.from(positions.aims.numbers.slice(0, positions.length))
  }

  test('is the result where no value is trusted', () => {
    for (const aim of aimsOf(0)) expect(aim).toBe(LESSONS[0]!.result)
  })

  test('is what the next position was worth where nothing else is', () => {
    const positions = new Positions()
    takeFrom(MIND, LESSONS[0]!, 0, positions, new Questions())
    const { starts, features, numbers } = positions
    const worth = Array.from({ length: positions.length }, (_, one) => {
      const read = new Float32Array(PERCEPTION.features.length)
      const end = one + 1 < positions.length ? starts.numbers[one + 1]! : features.length
      for (let i = starts.numbers[one]!; i < end; i++)
        read[features.numbers[i]!] = numbers.numbers[i]!
      return chanceFrom(MIND.net, read)
    })
    const aims = aimsOf(1)
    expect(aims.at(-1)).toBe(LESSONS[0]!.result)
    for (let i = 0; i + 1 < aims.length; i++) expect(aims[i]).toBeCloseTo(worth[i + 1]!, 5)
  })
})

test('a net learns what two features have to do with each other', () => {
  const positions = new Positions()
  const random = randomFrom(1)
  for (let i = 0; i < 4000; i++) {
    const [a, b] = [random() < 0.5 ? 1 : -1, random() < 0.5 ? 1 : -1]
    positions.add(Float32Array.of(a, b, 0))
    positions.aims.push(a === b ? 1 : 0)
  }
  const fitting = { features: 3, hidden: 8, seed: 1 }
  const net = fitValue(positions, { ...fitting, epochs: 30, from: null })
  expect(chanceFrom(net, Float32Array.of(1, 1, 0))).toBeGreaterThan(0.8)
  expect(chanceFrom(net, Float32Array.of(-1, 1, 0))).toBeLessThan(0.2)
  const before = net.into.slice()
  const again = fitValue(positions, { ...fitting, epochs: 1, from: net })
  expect(net.into).toEqual(before)
  expect(chanceFrom(again, Float32Array.of(1, 1, 0))).toBeGreaterThan(0.8)
})

test('what was said too boldly, and too high, is found out', () => {
  const random = randomFrom(7)
  const judgements = Array.from({ length: 20000 }, () => {
    const x = 6 * random() - 3
    const said = logistic(x)
    return { said, came: random() < logistic(0.6 * x - 0.5) ? 1 : 0 }
  })
  const { shift, stretch } = truthOf(judgements)
  expect(shift).toBeCloseTo(-0.5, 1)
  expect(stretch).toBeCloseTo(0.6, 1)
  expect(truthOf([])).toEqual({ shift: 0, stretch: 1 })
})

test('a policy learns the shares that a search gave', () => {
  const questions = new Questions()
  for (let i = 0; i < 50; i++) {
    questions.starts.push(questions.answers.length)
    for (const [mark, share] of [
      [0, 0.7],
      [1, 0.2],
      [2, 0.1],
    ] as const) {
      questions.answers.push(questions.marks.length)
      questions.marks.push(mark)
      questions.shares.push(share)
    }
  }
  const weights = fitPolicy(questions, 3, 40, 1)
  const shares = softmax([...weights], 1)
  expect(shares[0]).toBeCloseTo(0.7, 1)
  expect(shares[2]).toBeCloseTo(0.1, 1)
})

describe('calibration', () => {
  test('of what is always right, of the constant guess, and of what is always wrong', () => {
    const came = [1, 0, 0, 1]
    const of = (said: (one: number) => number) =>
      calibrationOf(came.map((one) => ({ said: said(one), came: one })))
    expect(of((one) => one).ratio).toBe(0)
    expect(of(() => 0.5).ratio).toBe(1)
    expect(of((one) => 1 - one).ratio).toBe(4)
    expect(of(() => 0.5).tenths[5]).toEqual({ of: 4, said: 0.5, came: 0.5 })
  })

  test('tells between what its ratio lies', () => {
    const judgements = Array.from({ length: 400 }, (_, i) => {
      const came = i % 2
      return { said: i % 4 < 2 ? 0.5 : came, came }
    })
    const { ratio } = calibrationOf(judgements)
    const [from, to] = ratioInterval(judgements, randomFrom(1))
    expect(ratio).toBe(0.5)
    expect(from).toBeCloseTo(0.5 - 1.96 * 0.025, 2)
    expect(to).toBeCloseTo(0.5 + 1.96 * 0.025, 2)
  })

  test('counts the start of a campaign only where the game has come there', () => {
    const moments: Moments = { begins: [], starts: [], cards: [] }
    for (const lesson of LESSONS) judge(DOOR, PERCEPTION, () => 0.5, lesson, moments)
    expect(moments.begins.flatMap((one) => one ?? [])).toHaveLength(LESSONS.length)
    const counted = moments.starts.flatMap((one) => one ?? []).length
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThanOrEqual(2 * LESSONS.length)
    expect(moments.cards.flatMap((one) => one ?? []).length).toBeGreaterThan(counted)
  })
})

describe('the floor', () => {
  /** Positions with a true chance each, played on so many times. */
  const playedOnFrom = (
    chances: readonly number[],
    of: number,
    say: (chance: number) => number,
  ) => {
    const random = randomFrom(5)
    return chances.map((chance) => {
      let won = 0
      for (let time = 0; time < of; time++) if (random() < chance) won += 1
      return { said: say(chance), won, of }
    })
  }
  const CHANCES = Array.from({ length: 1200 }, (_, i) => (i % 2 === 0 ? 0.1 : 0.7))
  /** 0.4 × 0.6 is the constant guess; the mean of 0.1 × 0.9 and 0.7 × 0.3 is what chance leaves. */
  const [CONSTANT, LEFT] = [0.24, 0.15]

  test.each([2, 3, 20])(
    'is what the true chances score, however often is played on: %i times',
    (of) => {
      const { positions, constant, told, floor, floorInterval } = floorOf(
        playedOnFrom(CHANCES, of, (chance) => chance),
        randomFrom(1),
      )
      expect(positions).toBe(CHANCES.length)
      expect(constant).toBeCloseTo(CONSTANT, 1)
      expect(Math.abs(floor - LEFT / CONSTANT)).toBeLessThan(0.05)
      expect(Math.abs(told - LEFT / CONSTANT)).toBeLessThan(0.05)
      expect(floorInterval[0]).toBeLessThan(floor)
      expect(floorInterval[1]).toBeGreaterThan(floor)
      expect(floorInterval[1] - floorInterval[0]).toBeLessThan(0.15)
    },
  )

  test('lies below what is said wrongly by as much as that is wrong', () => {
    const { told, floor } = floorOf(
      playedOnFrom(CHANCES, 8, (chance) => chance + 0.2),
      randomFrom(1),
    )
    expect(told - floor).toBeCloseTo(0.2 ** 2 / CONSTANT, 1)
    const constant = floorOf(
      playedOnFrom(CHANCES, 8, () => 0.4),
      randomFrom(1),
    )
    expect(constant.told).toBeCloseTo(1, 2)
  })

  test('is measured on games that begin as those that were played, and go on with chance of their own', () => {
    const { setup, answers } = LESSONS[1]!
    const starts: number[] = []
    hearMoments(DOOR, PERCEPTION, { setup, answers }, ({ kind, round, at }) => {
      if (kind === null) return
      starts.push(at)
      const { game, stop } = DOOR.replay({ setup, answers: answers.slice(0, at) })
      expect(stop).toBeNull()
      expect(DOOR.question(game)?.ask).toBe('reveal.card')
      expect(PERCEPTION.roundOf(DOOR.board(game))).toBe(round)
    })
    const last = starts.at(-1)!
    const { game } = DOOR.replay({ setup, answers: answers.slice(0, last) })
    const [one, same, other] = [1, 1, 2].map(
      (seed) => DOOR.record(playedOn(MIND, 'officer', game, seed)).answers,
    )
    expect(one!.slice(0, last)).toEqual(answers.slice(0, last))
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  })
})
