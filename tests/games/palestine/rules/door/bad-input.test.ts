import { describe, expect, test } from 'vitest'
import {
  RulesError,
  apply,
  board,
  boardOf,
  newGame,
  options,
  outcome,
  positionOf,
  record,
  replay,
  undo,
  type Option,
} from '../../../../../src/games/palestine/rules/index'
import {
  chit,
  event,
  firstToAct,
  limited,
  one,
  operation,
  play,
  position,
  propaganda,
} from '../../kit'

const mistake = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof RulesError) return error.mistake
    throw error
  }
  return 'accepted'
}

const read = (spaces: object, rest: object = {}): string =>
  mistake(() => {
    boardOf(position(spaces, rest))
  })

describe('positions: each way to get one wrong has its error', () => {
  test('spaces and pieces', () => {
    expect(read({ egypt: { troops: 1 } })).toBe('unknown-space')
    expect(read({ gaza: { guerrillas: 1 } })).toBe('unknown-piece')
    expect(read({ gaza: { troops: -1 } })).toBe('not-a-count')
    expect(read({ gaza: { troops: 13 } })).toBe('too-many-pieces')
    expect(read({ gaza: { cellsActive: 14 } })).toBe('too-many-pieces')
    expect(read({ gaza: { cellsActive: 13 } })).toBe('accepted')
    expect(read({ gaza: { armsCaches: 3 } })).toBe('too-many-arms-caches-here')
    expect(read({ 'railway-haifa-syria': { armsCaches: 1 } })).toBe('arms-cache-on-railway')
  })

  test('1.4.2, 1.10, PR22, PR23 markers', () => {
    expect(read({ gaza: { curfew: 1, police: 1 } })).toBe('marker-out-of-place')
    expect(read({ haifa: { curfew: 2, police: 1 } })).toBe('marker-out-of-place')
    expect(read({ haifa: { curfew: 1 } })).toBe('curfew-without-british')
    expect(read({ gaza: { terror: 1 } })).toBe('marker-out-of-place')
    expect(read({ haifa: { sabotage: 8, terror: 8 } })).toBe('too-many-markers')
  })

  test('PR27, PR28 Prison, the game’s end for Cells, and the Haganah Track', () => {
    expect(read({}, { prison: 14 })).toBe('too-many-pieces')
    expect(read({}, { outOfGame: 3 })).toBe('too-many-pieces')
    expect(read({}, { haganah: 5 })).toBe('haganah-out-of-range')
    expect(read({}, { haganah: -1 })).toBe('not-a-count')
    expect(
      read({ gaza: { armsCaches: 2 }, haifa: { armsCaches: 2 }, lydda: { armsCaches: 1 } }),
    ).toBe('too-many-pieces')
  })

  test('chits, tracks, cards', () => {
    expect(read({}, { intel: { 1: 4 } })).toBe('too-many-chits')
    expect(read({}, { intel: { 3: 1 } })).toBe('unknown-field')
    expect(read({}, { politicalWill: 21 })).toBe('political-will-out-of-range')
    expect(read({}, { played: ['A1'] })).toBe('unknown-card')
    expect(read({}, { played: ['P1', 'P1'] })).toBe('card-twice')
    expect(read({}, { capabilities: [{ card: 'P9', side: 'shaded' }] })).toBe(
      'capability-not-played',
    )
    expect(read({}, { played: ['P1'], capabilities: [{ card: 'P1', side: 'shaded' }] })).toBe(
      'not-a-capability',
    )
  })

  test('phases', () => {
    expect(read({}, { phase: 'first-eligible' })).toBe('phase-does-not-fit')
    expect(read({}, { phase: 'over' })).toBe('phase-does-not-fit')
    expect(read({}, { phase: 'resources', played: ['P1'] })).toBe('phase-does-not-fit')
    expect(read({}, { phase: 'first-eligible', played: ['P33'] })).toBe('phase-does-not-fit')
    expect(read({}, { played: ['P33', 'P34', 'P35'] })).toBe('phase-does-not-fit')
    expect(read({}, { mustPass: 'this-card' })).toBe('phase-does-not-fit')
    expect(read({}, { unity: 2 })).toBe('unknown-field')
    expect(
      read(
        {},
        {
          phase: 'first-eligible',
          played: ['P9'],
          capabilities: [{ card: 'P9', side: 'shaded' }],
        },
      ),
    ).toBe('capability-not-played')
  })

  test('a deck of cards of another game, or with a card already played', () => {
    expect(mistake(() => newGame({ deck: ['A1' as never] }))).toBe('unknown-card')
    const played = position({}, { played: ['P1'] })
    expect(mistake(() => newGame({ position: played, deck: ['P1'] }))).toBe('card-twice')
  })
})

describe('answers', () => {
  test('what is not offered is refused, whatever it is', () => {
    const game = firstToAct('irgun', {})
    for (const answer of ['deploy', 'gaza', 7, null, {}, [], { chit: 0 }] as unknown[] as Option[])
      expect(mistake(() => apply(game, answer))).toBe('not-offered')
  })
})

/** Games that wait for answers of every kind. */
const WAITING = {
  'a card': () => newGame(),
  'a die': () => play(limited('rob', { gaza: { cellsActive: 1 } }), 'gaza'),
  'a box': () => firstToAct('british', {}),
  'a space or a chit': () => limited('search', {}, { intel: { 0: 1 } }),
  'a pick': () =>
    play(operation('search', { gaza: { cellsActive: 13 } }, { haganah: 3 }), 'negotiate', 6),
  'a move': () => play(limited('search', { haifa: { troops: 2 } }), 'haifa-district'),
  'a group': () => play(limited('travel', { gaza: { cellsUnderground: 2 } }), 'gaza'),
  'before the roll': () =>
    play(operation('sabotage', { haifa: { cellsUnderground: 1, police: 1 } }), 'haifa'),
  'after a payment': () => play(limited('search', {}, { intel: { 0: 1 } }), chit(0)),
  'a space in the Event': () => event('P3', 'shaded', 'irgun', { haifa: { cellsUnderground: 1 } }),
  'a chit to discard': () => propaganda({}, { intel: { 0: 1, 1: 1 } }),
}

describe('plain JSON', () => {
  test.each(Object.entries(WAITING))(
    'a game that waits for %s goes on from its JSON alone',
    (_, begin) => {
      const game = begin()
      const read = JSON.parse(JSON.stringify(game)) as typeof game
      expect(options(read)).toEqual(options(game))
      const answer = options(game)[0]!
      expect(board(apply(read, answer))).toEqual(board(apply(game, answer)))
      const next = apply(game, answer)
      expect(board(undo(next))).toEqual(board(game))
      expect(replay(record(next))).toEqual({ game: next, stop: null })
    },
  )

  test('positionOf and boardOf are each other’s reverse', () => {
    const given = position(
      {
        haifa: { troops: 1, curfew: 1, terror: 1 },
        gaza: { cellsActive: 1, armsCaches: 2 },
      },
      { prison: 1, outOfGame: 2, intel: { 2: 1 }, played: ['P27', 'P9'], mustPass: 'next-card' },
    )
    expect(boardOf(positionOf(boardOf(given)))).toEqual(boardOf(given))
  })

  test('a board is small: less than 1.5 kB', () => {
    expect(JSON.stringify(board(newGame())).length).toBeLessThan(1500)
    expect(outcome(newGame())).toBeNull()
  })

  test('a game bears the name of its rules', () => {
    expect(newGame().of).toBe('palestine')
    expect(one('troops', 'gaza')).toEqual({ piece: 'troops', space: 'gaza' })
  })
})
