import { describe, expect, test } from 'vitest'
import {
  apply,
  type Content,
  type Game,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { viewOf } from '../../../src/ui/hands/view'
import { pressAt, triedAt, type Gesture } from '../../../src/ui/hands/gesture'
import { NOTHING_MOVES, type Moving } from '../../../src/ui/hands/moving'
import { british, rebels } from '../../kit'

const gesture = (moving: Moving): Gesture => ({
  at: 0,
  tried: null,
  held: null,
  only: null,
  moving,
  looking: null,
  lit: new Set(),
  pictured: null,
  usual: null,
})

type Press = readonly [space: SpaceId, content?: Content]

/** What one press after the other comes to: answers, or what is to be moved. */
const pressed = (game: Game, ...presses: readonly Press[]) => {
  const asked = { game, view: viewOf(game) }
  let moving = NOTHING_MOVES
  for (const [space, content = null] of presses) {
    const press = pressAt(asked, gesture(moving), space, content)
    if ('answers' in press) return { answers: press.answers }
    moving = press.part.moving ?? moving
  }
  return moving.numbers
}

describe('Cubes that move into one space', () => {
  const railway = 'railway-tel-aviv-jerusalem'
  const game = apply(british('patrol', { jerusalem: { troops: 2, police: 1 } }), railway)

  test('a press on a stack takes one of it, then one more, then none', () => {
    const lane = `jerusalem ${railway} troops`
    const press: Press = ['jerusalem', 'troops']
    expect(pressed(game, press)).toEqual({ [lane]: 1 })
    expect(pressed(game, press, press)).toEqual({ [lane]: 2 })
    expect(pressed(game, press, press, press)).toEqual({ [lane]: 0 })
  })

  test('a press on another stack takes of that as well', () => {
    expect(pressed(game, ['jerusalem', 'troops'], ['jerusalem', 'police'])).toEqual({
      [`jerusalem ${railway} troops`]: 1,
      [`jerusalem ${railway} police`]: 1,
    })
  })

  test('a press on the space that is asked about does all of it, or moves nothing', () => {
    const move = { from: 'jerusalem', to: railway, number: 1 }
    expect(pressed(game, ['jerusalem', 'troops'], ['jerusalem', 'police'], [railway])).toEqual({
      answers: [{ piece: 'troops', ...move }, { piece: 'police', ...move }, 'done'],
    })
    expect(pressed(game, [railway])).toEqual({ answers: ['done'] })
  })

  test('a space without such a piece does nothing', () => {
    expect(pressed(game, ['gaza'])).toEqual({})
  })

  test('pointing at a space tries out what a press would do', () => {
    const asked = { game, view: viewOf(game) }
    expect(triedAt(asked, gesture(NOTHING_MOVES), 'jerusalem')).toEqual({
      stroke: [{ piece: 'troops', from: 'jerusalem', to: railway, number: 1 }, 'done'],
      space: 'jerusalem',
    })
    expect(triedAt(asked, gesture(NOTHING_MOVES), 'gaza')).toEqual({ space: 'gaza', legal: false })
  })
})

describe('Guerrillas who march', () => {
  const game = apply(
    rebels('march', { samaria: { guerrillasUnderground: 2, guerrillasActive: 1 } }),
    'samaria',
  )

  test('a press on a goal sends one more there, and one on the origin sends all of them off', () => {
    expect(pressed(game, ['galilee'], ['lydda'], ['lydda'], ['samaria'])).toEqual({
      answers: [
        { from: 'samaria', to: 'galilee', underground: 1, active: 0 },
        { from: 'samaria', to: 'lydda', underground: 1, active: 1 },
      ],
    })
  })

  test('cannot go where they may not go, and nobody need not go', () => {
    expect(pressed(game, ['egypt'])).toEqual({})
    expect(pressed(game, ['samaria'])).toEqual({})
  })
})
