import { expect, test } from 'vitest'
import { PERCEPTION } from '../../../../src/games/arab-revolt/bots/index'
import { playOut, playOn, newGame } from '../../../../src/games/arab-revolt/rules/index'
import { randomFrom, randomPlayer } from '../../../../src/bots/random'

test('every answer of random games has marks, all within bounds, and each only once', () => {
  const player = randomPlayer(randomFrom(5))
  for (let i = 0; i < 12; i++)
    playOn(newGame(), (question, board) => {
      const options = question.options()
      if (question.by !== 'chance') {
        const mark = PERCEPTION.marksAt(question, board)
        for (const option of options) {
          const marks: number[] = []
          mark(option, marks)
          expect(marks.length).toBeGreaterThan(0)
          expect(new Set(marks).size).toBe(marks.length)
          for (const one of marks)
            if (!(one >= 0 && one < PERCEPTION.marks)) expect.fail(`${one} at ${question.ask}`)
        }
      }
      return player(question, options)
    })
  expect(playOut(newGame(), player).answers).toBeGreaterThan(0)
})

test('two different answers to a question are nearly always told apart', () => {
  const player = randomPlayer(randomFrom(6))
  let alike = 0
  let all = 0
  for (let i = 0; i < 8; i++)
    playOn(newGame(), (question, board) => {
      const options = question.options()
      if (question.by !== 'chance') {
        const mark = PERCEPTION.marksAt(question, board)
        const seen = new Set<string>()
        for (const option of options) {
          const marks: number[] = []
          mark(option, marks)
          seen.add(marks.sort((a, b) => a - b).join())
        }
        all += options.length
        alike += options.length - seen.size
      }
      return player(question, options)
    })
  expect(alike / all).toBeLessThan(0.05)
})
