import { describe, expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  contents,
  event,
  firstToAct,
  one,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

test('P26 Veterans of WWII, 5.2 it has one text', () => {
  const game = play(firstToAct('irgun', {}, {}, 'P26'), 'event')
  expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
})

describe('P26 executed by Irgun', () => {
  const MAP = {
    haifa: { cellsUnderground: 2, police: 1 },
    jerusalem: { cellsUnderground: 1, curfew: 1, troops: 1 },
    gaza: { cellsUnderground: 1 },
    samaria: { cellsUnderground: 1 },
    'jerusalem-district': { armsCaches: 1 },
  } as const

  test('PR91 they may Sabotage in one to three spaces; nothing adds to that', () => {
    const offer = event('P26', 'unshaded', 'irgun', MAP, { haganah: 4 })
    expect(asked(offer)).toBe('grant.operation by irgun')
    expect(options(offer)).toEqual(['sabotage', 'done'])
    expect(asked(play(offer, 'done'))).toBe('turn.box by british')
    const game = play(offer, 'sabotage')
    expect(question(game)?.about.limit).toBe(3)
    expect(can(game, one('armsCaches', 'jerusalem-district'))).toBe(false)
    const three = play(game, 'gaza', 'roll', 3, 'samaria', 'roll', 3, 'haifa', 'roll', 3)
    expect(spacesOffered(three)).toEqual([])
    expect(there(three, 'gaza', 'sabotage')).toBe(1)
    expect(there(three, 'haifa', 'sabotage')).toBe(0)
    // A Silence or a Propagandize could still follow.
    expect(asked(play(three, 'done'))).toBe('turn.box by british')
  })

  test('PR91, PR5 with any one Special Activity, at any pause: Silence first', () => {
    const game = play(event('P26', 'unshaded', 'irgun', MAP), 'sabotage')
    expect(can(game, 'propagandize')).toBe(true)
    const silenced = play(game, 'silence', 'haifa')
    expect(contents(silenced, 'haifa')).toEqual({ cellsUnderground: 2 })
    const roll = play(silenced, 'haifa')
    expect(asked(roll)).toBe('roll.die by chance')
    const after = play(roll, 3)
    expect(there(after, 'haifa', 'sabotage')).toBe(1)
    expect(whyNot(after, 'propagandize')).toEqual({ rule: '4.1', reason: 'used-this-turn' })
  })

  test('PR91, PR57 Terror before the roll of a City; 6 or more shifts Haganah', () => {
    const game = play(event('P26', 'unshaded', 'irgun', MAP), 'sabotage', 'jerusalem')
    const cache = one('armsCaches', 'jerusalem-district')
    const after = play(game, 'terror', cache, 4)
    expect(contents(after, 'jerusalem')).toEqual({
      troops: 1,
      curfew: 1,
      cellsActive: 1,
      terror: 2,
    })
    expect(board(after).haganah).toBe(2)
    expect(asked(after)).toBe('sabotage.space by irgun')
    expect(asked(play(after, 'done'))).toBe('turn.box by british')
  })

  test('PR25 the Track may take the very Cell that has just been Activated', () => {
    const spaces = { haifa: { cellsUnderground: 1 }, gaza: { cellsActive: 12 } }
    const game = play(event('P26', 'unshaded', 'irgun', spaces), 'sabotage', 'haifa', 'terror', 6)
    expect(asked(game)).toBe('haganah.piece by irgun')
    const gaza = one('cellsActive', 'gaza')
    const after = play(game, one('cellsActive', 'haifa'), gaza, gaza)
    expect(contents(after, 'haifa')).toEqual({ terror: 2 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR24 what the Track takes in its course is gone for the spaces that follow', () => {
    const spaces = {
      haifa: { cellsUnderground: 2 },
      gaza: { cellsUnderground: 1, cellsActive: 10 },
    }
    const game = play(event('P26', 'unshaded', 'irgun', spaces), 'sabotage', 'haifa', 'terror', 6)
    const active = one('cellsActive', 'gaza')
    const spared = play(game, active, active, active)
    expect(spacesOffered(spared)).toEqual(['gaza'])
    const taken = play(game, one('cellsUnderground', 'gaza'), active, active)
    // The other Underground Cell stands where they have been already.
    expect(asked(taken)).toBe('turn.box by british')
  })

  test('PR91 a Propagandize first may Activate the last Underground Cell: then it is over', () => {
    const spaces = { jerusalem: MAP.jerusalem }
    const game = play(event('P26', 'unshaded', 'irgun', spaces), 'sabotage')
    const after = play(game, 'propagandize', 'jerusalem')
    expect(contents(after, 'jerusalem')).toEqual({ troops: 1, curfew: 1, cellsActive: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR91 without an Underground Cell nothing is asked', () => {
    const after = event('P26', 'unshaded', 'irgun', {
      haifa: { cellsActive: 3, police: 1, curfew: 1 },
    })
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('P26 executed by the British', () => {
  const MAP = {
    haifa: { troops: 4, curfew: 1, cellsActive: 1, cellsUnderground: 2 },
    gaza: { troops: 2, cellsActive: 1 },
    samaria: { troops: 2, cellsActive: 1 },
    galilee: { troops: 2, cellsActive: 1 },
  } as const

  test('PR91 they may Assault in one to three spaces, P9 shaded or not; no chit adds a fourth', () => {
    const rest = { ...capability('P9', 'shaded'), intel: { 0: 1 } } as const
    const offer = event('P26', 'unshaded', 'british', MAP, rest)
    expect(asked(offer)).toBe('grant.operation by british')
    expect(options(offer)).toEqual(['assault', 'done'])
    expect(asked(play(offer, 'done'))).toBe('turn.box by irgun')
    const game = play(offer, 'assault')
    expect(question(game)?.about.limit).toBe(3)
    expect(can(game, chit(0))).toBe(false)
    const three = play(game, 'gaza', 'samaria', 'galilee')
    expect(spacesOffered(three)).toEqual([])
    expect(can(three, chit(0))).toBe(false)
    expect(asked(play(three, 'done'))).toBe('turn.box by irgun')
  })

  test('PR91 with Mass Detention, and no other Special Activity, at any pause', () => {
    const game = play(event('P26', 'unshaded', 'british', MAP), 'assault')
    expect(whyNot(game, 'negotiate')).toEqual({ rule: '4.2.2', reason: 'not-with-this-operation' })
    expect(whyNot(game, 'restore')).toEqual({ rule: '4.2.1', reason: 'not-with-this-operation' })
    const first = play(game, 'mass-detention', 'haifa', 5)
    expect(board(first)).toMatchObject({ prison: 3, politicalWill: 8 })
    expect(spacesOffered(first)).toEqual(['galilee', 'samaria', 'gaza'])
    const last = play(game, 'gaza', 'mass-detention', 'haifa', 3)
    expect(board(last)).toMatchObject({ prison: 3, politicalWill: 10 })
    expect(whyNot(last, 'mass-detention')).toEqual({ rule: '4.1', reason: 'used-this-turn' })
  })

  test('PR91 a Mass Detention first may leave no space to Assault: then it is over', () => {
    const spaces = { haifa: { troops: 3, curfew: 1, cellsActive: 1 } }
    const game = play(event('P26', 'unshaded', 'british', spaces), 'assault')
    const after = play(game, 'mass-detention', 'haifa', 1)
    expect(contents(after, 'haifa')).toEqual({ troops: 3, curfew: 1 })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('P18 shaded, PR83: its Assault and its Mass Detention send nobody to Prison', () => {
    const game = play(
      event('P26', 'unshaded', 'british', MAP, capability('P18', 'shaded')),
      ...(['assault', 'gaza', 'mass-detention', 'haifa', 3] as const),
    )
    expect(board(game)).toMatchObject({ prison: 0, available: { cells: 11 } })
  })

  test('PR36 chits on Underground Cells as usual', () => {
    const spend = play(
      event('P26', 'unshaded', 'british', MAP, { intel: { 1: 1 } }),
      'assault',
      'haifa',
    )
    expect(asked(spend)).toBe('intel.spend by british')
    expect(there(play(spend, chit(1)), 'haifa', 'cellsUnderground')).toBe(1)
  })

  test('PR91 without a space for it nothing is asked, even where they could detain', () => {
    const after = event('P26', 'unshaded', 'british', { haifa: { troops: 3, curfew: 1 } })
    expect(asked(after)).toBe('turn.box by irgun')
  })
})
