import { describe, expect, test } from 'vitest'
import { boardOf, newGame, playOut } from '../../../../src/games/arab-revolt/rules/index'
import { board, question, record } from '../../../../src/games/index'
import { EXAMPLE_OF_PLAY } from '../../../../src/games/arab-revolt/lessons/example-of-play'
import { lessonOf } from '../../../../src/lessons/reading'
import { played } from '../../../../src/lessons/scenes'
import { atOf, lineOf, createTable, present } from '../../../../src/store/index'
import { loadOffer } from '../../../../src/ui/screen/cover'
import { rulesOf } from '../../../../src/ui/start/starting'
import { examplePages, gameFrom } from '../../../../src/ui/start/example/pages'
import { own } from '../../../kit'
import { playRandom } from '../../../play-random'

test('the rulebook’s example is a lesson, and every answer of it fits', () => {
  expect(lessonOf(JSON.parse(JSON.stringify(EXAMPLE_OF_PLAY)))).toEqual(EXAMPLE_OF_PLAY)
  const { scenes, fault } = played(EXAMPLE_OF_PLAY)
  expect(fault).toBeNull()
  expect(scenes).toHaveLength(EXAMPLE_OF_PLAY.steps.length)
})

test('each step says something of its own', () => {
  const said = examplePages(EXAMPLE_OF_PLAY).map(({ comment }) => comment)
  expect(new Set(said).size).toBe(EXAMPLE_OF_PLAY.steps.length)
})

test('at its end the second campaign begins, with 10 Political Will and all Bases on the map', async () => {
  await loadOffer('arab-revolt')
  const { position } = await rulesOf('arab-revolt', 'example-end')
  const given = own(position!)
  const on = boardOf(given)
  expect(on).toMatchObject({
    phase: 'reveal',
    politicalWill: 10,
    unity: 4,
    available: { bases: 0 },
  })
  const game = newGame({ position: given })
  expect(board(game).played).toHaveLength(7)
  const { board: end } = playOut(game, (_, options) => options.at(-1)!)
  expect(end.outcome).not.toBeNull()
})

describe('a game that is played on from the example', () => {
  test('has at every step all that has been done until then, and waits for a side', () => {
    const { scenes } = played(EXAMPLE_OF_PLAY)
    for (const [page, { game }] of scenes.entries()) {
      const table = createTable()
      table.getState().open(gameFrom(EXAMPLE_OF_PLAY, page)!)
      expect(table.getState().stop).toBeNull()
      const now = present(table.getState())!
      const given = record(game).answers
      expect(record(now.game).answers.slice(0, given.length), `step ${page}`).toEqual(given)
      if (!now.turnOver) expect(question(now.game)?.by).not.toBe('chance')
      expect(atOf(table.getState())).toBe(lineOf(table.getState()).length - 1)
    }
  })

  test('can be played to its end', () => {
    const table = createTable()
    table.getState().open(gameFrom(EXAMPLE_OF_PLAY, 9)!)
    for (let n = 0; n < 5; n++) playRandom(table)
    expect(table.getState().error).toBeNull()
  })
})
