import { describe, expect, test } from 'vitest'
import { apply, type Game, type SpaceId } from '../../../src/games/index'
import { viewOf } from '../../../src/ui/decision/view'
import { pressAt, triedAt, type Gesture } from '../../../src/ui/table/gesture'
import type { Picked } from '../../../src/ui/table/picking'
import { british, rebels } from '../../kit'

const gesture = (picked: Picked | null): Gesture => ({
  at: 0,
  tried: null,
  only: null,
  picked,
  looking: null,
  lit: new Set(),
})

const press = (
  game: Game,
  picked: Picked | null,
  space: SpaceId,
  content: Parameters<typeof pressAt>[3] = null,
) => pressAt({ game, view: viewOf(game) }, gesture(picked), space, content)

const held = (...args: Parameters<typeof press>) => {
  const pressed = press(...args)
  return 'part' in pressed ? pressed.part.picked : 'an answer'
}

describe('Cubes that move one kind at a time', () => {
  const railway = 'railway-tel-aviv-jerusalem'
  const game = apply(british('patrol', { jerusalem: { troops: 2, police: 1 } }), railway)

  test('a press on a stack takes up one, then one more, then none', () => {
    const one = { from: 'jerusalem', pieces: { troops: 1 } } as const
    const two = { from: 'jerusalem', pieces: { troops: 2 } } as const
    expect(held(game, null, 'jerusalem', 'troops')).toEqual(one)
    expect(held(game, one, 'jerusalem', 'troops')).toEqual(two)
    expect(held(game, two, 'jerusalem', 'troops')).toBeNull()
  })

  test('a press on another stack takes that up instead', () => {
    const troops = { from: 'jerusalem', pieces: { troops: 2 } } as const
    expect(held(game, troops, 'jerusalem', 'police')).toEqual({
      from: 'jerusalem',
      pieces: { police: 1 },
    })
  })

  test('a press on the goal puts down what is held: that is the answer', () => {
    const two = { from: 'jerusalem', pieces: { troops: 2 } } as const
    expect(press(game, two, railway)).toEqual({
      answers: [{ piece: 'troops', from: 'jerusalem', to: railway, number: 2 }],
    })
    expect(press(game, null, railway)).not.toHaveProperty('answers')
  })

  test('a space without such a piece takes nothing up', () => {
    expect(held(game, null, 'gaza')).toBeUndefined()
  })

  test('pointing at the goal tries the move out', () => {
    const one = gesture({ from: 'jerusalem', pieces: { troops: 1 } })
    expect(triedAt({ game, view: viewOf(game) }, one, railway)).toEqual({
      stroke: [{ piece: 'troops', from: 'jerusalem', to: railway, number: 1 }],
    })
  })
})

describe('Guerrillas who go together', () => {
  const game = apply(
    rebels('march', { samaria: { guerrillasUnderground: 2, guerrillasActive: 1 } }),
    'samaria',
  )

  test('are taken up kind by kind, and put down as one group', () => {
    const first = held(game, null, 'samaria', 'guerrillasActive')
    expect(first).toEqual({ from: 'samaria', pieces: { guerrillasActive: 1 } })
    const both = held(game, first as Picked, 'samaria', 'guerrillasUnderground')
    expect(both).toEqual({
      from: 'samaria',
      pieces: { guerrillasActive: 1, guerrillasUnderground: 1 },
    })
    expect(press(game, both as Picked, 'galilee')).toEqual({
      answers: [{ from: 'samaria', to: 'galilee', underground: 1, active: 1 }],
    })
  })

  test('cannot be put down where they may not go', () => {
    const one = { from: 'samaria', pieces: { guerrillasActive: 1 } } as const
    expect(press(game, one, 'egypt')).not.toHaveProperty('answers')
  })
})
