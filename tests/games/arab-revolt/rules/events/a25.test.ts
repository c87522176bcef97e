import { describe, expect, test } from 'vitest'
import { type Game, type Position } from '../../../../../src/games/arab-revolt/rules/index'
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
  withChit,
} from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'
const ONLY_THERE = { rule: 'A25', reason: 'only-within' }

describe('A25 unshaded: a British Limited Operation in the north, then Punish there', () => {
  const executed = (spaces: Position['spaces']): Game => event('A25', 'unshaded', 'british', spaces)

  test('Sweep: Haifa District, what touches it, and nothing else', () => {
    const game = play(executed({ lydda: { troops: 2 } }), 'sweep')
    expect(spacesOffered(game)).toEqual(['galilee', 'haifa-district', 'samaria', 'haifa'])
    expect(whyNot(game, 'lydda')).toEqual(ONLY_THERE)
    expect(whyNot(game, 'tel-aviv-jaffa')).toEqual(ONLY_THERE)
  })

  test('R10: a Sweep may bring Troops from outside, as the destination alone is bound', () => {
    const game = play(
      executed({ lydda: { troops: 2 }, samaria: { guerrillasUnderground: 2 } }),
      'sweep',
      'samaria',
      { piece: 'troops', from: 'lydda', to: 'samaria', number: 2 },
    )
    expect(contents(game, 'samaria')).toEqual({
      troops: 2,
      guerrillasUnderground: 1,
      guerrillasActive: 1,
    })
    expect(asked(game)).toBe('grant.activity by british')
  })

  test('R10: a Patrol may bring cubes from anywhere to Haifa or one of its two Railways', () => {
    const game = play(executed({ gaza: { police: 1 } }), 'patrol')
    expect(spacesOffered(game)).toEqual(['haifa', 'railway-tel-aviv-haifa', 'railway-haifa-syria'])
    expect(whyNot(game, 'jerusalem')).toEqual(ONLY_THERE)
    const moved = play(game, 'haifa', { piece: 'police', from: 'gaza', to: 'haifa', number: 1 })
    expect(there(moved, 'haifa', 'police')).toBe(1)
  })

  test('R9: the Operation is in one space and has no Special Activity', () => {
    const game = play(executed({ haifa: { police: 1 }, 'haifa-district': { troops: 1 } }), 'deploy')
    expect(whyNot(game, 'punish')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
    const deployed = play(game, 'haifa', 'irregulars', 'done')
    expect(contents(deployed, 'haifa')).toEqual({ police: 1, irregularsUnderground: 1 })
    expect(asked(deployed)).toBe('grant.activity by british')
    expect(can(deployed, 'punish')).toBe(true)
    expect(can(deployed, 'divide')).toBe(false)
  })

  test('Punish is bound to the same spaces, and needs Troops there', () => {
    const game = play(
      executed({ galilee: { troops: 1 }, samaria: { police: 1 }, lydda: { troops: 1 } }),
      'done',
      'punish',
      'fine',
      'detain',
      { chit: 'detain', from: 'drawn' },
    )
    expect(spacesOffered(game)).toEqual(['galilee'])
    expect(whyNot(game, 'lydda')).toEqual(ONLY_THERE)
    expect(whyNot(game, 'samaria')).toEqual({ rule: '4.2.1', reason: 'needs-troops' })
    const punished = play(game, 'galilee')
    expect(contents(punished, 'galilee')).toEqual({ troops: 1, opposition: 1 })
    expect(asked(punished)).toBe(REBELS_NEXT)
  })

  test('Punish is not offered where the Troops stand elsewhere', () => {
    expect(asked(play(executed({ lydda: { troops: 4 } }), 'done'))).toBe(REBELS_NEXT)
  })

  test('both parts may be declined', () => {
    const game = play(executed({ haifa: { troops: 1 } }), 'done')
    expect(asked(game)).toBe('grant.activity by british')
    expect(asked(play(game, 'done'))).toBe(REBELS_NEXT)
  })

  test('R37: the British act when the Rebels execute it', () => {
    const game = event('A25', 'unshaded', 'rebels', { haifa: { troops: 1 } })
    expect(asked(game)).toBe('grant.operation by british')
    expect(can(game, 'sweep')).toBe(true)
    expect(can(game, 'rally')).toBe(false)
    expect(asked(play(game, 'done', 'done'))).toBe(BRITISH_NEXT)
  })
})

describe('A25 shaded: up to two Rebel Limited Operations in the north', () => {
  const executed = (spaces: Position['spaces'], chit: 1 | 3 = 1): Game =>
    play(withChit(firstToAct('rebels', spaces, {}, 'A25'), chit), 'event', 'shaded')

  test('R10: a March sets out from the north, and may leave it', () => {
    const game = play(
      executed({
        samaria: { guerrillasUnderground: 1 },
        lydda: { guerrillasUnderground: 1 },
        syria: { guerrillasUnderground: 1 },
      }),
      'march',
    )
    expect(spacesOffered(game)).toEqual(['samaria'])
    expect(whyNot(game, 'lydda')).toEqual(ONLY_THERE)
    expect(whyNot(game, 'syria')).toEqual(ONLY_THERE)
    const marched = play(game, 'samaria', {
      from: 'samaria',
      to: 'jerusalem-district',
      underground: 1,
      active: 0,
    })
    expect(there(marched, 'jerusalem-district', 'guerrillasUnderground')).toBe(1)
  })

  test('the second Operation may be another one, with the same piece', () => {
    const marched = play(
      executed({ 'haifa-district': { guerrillasUnderground: 1 } }),
      'march',
      'haifa-district',
      {
        from: 'haifa-district',
        to: 'railway-haifa-syria',
        underground: 1,
        active: 0,
      },
    )
    expect(asked(marched)).toBe('grant.operation by rebels')
    const sabotaged = play(marched, 'sabotage', 'railway-haifa-syria')
    expect(contents(sabotaged, 'railway-haifa-syria')).toEqual({ guerrillasActive: 1, sabotage: 1 })
    expect(asked(sabotaged)).toBe(BRITISH_NEXT)
  })

  test('R9: one space each, whatever the chit; its effect comes once, at the end', () => {
    const game = executed(
      { galilee: { guerrillasUnderground: 2 }, samaria: { guerrillasUnderground: 2 } },
      3,
    )
    const first = play(game, 'sabotage', 'galilee')
    expect(asked(first)).toBe('grant.operation by rebels')
    expect(there(first, 'galilee', 'guerrillasActive')).toBe(1)
    const second = play(first, 'sabotage', 'samaria')
    expect(asked(second)).toBe('chit-effect.guerrilla by british')
    expect(asked(play(second, 'galilee'))).toBe(BRITISH_NEXT)
  })

  test('the Rebels may stop before either of them', () => {
    const game = executed({ samaria: { guerrillasUnderground: 2 } })
    expect(asked(play(game, 'done'))).toBe(BRITISH_NEXT)
    expect(asked(play(game, 'sabotage', 'samaria', 'done'))).toBe(BRITISH_NEXT)
  })

  test('an Operation without a space in the north is not offered', () => {
    const game = executed({
      samaria: { guerrillasUnderground: 1 },
      gaza: { police: 1, guerrillasUnderground: 1 },
    })
    expect(whyNot(game, 'ambush')).toEqual({ rule: '3.3.4', reason: 'no-space-for-this' })
    expect(asked(executed({ gaza: { guerrillasUnderground: 3 }, syria: { bases: 1 } }))).toBe(
      BRITISH_NEXT,
    )
  })

  test('R37: the Rebels act when the British execute it', () => {
    const game = event('A25', 'shaded', 'british', { samaria: { guerrillasUnderground: 1 } })
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(asked(play(game, 'done'))).toBe(REBELS_NEXT)
  })
})
