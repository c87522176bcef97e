import { describe, expect, test } from 'vitest'
import { board, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  chit,
  event,
  firstToAct,
  goesOn,
  operation,
  play,
  spacesOffered,
} from '../../kit'

const UNSHADED = capability('P9', 'unshaded')
const SHADED = capability('P9', 'shaded')

describe('P9 Ernest Bevin', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P9', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P9', side }])
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P9 unshaded', () => {
  test('5.4, PR74 the loss by each of the five starred Events is one less', () => {
    const loss = (game: ReturnType<typeof event>) => 10 - board(game).politicalWill
    expect(loss(event('P2', 'shaded', 'irgun', {}, UNSHADED))).toBe(2)
    expect(loss(event('P4', 'unshaded', 'irgun', { gaza: { sabotage: 4 } }, UNSHADED))).toBe(1)
    const curfews = { haifa: { police: 1, curfew: 1 }, jerusalem: { troops: 1, curfew: 1 } }
    expect(loss(event('P8', 'shaded', 'irgun', curfews, UNSHADED))).toBe(1)
    expect(loss(event('P20', 'shaded', 'irgun', {}, UNSHADED))).toBe(1)
    expect(loss(event('P27', 'shaded', 'irgun', {}, UNSHADED))).toBe(0)
  })

  test('5.4 no other loss is touched: P24, P19, P30, or a Propagandize', () => {
    const terror = { haifa: { terror: 2, police: 1, curfew: 1, cellsActive: 1 } } as const
    expect(board(event('P24', 'shaded', 'irgun', terror, UNSHADED)).politicalWill).toBe(8)
    expect(board(event('P30', 'shaded', 'irgun', {}, UNSHADED)).politicalWill).toBe(9)
    const rome = play(event('P19', 'shaded', 'irgun', {}, UNSHADED), 6)
    expect(board(rome).politicalWill).toBe(8)
    const propagandize = play(operation('travel', terror, UNSHADED), 'propagandize', 'haifa')
    expect(board(propagandize).politicalWill).toBe(9)
  })

  test('it does not limit the British', () => {
    const game = operation('search', {}, UNSHADED)
    expect(question(game)?.about.limit).toBe(3)
  })
})

describe('P9 shaded', () => {
  test('it comes into force at once: the British who act next have two spaces', () => {
    const executed = event('P9', 'shaded', 'irgun', {})
    const game = play(executed, 'operation-and-special', 'search', 'haifa', 'gaza')
    // Two are the limit: what is asked now is the Special Activity.
    expect(asked(game)).toBe('turn.activity by british')
  })

  test('PR6, PR74 two spaces in each of the four British Operations, with a Special Activity or not', () => {
    const spaces = { gaza: { troops: 2, cellsActive: 1 } }
    for (const name of ['deploy', 'patrol', 'search', 'assault'] as const)
      expect(question(operation(name, spaces, SHADED))?.about.limit).toBe(2)
  })

  test('2.3.7, PR6 its own tip: a chit makes three of two', () => {
    const rest = { ...SHADED, intel: { 0: 1 } } as const
    const two = play(operation('search', {}, rest), 'haifa', 'gaza')
    expect(spacesOffered(two)).toEqual([])
    expect(asked(play(two, chit(0), 'samaria'))).toBe('turn.activity by british')
  })

  test('PR74, PR11 granted Operations with a number of their own keep it: P27 has four', () => {
    const offer = event('P27', 'unshaded', 'british', {}, SHADED)
    expect(question(play(offer, 'search'))?.about.limit).toBe(4)
  })

  test('PR6 a Limited Operation has one, and Irgun their three', () => {
    const limited = play(firstToAct('british', {}, SHADED), 'limited-operation', 'search')
    expect(question(limited)?.about.limit).toBe(1)
    expect(question(operation('recruit', {}, SHADED))?.about.limit).toBe(3)
  })

  test('the two sides do not mix: its loss is whole', () => {
    expect(board(event('P20', 'shaded', 'irgun', {}, SHADED)).politicalWill).toBe(8)
  })
})
