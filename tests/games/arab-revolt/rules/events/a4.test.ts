import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

describe('A4 unshaded', () => {
  const spaces = {
    galilee: { troops: 1 },
    samaria: { troops: 1, guerrillasUnderground: 4 },
    lydda: { troops: 2 },
    gaza: { troops: 1 },
    'jerusalem-district': { police: 2 },
    jerusalem: { troops: 2 },
    'railway-tel-aviv-haifa': { troops: 1 },
  }

  test('an Irregular in each of three Districts with Troops, Underground, and no fourth', () => {
    const game = play(event('A4', 'unshaded', 'british', spaces), 'galilee', 'samaria', 'lydda')
    expect(contents(game, 'galilee')).toEqual({ troops: 1, irregularsUnderground: 1 })
    expect(there(game, 'samaria', 'irregularsUnderground')).toBe(1)
    expect(there(game, 'lydda', 'irregularsUnderground')).toBe(1)
    expect(board(game).available.irregulars).toBe(3)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('only in Districts, only with Troops, one in each', () => {
    const game = event('A4', 'unshaded', 'british', spaces)
    expect(spacesOffered(game)).toEqual(['galilee', 'samaria', 'lydda', 'gaza'])
    expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'A4', reason: 'needs-district' })
    expect(whyNot(game, 'railway-tel-aviv-haifa')).toEqual({ rule: 'A4', reason: 'needs-district' })
    expect(whyNot(game, 'jerusalem-district')).toEqual({ rule: 'A4', reason: 'needs-troops' })
    expect(whyNot(play(game, 'gaza'), 'gaza').reason).toBe('already-selected')
  })

  test('"up to": fewer are enough', () => {
    const game = play(event('A4', 'unshaded', 'british', spaces), 'galilee', 'done')
    expect(board(game).available.irregulars).toBe(5)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R37: the text names nobody, so Rebels who execute it choose the Districts', () => {
    const game = event('A4', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'gaza', 'done')
    expect(there(after, 'gaza', 'irregularsUnderground')).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R2: the British take an Irregular from the map when none is Available', () => {
    const game = play(
      event('A4', 'unshaded', 'british', {
        gaza: { troops: 1 },
        haifa: { irregularsActive: 2, irregularsUnderground: 4 },
      }),
      'gaza',
    )
    expect(asked(game)).toBe('place.from-map by british')
    const after = play(game, { piece: 'irregularsActive', space: 'haifa' })
    expect(contents(after, 'gaza')).toEqual({ troops: 1, irregularsUnderground: 1 })
    expect(contents(after, 'haifa')).toEqual({ irregularsActive: 1, irregularsUnderground: 4 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R3: or turn one Underground that stands in the District itself (1.4.1)', () => {
    const game = play(
      event('A4', 'unshaded', 'british', {
        gaza: { troops: 1, irregularsActive: 4 },
        haifa: { irregularsUnderground: 2 },
      }),
      'gaza',
      { piece: 'irregularsActive', space: 'gaza' },
    )
    expect(contents(game, 'gaza')).toEqual({
      troops: 1,
      irregularsActive: 3,
      irregularsUnderground: 1,
    })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R2: while one is Available none is taken from the map', () => {
    const game = play(
      event('A4', 'unshaded', 'british', { gaza: { troops: 1 }, haifa: { irregularsActive: 5 } }),
      'gaza',
    )
    expect(there(game, 'haifa', 'irregularsActive')).toBe(5)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R2, R38: Rebels who execute it without an Available Irregular change nothing', () => {
    const game = event('A4', 'unshaded', 'rebels', {
      gaza: { troops: 1 },
      haifa: { irregularsUnderground: 6 },
    })
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R2: Rebels place as many as are Available', () => {
    const game = play(
      event('A4', 'unshaded', 'rebels', { ...spaces, haifa: { irregularsUnderground: 5 } }),
      'gaza',
    )
    expect(asked(game)).toBe('turn.box by british')
    expect(there(game, 'haifa', 'irregularsUnderground')).toBe(5)
  })

  test('R38: may be chosen where no District has Troops', () => {
    const game = event('A4', 'unshaded', 'british', { haifa: { troops: 2 } })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })
})

describe('A4 shaded', () => {
  test.each([
    [2, 10],
    [3, 9],
    [5, 9],
    [6, 8],
  ])('%i Irregulars on the map leave Political Will at %i', (irregulars, politicalWill) => {
    const game = event('A4', 'shaded', 'rebels', {
      haifa: { irregularsActive: 1, irregularsUnderground: irregulars - 1 },
    })
    expect(board(game).politicalWill).toBe(politicalWill)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('5.1.1: never below 0, and R31: the game goes on', () => {
    const game = event(
      'A4',
      'shaded',
      'british',
      { haifa: { irregularsUnderground: 6 } },
      { politicalWill: 1 },
    )
    expect(board(game).politicalWill).toBe(0)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })
})
