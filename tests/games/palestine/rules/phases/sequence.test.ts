/* 2.0 The sequence of play: boxes, Pass, eligibility, the deck. */
import { describe, expect, test } from 'vitest'
import {
  CARD_IDS,
  board,
  newGame,
  nextCardOdds,
  odds,
  options,
} from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  propaganda,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

describe('2.1, 2.2, 2.3.6 set-up and deck', () => {
  test('Irgun are First Eligible; the first card is an Event, each as likely as any other', () => {
    const game = newGame()
    expect(asked(game)).toBe('reveal.card by chance')
    expect(options(game)).toHaveLength(32)
    expect(new Set(odds(game).map(({ weight }) => weight)).size).toBe(1)
    expect(asked(play(game, 'P24'))).toBe('turn.box by irgun')
  })

  test('PR98 among the last three cards of a pile any Propaganda card not yet played may come', () => {
    const played = CARD_IDS.slice(0, 4)
    expect(nextCardOdds({ played })).toEqual({ eachEvent: 2 * 3, eachPropaganda: 28 })
    const game = newGame({
      position: { spaces: {}, politicalWill: 10, haganah: 3, played },
    })
    for (const card of ['P33', 'P34', 'P35'] as const) expect(can(game, card)).toBe(true)
  })

  test('a fixed deck', () => {
    const game = newGame({ deck: ['P7'] })
    expect(options(game)).toEqual(['P7'])
    expect(whyNot(game, 'P8')).toEqual({ rule: '2.1', reason: 'not-next' })
  })
})

describe('2.3.2 boxes', () => {
  test('First any box, Second one of the others', () => {
    const game = firstToAct('irgun', {})
    expect(options(game)).toEqual(['limited-operation', 'event', 'operation-and-special'])
    const second = play(game, 'event', 'pass')
    expect(asked(second)).toBe('turn.box by british')
    expect(whyNot(second, 'event')).toEqual({ rule: '2.3.2', reason: 'box-taken' })
  })

  test('5.2 a side that the card does not have cannot be taken', () => {
    const game = play(firstToAct('irgun', {}, {}, 'P22'), 'event')
    expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
  })

  test('PR4 an Operation without a space cannot be chosen', () => {
    const game = play(firstToAct('british', {}), 'operation-and-special')
    expect(whyNot(game, 'deploy')).toEqual({ rule: '3.2.1', reason: 'no-space-for-this' })
    expect(whyNot(game, 'assault')).toEqual({ rule: '3.2.4', reason: 'no-space-for-this' })
    expect(can(game, 'search')).toBe(true)
  })

  test('5.0, 5.1, PR14 an Event without effect may be taken, to block it', () => {
    const game = play(firstToAct('british', {}, {}, 'P8'), 'event', 'shaded')
    expect(asked(game)).toBe('turn.box by irgun')
    expect(board(game).politicalWill).toBe(10)
  })
})

describe('2.3.5 eligibility', () => {
  test('the cylinder farther left is First on the next card', () => {
    const game = firstToAct('irgun', {})
    const left = play(game, 'limited-operation', 'pass', 'operation-and-special', 'pass', 0)
    expect(board(left).firstEligible).toBe('irgun')
    const right = play(game, 'operation-and-special', 'pass', 'event', 'pass', 0)
    expect(board(right).firstEligible).toBe('british')
  })
})

describe('2.3.3, PR12, PR13 Pass', () => {
  test('the British draw a chit, in the Event box too, if the bag has one', () => {
    const game = play(firstToAct('british', {}), 'event', 'pass')
    expect(asked(game)).toBe('intel.draw by chance')
    const rest = { intel: { 0: 3, 1: 3, 2: 3 } }
    expect(asked(play(firstToAct('british', {}, rest), 'event', 'pass'))).toBe('turn.box by irgun')
  })

  test('Irgun may Rob in exactly one space, by the rule of the Operation, without paying', () => {
    const spaces = {
      galilee: { cellsUnderground: 2, police: 1 },
      gaza: { cellsUnderground: 1, armsCaches: 1 },
    }
    const game = play(firstToAct('irgun', spaces, { haganah: 4 }), 'event', 'pass')
    expect(asked(game)).toBe('rob.space by irgun')
    expect(options(game)).toEqual(['galilee', 'gaza', 'done'])
    const robbed = play(game, 'galilee', 3)
    expect(contents(robbed, 'galilee')).toMatchObject({ armsCaches: 1, cellsActive: 1 })
    expect(asked(robbed)).toBe('turn.box by british')
  })

  test('unwilling, or without a space, they do nothing', () => {
    expect(asked(play(firstToAct('irgun', {}), 'event', 'pass'))).toBe('turn.box by british')
    const game = play(firstToAct('irgun', { gaza: { cellsActive: 1 } }), 'event', 'pass', 'done')
    expect(asked(game)).toBe('turn.box by british')
  })
})

describe('PR92 when the British must Pass', () => {
  test('on the next Event card, in any free box, without a chit', () => {
    const position = { spaces: {}, politicalWill: 10, haganah: 3, mustPass: 'next-card' } as const
    const game = play(newGame({ position }), 'P24')
    expect(board(game).mustPass).toBe('this-card')
    const second = play(game, 'limited-operation', 'pass')
    expect(options(second)).toEqual(['event', 'operation-and-special'])
    const passed = play(second, 'event')
    expect(board(passed).mustPass).toBeNull()
    expect(told(passed, 'intel')).toEqual([])
    expect(asked(passed)).toBe('reveal.card by chance')
  })

  test('a Propaganda Round in between does not use it up', () => {
    const game = propaganda({}, { mustPass: 'next-card' })
    expect(board(game).mustPass).toBe('next-card')
  })

  test('Irgun are not bound', () => {
    const game = firstToAct('irgun', {}, { mustPass: 'this-card' })
    expect(asked(play(game, 'operation-and-special'))).toBe('turn.operation by irgun')
  })
})

test('PR19 Political Will at 0 in the middle of a campaign ends nothing', () => {
  const spaces = { haifa: { police: 1, curfew: 1, cellsActive: 1 } }
  const game = play(
    firstToAct('irgun', spaces, { politicalWill: 1 }),
    'operation-and-special',
    'travel',
    'propagandize',
    'haifa',
  )
  expect(board(game)).toMatchObject({ politicalWill: 0, outcome: null })
  expect(there(game, 'haifa', 'curfew')).toBe(1)
  expect(spacesOffered(game)).toEqual(['haifa'])
})
