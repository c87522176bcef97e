import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  contents,
  operation,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

describe('4.3.1, PR55 Silence', () => {
  test('Police, and at least as many Underground Cells; one Police to Available, nobody Activated', () => {
    const game = play(
      operation('recruit', {
        galilee: { cellsUnderground: 2, police: 2 },
        samaria: { cellsUnderground: 1, cellsActive: 1, police: 2 },
        gaza: { cellsUnderground: 1 },
        'railway-haifa-syria': { cellsUnderground: 1, police: 1 },
      }),
      'silence',
    )
    expect(spacesOffered(game)).toEqual(['galilee', 'railway-haifa-syria'])
    expect(whyNot(game, 'samaria')).toEqual({ rule: '4.3.1', reason: 'needs-underground-cells' })
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.3.1', reason: 'needs-police' })
    const after = play(game, 'galilee')
    expect(contents(after, 'galilee')).toEqual({ cellsUnderground: 2, police: 1 })
    expect(board(after).available.police).toBe(2)
  })

  test('4.1 with any Irgun Operation', () => {
    const spaces = { galilee: { cellsUnderground: 2, police: 1 } }
    for (const name of ['recruit', 'travel', 'sabotage', 'rob'] as const)
      expect(can(operation(name, spaces), 'silence')).toBe(true)
  })

  test('1.10, PR20 a Curfew falls with the last Police', () => {
    const spaces = { haifa: { cellsUnderground: 1, police: 1, curfew: 1 } }
    const game = play(operation('travel', spaces), 'silence', 'haifa')
    expect(there(game, 'haifa', 'curfew')).toBe(0)
  })
})

describe('4.3.2, PR56 Propagandize', () => {
  const SPACES = {
    haifa: { police: 1, curfew: 1, cellsUnderground: 1 },
    jerusalem: { police: 1, curfew: 1, cellsActive: 1, cellsUnderground: 1 },
    'tel-aviv-jaffa': { police: 1, curfew: 1, cellsActive: 1 },
    gaza: { cellsUnderground: 1, armsCaches: 1 },
  }

  test('one or two Cities under Curfew with a Cell', () => {
    const game = play(operation('recruit', SPACES), 'propagandize')
    expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.3.2', reason: 'needs-city' })
    expect(can(game, 'done')).toBe(false)
    const first = play(game, 'haifa')
    expect(can(first, 'done')).toBe(true)
    expect(asked(play(first, 'jerusalem'))).toBe('recruit.space by irgun')
  })

  test('a Cell is Activated only if all are Underground; Political Will −1 for each City', () => {
    const game = play(operation('recruit', SPACES), 'propagandize', 'haifa', 'jerusalem')
    expect(contents(game, 'haifa')).toMatchObject({ cellsActive: 1 })
    expect(contents(game, 'jerusalem')).toMatchObject({ cellsActive: 1, cellsUnderground: 1 })
    expect(board(game).politicalWill).toBe(8)
  })

  test('P25 shaded, PR90: −2 for each City', () => {
    const rest = capability('P25', 'shaded')
    const game = play(operation('recruit', SPACES, rest), 'propagandize', 'haifa', 'done')
    expect(board(game).politicalWill).toBe(8)
  })
})
