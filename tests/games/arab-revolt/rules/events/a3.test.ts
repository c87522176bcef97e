import { describe, expect, test } from 'vitest'
import { board, question, type Option } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, there, whyNot } from '../../../../kit'

const guerrilla = (space: 'samaria' | 'lydda'): Option => ({
  piece: 'guerrillasUnderground',
  space,
})

describe('A3 unshaded', () => {
  const spaces = {
    samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
    lydda: { irregularsUnderground: 1, guerrillasUnderground: 1 },
  }

  test('the British Divide with an Irregular, then roll as well', () => {
    const divided = play(
      event('A3', 'unshaded', 'british', spaces),
      'divide',
      'samaria',
      guerrilla('samaria'),
    )
    expect(contents(divided, 'samaria')).toEqual({ irregularsUnderground: 1, irregularsActive: 1 })
    expect(asked(divided)).toBe('roll.die by chance')
    // The new Irregular counts.
    expect(question(divided)?.about).toMatchObject({ target: 3, modifier: 0 })
    const shifted = play(divided, 3)
    expect(board(shifted).unity).toBe(1)
    expect(asked(shifted)).toBe('turn.draw-chit by chance')
    expect(board(play(divided, 4)).unity).toBe(2)
  })

  test('R37: executed by the Rebels it is the British who may Divide', () => {
    const game = event('A3', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('grant.activity by british')
    const declined = play(game, 'done')
    expect(asked(declined)).toBe('turn.box by british')
    expect(contents(declined, 'samaria')).toEqual(spaces.samaria)
    const divided = play(game, 'divide', 'samaria', guerrilla('lydda'), 6)
    expect(there(divided, 'lydda', 'irregularsUnderground')).toBe(2)
    expect(asked(divided)).toBe('turn.box by british')
  })

  test('6.6.2: the value of the Unity Track is the most spaces, here two', () => {
    const game = play(
      event('A3', 'unshaded', 'british', spaces, { unity: 0 }),
      'divide',
      'samaria',
      guerrilla('samaria'),
    )
    expect(asked(game)).toBe('divide.space by british')
    expect(can(game, 'samaria')).toBe(false)
    const rolling = play(game, 'lydda', guerrilla('lydda'))
    expect(asked(rolling)).toBe('roll.die by chance')
    // 6.6.4
    expect(board(play(rolling, 4))).toMatchObject({ unity: 0, politicalWill: 11 })
  })

  test('needs an Underground Irregular with a Guerrilla in reach', () => {
    const game = play(
      event('A3', 'unshaded', 'british', {
        ...spaces,
        galilee: { irregularsActive: 1 },
        jerusalem: { irregularsUnderground: 1 },
      }),
      'divide',
    )
    expect(whyNot(game, 'galilee')).toEqual({
      rule: '4.2.2',
      reason: 'needs-underground-irregular',
    })
    expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'R1', reason: 'needs-guerrilla-in-reach' })
  })

  test('5.1.3: only the roll where no Irregular can be Activated', () => {
    const game = play(
      event('A3', 'unshaded', 'british', {
        samaria: { irregularsActive: 1, guerrillasUnderground: 1 },
      }),
      'divide',
    )
    expect(asked(game)).toBe('roll.die by chance')
    expect(board(play(game, 1)).unity).toBe(1)
  })

  test('6.6.2, 5.1.3: only the roll while Unity is Centralized', () => {
    const game = play(event('A3', 'unshaded', 'british', spaces, { unity: 4 }), 'divide')
    expect(asked(game)).toBe('roll.die by chance')
    expect(board(play(game, 2)).unity).toBe(3)
  })
})

describe('A3 unshaded with no Irregular Available', () => {
  const spaces = {
    samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
    haifa: { irregularsActive: 5 },
  }

  test.each(['british', 'rebels'] as const)(
    'R2: the Divide follows its own rule and takes one from the map; executed by the %s',
    (by) => {
      const game = play(
        event('A3', 'unshaded', by, spaces),
        'divide',
        'samaria',
        guerrilla('samaria'),
      )
      expect(asked(game)).toBe('place.from-map by british')
      const taken = play(game, { piece: 'irregularsActive', space: 'haifa' })
      expect(contents(taken, 'samaria')).toEqual({ irregularsUnderground: 1, irregularsActive: 1 })
      expect(there(taken, 'haifa', 'irregularsActive')).toBe(4)
    },
  )
})

describe('A3 shaded', () => {
  const irregulars = {
    samaria: { irregularsUnderground: 1, irregularsActive: 1 },
    haifa: { irregularsUnderground: 1, guerrillasUnderground: 1 },
  }

  test('the Rebels replace two Irregulars with Guerrillas, and Unity shifts', () => {
    const game = event('A3', 'shaded', 'rebels', irregulars)
    expect(asked(game)).toBe('event.piece by rebels')
    const after = play(
      game,
      { piece: 'irregularsActive', space: 'samaria' },
      { piece: 'irregularsUnderground', space: 'haifa' },
    )
    expect(contents(after, 'samaria')).toEqual({
      irregularsUnderground: 1,
      guerrillasUnderground: 1,
    })
    expect(contents(after, 'haifa')).toEqual({ guerrillasUnderground: 2 })
    expect(board(after)).toMatchObject({ unity: 3, available: { irregulars: 5 } })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('it is told how many may still be replaced', () => {
    const game = event('A3', 'shaded', 'rebels', irregulars)
    expect(question(game)?.about).toEqual({ limit: 2, chosen: 0 })
    const one = play(game, { piece: 'irregularsActive', space: 'samaria' })
    expect(question(one)?.about).toEqual({ limit: 1, chosen: 1 })
  })

  test('where no Irregular is, none can be chosen', () => {
    const game = event('A3', 'shaded', 'rebels', irregulars)
    expect(whyNot(game, { piece: 'irregularsActive', space: 'haifa' })).toEqual({
      rule: '5.1',
      reason: 'none-here',
    })
  })

  test('R37: executed by the British it is the Rebels who may replace; Unity shifts all the same', () => {
    const game = event('A3', 'shaded', 'british', irregulars)
    expect(asked(game)).toBe('event.piece by rebels')
    const declined = play(game, 'done')
    expect(contents(declined, 'samaria')).toEqual(irregulars.samaria)
    expect(board(declined).unity).toBe(3)
    expect(asked(declined)).toBe('turn.draw-chit by chance')
  })

  test('R2: an Irregular is only removed when no Guerrilla is Available', () => {
    const game = play(
      event(
        'A3',
        'shaded',
        'rebels',
        { samaria: irregulars.samaria, syria: { guerrillasUnderground: 1 } },
        { prison: { guerrillas: 13 } },
      ),
      { piece: 'irregularsActive', space: 'samaria' },
      { piece: 'irregularsUnderground', space: 'samaria' },
    )
    expect(contents(game, 'samaria')).toEqual({ guerrillasUnderground: 1 })
    expect(contents(game, 'syria')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(game)).toBe('turn.box by british')
  })

  test('5.1.3: without an Irregular only Unity shifts, and nothing is asked', () => {
    const game = event('A3', 'shaded', 'british', { samaria: { guerrillasUnderground: 1 } })
    expect(board(game).unity).toBe(3)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R38, R32: may be chosen though Centralized and without an Irregular: nothing happens', () => {
    const game = event('A3', 'shaded', 'rebels', {}, { unity: 4 })
    expect(board(game)).toMatchObject({ unity: 4, politicalWill: 10 })
    expect(asked(game)).toBe('turn.box by british')
  })
})
