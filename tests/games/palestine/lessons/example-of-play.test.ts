import { expect, test } from 'vitest'
import { question, record, type Position } from '../../../../src/games/index'
import { EXAMPLE_OF_PLAY } from '../../../../src/games/palestine/lessons/example-of-play'
import {
  board,
  boardOf,
  newGame,
  playOut,
  type Position as Own,
} from '../../../../src/games/palestine/rules/index'
import type { Lesson } from '../../../../src/lessons/lesson'
import { lessonOf } from '../../../../src/lessons/reading'
import { played } from '../../../../src/lessons/scenes'
import { createTable, present } from '../../../../src/store/index'
import { loadOffer } from '../../../../src/ui/screen/cover'
import { rulesOf } from '../../../../src/ui/start/starting'
import { examplePages, gameFrom } from '../../../../src/ui/start/example/pages'
import '../begin'

const lesson = EXAMPLE_OF_PLAY as unknown as Lesson
const ownOf = (position: Position) => position as unknown as Own

test('the rulebook’s example is a lesson of 43 steps, and every answer of it fits', () => {
  expect(lessonOf(JSON.parse(JSON.stringify(lesson)))).toEqual(lesson)
  const { scenes, fault } = played(lesson)
  expect(fault).toBeNull()
  expect(scenes).toHaveLength(43)
})

test('each step says something of its own', () => {
  const said = examplePages(lesson).map(({ comment }) => comment)
  expect(new Set(said).size).toBe(43)
})

test('at its end the second campaign begins, with 8 Political Will and Haganah at 2', async () => {
  await loadOffer('palestine')
  const { position } = await rulesOf('palestine', 'example-end')
  const own = ownOf(position!)
  expect(boardOf(own)).toMatchObject({ phase: 'reveal', politicalWill: 8, haganah: 2, prison: 3 })
  const game = newGame({ position: own })
  expect(board(game).played).toHaveLength(7)
  const { board: end } = playOut(game, (_, options) => options.at(-1)!)
  expect(end.outcome).not.toBeNull()
})

test('a game that is played on has at every step all that was done until then', () => {
  for (const [page, { game }] of played(lesson).scenes.entries()) {
    const table = createTable()
    table.getState().open(gameFrom(lesson, page)!)
    expect(table.getState().stop).toBeNull()
    const now = present(table.getState())!
    const given = record(game).answers
    expect(record(now.game).answers.slice(0, given.length), `step ${page}`).toEqual(given)
    if (!now.turnOver) expect(question(now.game)?.by).not.toBe('chance')
  }
})
