import { describe, expect, test } from 'vitest'
import { board, type Position } from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  event,
  firstToAct,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'
const ONLY_THERE = { rule: 'A26', reason: 'only-within' }
const OUT = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const

test('A26 has one text only', () => {
  const game = play(firstToAct('british', { samaria: { troops: 1 } }, {}, 'A26'), 'event')
  expect(can(game, 'unshaded')).toBe(true)
  expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
})

describe('A26 by the British: up to three Limited Operations in or next to Samaria', () => {
  const executed = (spaces: Position['spaces']) => event('A26', 'unshaded', 'british', spaces, OUT)

  test('Sweep: Samaria and the Districts next to it, with Troops from farther off (R10)', () => {
    const game = play(executed({ gaza: { troops: 1 } }), 'sweep')
    expect(spacesOffered(game)).toEqual([
      'galilee',
      'haifa-district',
      'samaria',
      'lydda',
      'jerusalem-district',
    ])
    expect(whyNot(game, 'gaza')).toEqual(ONLY_THERE)
    const moved = play(game, 'lydda', { piece: 'troops', from: 'gaza', to: 'lydda', number: 1 })
    expect(there(moved, 'lydda', 'troops')).toBe(1)
  })

  test('Patrol: only the Railway that runs along Samaria', () => {
    const game = play(executed({ haifa: { troops: 1 } }), 'patrol')
    expect(spacesOffered(game)).toEqual(['railway-tel-aviv-haifa'])
    expect(whyNot(game, 'haifa')).toEqual(ONLY_THERE)
  })

  test('R9: three Operations, one space each, of any kind; then the Rebels reply', () => {
    const one = play(
      executed({
        galilee: { troops: 1, guerrillasActive: 1 },
        lydda: { troops: 1, guerrillasActive: 1 },
        samaria: { troops: 2, guerrillasUnderground: 2 },
      }),
      'assault',
      'galilee',
    )
    expect(asked(one)).toBe('grant.operation by british')
    expect(there(one, 'lydda', 'guerrillasActive')).toBe(1)
    const two = play(one, 'assault', 'lydda')
    expect(asked(two)).toBe('grant.operation by british')
    const three = play(two, 'sweep', 'samaria', 'done')
    expect(there(three, 'samaria', 'guerrillasActive')).toBe(1)
    expect(asked(three)).toBe('grant.operation by rebels')
  })

  test('R10: the reply is in Samaria itself: the origin of a March', () => {
    const game = play(
      executed({ samaria: { guerrillasUnderground: 1 }, lydda: { guerrillasUnderground: 1 } }),
      'done',
    )
    expect(asked(game)).toBe('grant.operation by rebels')
    const march = play(game, 'march')
    expect(spacesOffered(march)).toEqual(['samaria'])
    expect(whyNot(march, 'lydda')).toEqual(ONLY_THERE)
    const marched = play(march, 'samaria', {
      from: 'samaria',
      to: 'galilee',
      underground: 1,
      active: 0,
    })
    expect(there(marched, 'galilee', 'guerrillasUnderground')).toBe(1)
    expect(asked(marched)).toBe(REBELS_NEXT)
  })

  test('the reply is one Operation, and may be declined', () => {
    const game = play(executed({ samaria: { guerrillasUnderground: 2 } }), 'done')
    expect(asked(play(game, 'done'))).toBe(REBELS_NEXT)
    const replied = play(game, 'sabotage', 'samaria')
    expect(contents(replied, 'samaria')).toEqual({
      guerrillasUnderground: 1,
      guerrillasActive: 1,
      opposition: 1,
    })
    expect(asked(replied)).toBe(REBELS_NEXT)
  })

  test('without anything in Samaria the Rebels are not asked', () => {
    expect(asked(play(executed({ lydda: { guerrillasUnderground: 2 } }), 'done'))).toBe(REBELS_NEXT)
  })
})

describe('A26 by the Rebels', () => {
  const executed = (spaces: Position['spaces'], rest = {}) =>
    event('A26', 'unshaded', 'rebels', spaces, rest)

  test('R10: a March sets out from Samaria or next to it, Transjordan included when in play', () => {
    const game = play(
      executed({
        samaria: { guerrillasUnderground: 1 },
        lydda: { guerrillasUnderground: 1 },
        transjordan: { guerrillasUnderground: 1 },
        syria: { guerrillasUnderground: 1 },
      }),
      'march',
    )
    expect(spacesOffered(game)).toEqual(['samaria', 'lydda', 'transjordan'])
    expect(whyNot(game, 'syria')).toEqual(ONLY_THERE)
    const marched = play(game, 'lydda', { from: 'lydda', to: 'gaza', underground: 1, active: 0 })
    expect(there(marched, 'gaza', 'guerrillasUnderground')).toBe(1)
    expect(asked(marched)).toBe('grant.operation by rebels')
  })

  test('three Operations, then the British reply in Samaria itself (R10)', () => {
    const game = play(
      executed({ samaria: { guerrillasUnderground: 3 }, 'haifa-district': { troops: 2 } }),
      'sabotage',
      'samaria',
      'sabotage',
      'samaria',
      'sabotage',
      'samaria',
    )
    expect(there(game, 'samaria', 'guerrillasActive')).toBe(3)
    expect(asked(game)).toBe('grant.operation by british')
    expect(whyNot(game, 'patrol')).toEqual({ rule: '3.2.2', reason: 'no-space-for-this' })
    expect(whyNot(game, 'assault')).toEqual({ rule: '3.2.4', reason: 'no-space-for-this' })
    const sweep = play(game, 'sweep')
    expect(spacesOffered(sweep)).toEqual(['samaria'])
    const moved = play(sweep, 'samaria', {
      piece: 'troops',
      from: 'haifa-district',
      to: 'samaria',
      number: 2,
    })
    expect(there(moved, 'samaria', 'troops')).toBe(2)
    expect(asked(moved)).toBe(BRITISH_NEXT)
  })

  test('the Rebels may stop early, and the British may decline the reply', () => {
    const game = play(
      executed({ samaria: { guerrillasUnderground: 2, troops: 1 } }),
      'sabotage',
      'samaria',
      'done',
    )
    expect(asked(game)).toBe('grant.operation by british')
    const end = play(game, 'done')
    expect(asked(end)).toBe(BRITISH_NEXT)
    expect(board(end).boxes).toEqual({ rebels: 'event', british: null })
  })

  test('R12: three Ambushes by three Operations do not cost Political Will', () => {
    const game = play(
      executed({ samaria: { guerrillasUnderground: 3, police: 3 } }),
      'ambush',
      'samaria',
      { piece: 'police', space: 'samaria' },
      'ambush',
      'samaria',
      { piece: 'police', space: 'samaria' },
      'ambush',
      'samaria',
      { piece: 'police', space: 'samaria' },
    )
    expect(there(game, 'samaria', 'police')).toBe(0)
    expect(board(game).politicalWill).toBe(10)
  })
})
