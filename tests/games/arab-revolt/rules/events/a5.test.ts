import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

describe('A5 unshaded', () => {
  const spaces = {
    galilee: { troops: 1, guerrillasUnderground: 3 },
    samaria: { troops: 1 },
    lydda: { troops: 1 },
    gaza: { troops: 1 },
    'haifa-district': { police: 1 },
    haifa: { troops: 1 },
  }

  test('a Curfew in each of three Districts with Troops', () => {
    const game = play(event('A5', 'unshaded', 'british', spaces), 'galilee', 'samaria', 'lydda')
    expect(there(game, 'galilee', 'curfew')).toBe(1)
    expect(there(game, 'samaria', 'curfew')).toBe(1)
    expect(there(game, 'lydda', 'curfew')).toBe(1)
    expect(board(game).available.curfews).toBe(0)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('only in Districts, only with Troops, and one in each', () => {
    const game = event('A5', 'unshaded', 'british', {
      ...spaces,
      'jerusalem-district': { troops: 1, curfew: 1 },
    })
    expect(spacesOffered(game)).toEqual(['galilee', 'samaria', 'lydda', 'gaza'])
    expect(whyNot(game, 'haifa')).toEqual({ rule: 'A5', reason: 'needs-district' })
    expect(whyNot(game, 'haifa-district')).toEqual({ rule: 'A5', reason: 'needs-troops' })
    expect(whyNot(game, 'jerusalem-district')).toEqual({ rule: '1.4.2', reason: 'curfew-here' })
  })

  test('1.12: only the markers that are left', () => {
    const game = play(
      event('A5', 'unshaded', 'british', { ...spaces, jerusalem: { police: 1, curfew: 1 } }),
      'galilee',
      'samaria',
    )
    expect(there(game, 'jerusalem', 'curfew')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R37: executed by the Rebels it is the British who may place', () => {
    const game = event('A5', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('event.space by british')
    const declined = play(game, 'done')
    expect(board(declined).available.curfews).toBe(3)
    expect(asked(declined)).toBe('turn.box by british')
  })

  test('R38: may be chosen where there is nothing to place', () => {
    const game = event('A5', 'unshaded', 'british', { haifa: { troops: 1 } })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })
})

describe('A5 shaded', () => {
  const spaces = {
    samaria: { police: 1, curfew: 1, guerrillasUnderground: 2 },
    gaza: { police: 1, curfew: 1, guerrillasUnderground: 1, guerrillasActive: 1 },
    jerusalem: { police: 1, curfew: 1, guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1 },
  }

  test('the Rebels March out of every District under Curfew, whatever their chit', () => {
    const game = play(event('A5', 'shaded', 'rebels', spaces), 'march')
    expect(asked(game)).toBe('march.space by rebels')
    const after = play(
      game,
      'samaria',
      { from: 'samaria', to: 'galilee', underground: 2, active: 0 },
      'gaza',
      { from: 'gaza', to: 'lydda', underground: 1, active: 0 },
      { from: 'gaza', to: 'egypt', underground: 0, active: 1 },
    )
    expect(contents(after, 'galilee')).toEqual({ guerrillasUnderground: 2 })
    expect(there(after, 'lydda', 'guerrillasUnderground')).toBe(2)
    expect(contents(after, 'egypt')).toEqual({ guerrillasActive: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('not out of a City, nor out of a District without a Curfew', () => {
    const game = play(event('A5', 'shaded', 'rebels', spaces), 'march')
    expect(spacesOffered(game)).toEqual(['samaria', 'gaza'])
    expect(whyNot(game, 'jerusalem')).toEqual({
      rule: 'A5',
      reason: 'needs-district-with-curfew',
    })
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'A5', reason: 'needs-district-with-curfew' })
  })

  test('R19: it is a March: more than three in a Curfew District turn Active, and move once', () => {
    const game = play(
      event('A5', 'shaded', 'rebels', {
        samaria: { police: 1, curfew: 1, guerrillasUnderground: 2 },
        lydda: { police: 2, curfew: 1 },
        gaza: { police: 1, curfew: 1, guerrillasUnderground: 1 },
      }),
      'march',
      'samaria',
      { from: 'samaria', to: 'lydda', underground: 2, active: 0 },
    )
    expect(contents(game, 'lydda')).toEqual({ police: 2, curfew: 1, guerrillasActive: 2 })
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'R19', reason: 'marched-already' })
    expect(asked(play(game, 'done'))).toBe('turn.box by british')
  })

  test('not every District must be left', () => {
    const game = play(event('A5', 'shaded', 'rebels', spaces), 'march', 'samaria', {
      from: 'samaria',
      to: 'lydda',
      underground: 1,
      active: 0,
    })
    expect(asked(play(game, 'done', 'done'))).toBe('turn.box by british')
  })

  test('4.1: no Special Activity comes with it', () => {
    const game = play(event('A5', 'shaded', 'rebels', spaces), 'march')
    expect(whyNot(game, 'coordinate')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
  })

  test('R37: executed by the British it is the Rebels who may March', () => {
    const game = event('A5', 'shaded', 'british', spaces)
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(options(game)).toEqual(['march', 'done'])
    const declined = play(game, 'done')
    expect(asked(declined)).toBe('turn.draw-chit by chance')
    expect(contents(declined, 'samaria')).toEqual(spaces.samaria)
  })

  test('R38: may be chosen where no Guerrilla is in a District under Curfew', () => {
    const game = event('A5', 'shaded', 'rebels', {
      samaria: { police: 1, curfew: 1, bases: 1 },
      lydda: { guerrillasUnderground: 1 },
    })
    expect(asked(game)).toBe('turn.box by british')
    expect(can(game, 'limited-operation')).toBe(true)
  })
})
