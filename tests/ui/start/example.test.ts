import { expect, test } from 'vitest'
import {
  board,
  boardOf,
  newGame,
  playOut,
  replay,
} from '../../../src/games/arab-revolt/rules/index'
import { EXAMPLE_DECK, EXAMPLE_STEPS, exampleEnd } from '../../../src/ui/start/example/steps'
import { examplePages } from '../../../src/ui/start/example/pages'
import { EXAMPLE_TEXT } from '../../../src/ui/text/example'
import golden from '../../replays/example-of-play.json'

test('the example that players can open is the one that the rules are tested with', () => {
  expect(EXAMPLE_DECK).toEqual(golden.deck)
  expect(Object.values(EXAMPLE_STEPS).flat()).toEqual(
    golden.steps.flatMap((step): unknown[] => step.answers),
  )
})

test('every answer of the example fits', () => {
  const answers = Object.values(EXAMPLE_STEPS).flat()
  expect(replay({ setup: { deck: EXAMPLE_DECK }, answers }).stop).toBeNull()
})

test('each step has a comment of its own, and the side that acts', () => {
  const pages = examplePages()
  expect(pages.map(({ comment }) => comment)).toEqual(Object.values(EXAMPLE_TEXT))
  expect(new Set(Object.values(EXAMPLE_TEXT)).size).toBe(pages.length)
  const rebels = Object.keys(EXAMPLE_STEPS).filter((id) => id.includes('rebels'))
  expect(pages.filter(({ by }) => by === 'rebels')).toHaveLength(rebels.length)
})

test('at its end the second campaign begins, with 10 Political Will and all Bases on the map', () => {
  const on = boardOf(exampleEnd())
  expect(on).toMatchObject({
    phase: 'reveal',
    politicalWill: 10,
    unity: 4,
    available: { bases: 0 },
  })
  expect(on.played).toEqual(EXAMPLE_DECK)
})

test('a game can be played from there to its end', () => {
  const game = newGame({ position: exampleEnd() })
  expect(board(game).played).toHaveLength(7)
  const { board: end } = playOut(game, (_, options) => options.at(-1)!)
  expect(end.outcome).not.toBeNull()
})
