import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import { board, door, load, type Board, type GameId } from '../../src/games/index'
import { Sheet } from '../../src/ui/map/sheet'
import type { Look } from '../../src/ui/map/views'
import { loadTheRest } from '../../src/ui/kit/later'
import { loadScreen, offerScreen, screenOf } from '../../src/ui/screen/screens'
import { GameContext } from '../../src/ui/screen/use-screen'

const POSITIONS = 10
const LOOKS: readonly Look[] = ['whole', 'country', 'projector']

beforeAll(async () => {
  offerScreen(
    'palestine',
    async () => (await import('../../src/games/palestine/screen/index')).SCREEN,
  )
  await Promise.all([load('palestine'), loadScreen('palestine'), loadScreen('arab-revolt')])
  await loadTheRest()
})

/** A position of a seeded random game, each from a later part of one. */
const positionOf = (of: GameId, number: number): Board => {
  const { apply, chanceAnswer, newGame, options, question } = door(of)
  const random = randomFrom(number)
  let game = newGame()
  for (let answers = 0; answers < 15 * number && question(game); answers++) {
    const all = options(game)
    const isChance = question(game)!.by === 'chance'
    const answer = isChance ? chanceAnswer(game, random()) : all[Math.floor(random() * all.length)]!
    game = apply(game, answer)
  }
  return board(game)
}

const drawn = (of: GameId, position: Board, look: Look): string =>
  renderToStaticMarkup(
    <GameContext value={of}>
      <Sheet
        board={position}
        forecast={position.phase === 'over' ? null : screenOf(of)!.forecast(position)}
        look={look}
      />
    </GameContext>,
  )

/*
 * The guard of every rebuilding of the drawing: the same positions give the same pictures, in each look in turn. It
 * changes only where something shall look different, or be read differently; the commit then says what.
 */
test.each([
  ['arab-revolt', '41a6b2f1477b8be944f7d127f18bc44d4b8fb133c52e0c1966e6d2f5d1deff21'],
  ['palestine', '25f8da50eb0d340fa0a9516da630a9595f0b6dde3de60b8983883719682e7d4e'],
] as const)('the pictures of 10 seeded positions of %s are what they were', (of, expected) => {
  const hash = createHash('sha256')
  for (let number = 1; number <= POSITIONS; number++)
    hash.update(drawn(of, positionOf(of, number), LOOKS[number % LOOKS.length]!))
  expect(hash.digest('hex')).toBe(expected)
})
