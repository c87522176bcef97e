import { describe, expect, test } from 'vitest'
import { board, options, question, type Game } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  event,
  goesOn,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

describe('P27 American Loans*, unshaded', () => {
  const MAP = {
    haifa: { troops: 2, cellsActive: 1 },
    gaza: { troops: 2, cellsActive: 1 },
    samaria: { troops: 2, cellsActive: 1 },
    galilee: { troops: 2, cellsActive: 1 },
    lydda: { troops: 2, cellsActive: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR92, PR15 executed by the %s the British may conduct one Operation of any kind in up to four spaces',
    (by) => {
      const offer = event('P27', 'unshaded', by, MAP)
      expect(asked(offer)).toBe('grant.operation by british')
      expect(options(offer)).toEqual(['deploy', 'patrol', 'search', 'assault', 'done'])
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))
      const game = play(offer, 'assault')
      expect(question(game)?.about.limit).toBe(4)
      const after = play(game, 'haifa', 'gaza', 'samaria', 'galilee')
      expect(board(after).available.cells).toBe(12)
      expect(asked(after)).toBe(goesOn(by))
      expect(asked(play(game, 'haifa', 'done'))).toBe(goesOn(by))
    },
  )

  test('PR92, PR11 no Special Activity, and no fifth space for a chit', () => {
    const game = play(event('P27', 'unshaded', 'british', MAP, { intel: { 0: 1 } }), 'assault')
    expect(whyNot(game, 'mass-detention').reason).toBe('no-activity-now')
    expect(can(game, chit(0))).toBe(false)
    const four = play(game, 'haifa', 'gaza', 'samaria', 'galilee')
    expect(asked(four)).toBe('turn.box by irgun')
  })

  test('PR11, PR74 P9 shaded does not lessen it', () => {
    const game = event('P27', 'unshaded', 'british', MAP, capability('P9', 'shaded'))
    expect(question(play(game, 'search'))?.about.limit).toBe(4)
  })

  test('a Deploy brings its Troops, too', () => {
    const game = play(event('P27', 'unshaded', 'british', MAP), 'deploy')
    expect(spacesOffered(game)).toHaveLength(5)
    const placed = play(game, 'haifa', 'gaza', 'done')
    expect(asked(placed)).toBe('deploy.to by british')
  })

  test('P17 shaded and P18 unshaded hold in it', () => {
    const spaces = { haifa: { troops: 3, cellsUnderground: 1, cellsActive: 3 } }
    const search = event('P27', 'unshaded', 'british', spaces, capability('P17', 'shaded'))
    expect(there(play(search, 'search', 'haifa', 'done'), 'haifa', 'cellsActive')).toBe(3)
    const assault = event('P27', 'unshaded', 'british', spaces, capability('P18', 'unshaded'))
    expect(board(play(assault, 'assault', 'haifa')).available.cells).toBe(11)
  })
})

describe('P27 American Loans*, shaded', () => {
  test.each(['british', 'irgun'] as const)(
    'executed by the %s: −1, and the British are bound to Pass on the next card',
    (by) => {
      const after = event('P27', 'shaded', by, {})
      expect(board(after)).toMatchObject({ politicalWill: 9, mustPass: 'next-card' })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('5.4, PR74, PR92 no loss under P9 unshaded; they are bound all the same', () => {
    const after = event('P27', 'shaded', 'irgun', {}, capability('P9', 'unshaded'))
    expect(board(after)).toMatchObject({ politicalWill: 10, mustPass: 'next-card' })
  })

  test('PR92 on this card they still act as they like', () => {
    const game = play(event('P27', 'shaded', 'irgun', {}), 'limited-operation', 'search', 'haifa')
    expect(asked(game)).toBe('reveal.card by chance')
    expect(board(game).mustPass).toBe('next-card')
  })

  /** To the next card: Irgun have executed it, the British have acted in this box. */
  const nextCard = (
    box: 'limited-operation' | 'operation-and-special',
    rest: Parameters<typeof event>[4] = {},
  ): Game =>
    play(event('P27', 'shaded', 'irgun', { gaza: { cellsUnderground: 1 } }, rest), box, 'pass', 0)

  test('PR92 First Eligible on the next Event: any box, the Event box too, without a chit', () => {
    const game = play(nextCard('limited-operation'), 'P2')
    expect(asked(game)).toBe('turn.box by british')
    expect(board(game).mustPass).toBe('this-card')
    expect(options(game)).toEqual(['limited-operation', 'event', 'operation-and-special'])
    for (const box of ['limited-operation', 'event', 'operation-and-special'] as const) {
      const passed = play(game, box)
      expect(asked(passed)).toBe('turn.box by irgun')
      expect(board(passed)).toMatchObject({ mustPass: null, politicalWill: 9 })
      expect(told(passed, 'intel')).toHaveLength(1)
    }
  })

  test('PR92, 2.3.5 their box still settles who is First on the card after', () => {
    const game = play(nextCard('limited-operation'), 'P2', 'limited-operation', 'event', 'unshaded')
    expect(board(game).firstEligible).toBe('british')
    const free = play(game, 'P7')
    expect(asked(play(free, 'operation-and-special'))).toBe('turn.operation by british')
  })

  test('PR92 Second Eligible on the next Event: one of the two free boxes', () => {
    const game = play(nextCard('operation-and-special'), 'P2')
    expect(asked(game)).toBe('turn.box by irgun')
    const second = play(game, 'event', 'unshaded')
    expect(options(second)).toEqual(['limited-operation', 'operation-and-special'])
    expect(whyNot(second, 'event')).toEqual({ rule: '2.3.2', reason: 'box-taken' })
    const passed = play(second, 'operation-and-special')
    expect(asked(passed)).toBe('reveal.card by chance')
    expect(board(passed).mustPass).toBeNull()
  })

  test('PR92, PR18 over a Propaganda Round: they are free in it, and Pass on the Event after it', () => {
    const fourth = { played: ['P2', 'P7', 'P12'] } as const
    const revealed = play(nextCard('limited-operation', fourth), 'P33')
    expect(board(revealed).mustPass).toBe('next-card')
    // Irgun may Rob, then the British, who hold the chit of their Pass, may still draw and redeploy.
    expect(asked(revealed)).toBe('rob.space by irgun')
    const redeploy = play(revealed, 'done')
    expect(board(redeploy).mustPass).toBe('next-card')
    const cell = play(redeploy, 'done')
    expect(asked(cell)).toBe('reveal.card by chance')
    const next = play(cell, 'P24')
    expect(board(next)).toMatchObject({ mustPass: 'this-card', firstEligible: 'irgun' })
    const british = play(next, 'limited-operation', 'pass', 'done')
    expect(asked(british)).toBe('turn.box by british')
    const passed = play(british, 'operation-and-special')
    expect(board(passed).mustPass).toBeNull()
    expect(asked(passed)).toBe('reveal.card by chance')
  })

  test('PR92 Irgun are not bound, and Pass with their Rob', () => {
    const game = play(nextCard('operation-and-special'), 'P2', 'event', 'pass')
    expect(asked(game)).toBe('rob.space by irgun')
  })

  test('what an Event of that card lets the British do they may', () => {
    const game = play(nextCard('operation-and-special'), 'P6', 'event', 'unshaded')
    expect(asked(game)).toBe('grant.operation by british')
  })
})
