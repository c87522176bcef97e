import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import {
  apply,
  load,
  newGame,
  options,
  outcome,
  question,
  seededChance,
  type Game,
  type GameId,
} from '../../src/games/index'
import {
  lanesOf,
  movementOf,
  numberIn,
  oneMore,
  refusedBeside,
  roomIn,
  withNumber,
  type Lane,
  type Numbers,
} from '../../src/insight/index'
import { play, propaganda } from '../games/palestine/kit'

await load('palestine')

describe('6.3.2, PR64 the Irgun’s Redeploy: into each City one Cell', () => {
  const cells = { galilee: { cellsActive: 2 }, gaza: { cellsActive: 1 } }
  const game = play(propaganda(cells, { intel: { 0: 1 } }), 'done')
  const lane = (from: string, to: string): Lane =>
    lanesOf(game).find((one) => one.from === from && one.to === to)!
  const one = withNumber(game, {}, lane('galilee', 'haifa'), 1)

  test('where one is on the way no second may go, and the row says why', () => {
    expect(question(game)?.ask).toBe('redeploy.cell')
    expect(roomIn(game, {}, lane('gaza', 'haifa'))).toBe(1)
    expect(roomIn(game, one, lane('gaza', 'haifa'))).toBe(0)
    expect(oneMore(game, one, lane('gaza', 'haifa'))).toMatchObject(one)
    expect(refusedBeside(game, one, lane('gaza', 'haifa'))).toMatchObject({
      rule: 'PR64',
      reason: 'already-selected',
    })
  })

  test('the other Cities stay open, and all that goes is one press', () => {
    const three = [lane('galilee', 'jerusalem'), lane('gaza', 'tel-aviv-jaffa')].reduce(
      (numbers: Numbers, next) => oneMore(game, numbers, next),
      one,
    )
    expect(refusedBeside(game, one, lane('gaza', 'jerusalem'))).toBeNull()
    expect(movementOf(game, three).stroke).toHaveLength(3)
  })
})

/** Whatever is put together at a question, by rows pressed at random. */
function* putTogether(game: Game, random: () => number): Generator<Numbers> {
  const lanes = lanesOf(game)
  let numbers: Numbers = {}
  for (let presses = 0; presses < 6 && lanes.length > 0; presses++) {
    numbers = oneMore(game, numbers, lanes[Math.floor(random() * lanes.length)]!)
    if (lanes.some((lane) => numberIn(numbers, lane) > 0)) yield numbers
  }
}

describe.each<GameId>(['arab-revolt', 'palestine'])('The rows of %s', (id) => {
  test('let go only what can be given', () => {
    let held = 0
    for (let seed = 1; seed <= 5; seed++) {
      const random = randomFrom(seed)
      const chance = seededChance(seed)
      for (let game = newGame(id, {}); outcome(game) === null;) {
        for (const numbers of putTogether(game, random)) {
          const { stroke } = movementOf(game, numbers)
          expect(stroke, `${question(game)!.ask} ${JSON.stringify(numbers)}`).not.toBeNull()
          held++
        }
        const all = options(game)
        game = apply(
          game,
          question(game)?.by === 'chance' ? chance(game) : all[Math.floor(random() * all.length)]!,
        )
      }
    }
    expect(held).toBeGreaterThan(200)
  })
})
