import { expect, test } from 'vitest'
import { randomFrom, randomPlayer } from '../../../../src/bots/random'
import { PERCEPTION } from '../../../../src/games/palestine/bots/index'
import { DOOR, type Board, type Decision } from '../../../../src/games/palestine/rules/index'

const marksOf = (question: Decision, board: Board): number[][] => {
  const mark = PERCEPTION.marksAt(question, board)
  return question.options().map((option) => {
    const marks: number[] = []
    mark(option, marks)
    return marks
  })
}

/** Plays games at random, from starts of any kind, and looks at each question of a player. */
const lookAtAll = (games: number, look: (question: Decision, board: Board) => void): void => {
  const random = randomFrom(games)
  const player = randomPlayer(random)
  for (let i = 0; i < games; i++)
    DOOR.playOn(DOOR.newGame(PERCEPTION.startOf('varied', random, i)), (question, board) => {
      if (question.by !== 'chance') look(question, board)
      return player(question, question.options())
    })
}

test('every answer of random games has marks, all within bounds, and each only once', () => {
  lookAtAll(25, (question, board) => {
    for (const marks of marksOf(question, board)) {
      expect(marks.length).toBeGreaterThan(0)
      expect(new Set(marks).size).toBe(marks.length)
      for (const one of marks)
        if (!(one >= 0 && one < PERCEPTION.marks)) expect.fail(`${one} at ${question.ask}`)
    }
  })
})

test('two different answers to a question are nearly always told apart', () => {
  let alike = 0
  let all = 0
  lookAtAll(12, (question, board) => {
    const seen = marksOf(question, board).map((marks) => marks.sort((a, b) => a - b).join())
    all += seen.length
    alike += seen.length - new Set(seen).size
  })
  expect(alike / all).toBeLessThan(0.05)
})
