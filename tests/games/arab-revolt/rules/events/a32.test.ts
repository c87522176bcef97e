import { describe, expect, test } from 'vitest'
import { asked, can, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'

describe('A32 unshaded: Air Recon, two Guerrillas in each space', () => {
  const SPACES = {
    samaria: { guerrillasUnderground: 3 },
    'railway-haifa-syria': { guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 2 },
    haifa: { guerrillasUnderground: 2 },
    syria: { guerrillasUnderground: 2 },
  } as const

  test('up to two Districts and Railways; no City, and nothing abroad', () => {
    const game = play(event('A32', 'unshaded', 'british', SPACES), 'air-recon')
    expect(spacesOffered(game)).toEqual(['samaria', 'gaza', 'railway-haifa-syria'])
    const reason = { rule: '4.2.3', reason: 'needs-district-or-railway' }
    expect(whyNot(game, 'haifa')).toEqual(reason)
    expect(whyNot(game, 'syria')).toEqual(reason)
  })

  test('two Guerrillas are Activated where there are two, one where there is one', () => {
    const game = play(
      event('A32', 'unshaded', 'british', SPACES),
      'air-recon',
      'samaria',
      'railway-haifa-syria',
    )
    expect(contents(game, 'samaria')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 2 })
    expect(contents(game, 'railway-haifa-syria')).toEqual({ guerrillasActive: 1 })
    expect(contents(game, 'gaza')).toEqual({ guerrillasUnderground: 2 })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('one space is enough, and the same one does not serve twice', () => {
    const game = play(event('A32', 'unshaded', 'british', SPACES), 'air-recon', 'samaria')
    expect(whyNot(game, 'samaria')).toEqual({ rule: '4.1', reason: 'already-selected' })
    expect(asked(play(game, 'done'))).toBe(REBELS_NEXT)
  })

  test('the British may decline', () => {
    const game = play(event('A32', 'unshaded', 'british', SPACES), 'done')
    expect(contents(game, 'samaria')).toEqual({ guerrillasUnderground: 3 })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('nothing is asked where there is nobody to reveal', () => {
    const game = event('A32', 'unshaded', 'british', {
      haifa: { guerrillasUnderground: 1 },
      samaria: { guerrillasActive: 1 },
    })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R37: the British decide when the Rebels execute it', () => {
    const game = event('A32', 'unshaded', 'rebels', SPACES)
    expect(asked(game)).toBe('grant.activity by british')
    expect(asked(play(game, 'air-recon'))).toBe('air-recon.space by british')
    expect(asked(play(game, 'done'))).toBe(BRITISH_NEXT)
  })
})

describe('A32 shaded: a Troop leaves each space with a Rebel Base', () => {
  const SPACES = {
    samaria: { bases: 1, troops: 2, police: 1 },
    'jerusalem-district': { bases: 2, troops: 1 },
    lydda: { bases: 1, police: 2 },
    gaza: { troops: 3, guerrillasActive: 1 },
    syria: { bases: 1 },
  } as const

  test('one from each, to any City, however far', () => {
    const game = event('A32', 'shaded', 'british', SPACES)
    expect(asked(game)).toBe('event.space by british')
    expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(whyNot(game, 'gaza')).toEqual({ rule: 'A32', reason: 'needs-city' })
    const after = play(game, 'tel-aviv-jaffa', 'haifa')
    expect(contents(after, 'samaria')).toEqual({ bases: 1, troops: 1, police: 1 })
    expect(contents(after, 'jerusalem-district')).toEqual({ bases: 2 })
    expect(there(after, 'tel-aviv-jaffa', 'troops')).toBe(1)
    expect(there(after, 'haifa', 'troops')).toBe(1)
    expect(asked(after)).toBe(REBELS_NEXT)
  })

  test('Police stay, and so do Troops away from the Bases', () => {
    const after = play(event('A32', 'shaded', 'british', SPACES), 'haifa', 'haifa')
    expect(contents(after, 'lydda')).toEqual({ bases: 1, police: 2 })
    expect(contents(after, 'gaza')).toEqual({ troops: 3, guerrillasActive: 1 })
  })

  test('it is not optional', () => {
    expect(can(event('A32', 'shaded', 'british', SPACES), 'done')).toBe(false)
  })

  test('nothing is asked where no Troop stands beside a Base', () => {
    const game = event('A32', 'shaded', 'rebels', {
      lydda: { bases: 1, police: 1 },
      gaza: { troops: 1 },
    })
    expect(asked(game)).toBe(BRITISH_NEXT)
  })

  test('R22: a Curfew goes with the last British piece', () => {
    const game = event('A32', 'shaded', 'rebels', { samaria: { bases: 1, troops: 1, curfew: 1 } })
    expect(contents(play(game, 'haifa'), 'samaria')).toEqual({ bases: 1 })
  })

  test('R37: the Rebels choose the Cities when they execute it', () => {
    const game = event('A32', 'shaded', 'rebels', SPACES)
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'haifa', 'jerusalem'))).toBe(BRITISH_NEXT)
  })
})
