/* 6.0 The Propaganda Round, and victory. */
import { describe, expect, test } from 'vitest'
import {
  board,
  forecast,
  options,
  outcome,
  question,
} from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  boardWith,
  can,
  capability,
  chit,
  contents,
  one,
  play,
  propaganda,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

const piece = (kind: string, from: string, to: string, number: number) =>
  ({ piece: kind, from, to, number }) as never

describe('6.1, PR59, PR60 Political Will', () => {
  const amounts = (spaces: object) =>
    Object.fromEntries(
      forecast(boardWith(spaces as never)).lines.map(({ line, amount }) => [line, amount]),
    )

  test('1.3.2, 1.3.3, 6.1.1 each marker by the value of its space; a Railway once', () => {
    expect(
      amounts({
        galilee: { sabotage: 2 },
        haifa: { sabotage: 2, terror: 1 },
        'railway-haifa-syria': { sabotage: 3 },
        'railway-tel-aviv-haifa': { sabotage: 1 },
      }),
    ).toEqual({
      districts: -2,
      railways: -4,
      'cities-sabotage': -4,
      'cities-terror': -3,
      'no-railway': 0,
      'clear-cities': 2,
    })
  })

  test('6.1.2 +2 if no Railway has Sabotage, +1 for each City without either', () => {
    expect(amounts({})).toMatchObject({ 'no-railway': 2, 'clear-cities': 3 })
    expect(amounts({ haifa: { terror: 1 }, jerusalem: { sabotage: 1 } })).toMatchObject({
      'clear-cities': 1,
    })
  })

  test('1.8, PR59 summed first, then applied once, held to 0–20', () => {
    const game = propaganda({}, { politicalWill: 18 })
    expect(board(game).politicalWill).toBe(20)
  })

  test('6.1.3, 7.0, 7.0.1 at 0 Irgun win at once', () => {
    const game = propaganda({ haifa: { terror: 3 } }, { politicalWill: 5 })
    expect(outcome(game)).toEqual({ winner: 'irgun', by: 'early-victory' })
    expect(question(game)).toBeNull()
  })

  test('6.1.4, 7.0.2 after the third card the British win; Irgun first if it is 0', () => {
    const played = ['P33', 'P34'] as const
    expect(outcome(propaganda({}, { played }, 'P35'))).toEqual({
      winner: 'british',
      by: 'final-victory',
    })
    const lost = propaganda({ haifa: { terror: 3 } }, { played, politicalWill: 1 }, 'P35')
    expect(outcome(lost)).toMatchObject({ winner: 'irgun' })
  })
})

describe('6.2 Resources', () => {
  test('6.2.1, PR13 Irgun may Rob in one space', () => {
    const game = propaganda({ galilee: { cellsUnderground: 1 }, gaza: { cellsUnderground: 1 } })
    expect(asked(game)).toBe('rob.space by irgun')
    expect(asked(play(game, 'galilee', 4))).toBe('intel.draw by chance')
    expect(asked(play(game, 'done'))).toBe('intel.draw by chance')
  })

  test('6.2.2, PR61 with no chit one is drawn', () => {
    expect(board(play(propaganda({}), 2)).intel.held[2]).toBe(1)
  })

  test('PR61 else half of their number goes back, rounded down, of British choice', () => {
    const one = propaganda({}, { intel: { 2: 1 } })
    expect(board(one).phase).toBe('reveal')
    const three = propaganda({}, { intel: { 0: 1, 1: 1, 2: 1 } })
    expect(asked(three)).toBe('propaganda.discard by british')
    const after = play(three, chit(0))
    expect(board(after).intel.held).toEqual({ 0: 0, 1: 1, 2: 1 })
    expect(board(after).phase).toBe('reveal')
    const five = propaganda({}, { intel: { 0: 3, 1: 2 } })
    expect(board(play(five, chit(0), chit(0))).intel.held).toEqual({ 0: 1, 1: 2, 2: 0 })
  })

  test('6.2.3, PR62 at 0 a chit, which is not halved', () => {
    const game = propaganda({}, { haganah: 0, intel: { 0: 1 } })
    expect(asked(game)).toBe('intel.draw by chance')
    expect(board(play(game, 2)).intel.held).toEqual({ 0: 1, 1: 0, 2: 1 })
  })

  test('6.2.3, PR62 at 4 Irgun may place an Arms Cache with a Cell, P13 or not', () => {
    const spaces = {
      galilee: { cellsActive: 1, police: 1 },
      samaria: { cellsActive: 1, police: 1, armsCaches: 2 },
      'railway-haifa-syria': { cellsActive: 1 },
    }
    const rest = { haganah: 4, intel: { 0: 1 }, ...capability('P13', 'unshaded') } as const
    const game = propaganda(spaces, rest)
    expect(asked(game)).toBe('propaganda.cache by irgun')
    expect(spacesOffered(game)).toEqual(['galilee'])
    expect(whyNot(game, 'samaria')).toEqual({ rule: '1.4.2', reason: 'stacking-arms-caches' })
    expect(whyNot(game, 'railway-haifa-syria')).toEqual({
      rule: '6.2.3',
      reason: 'needs-district-or-city',
    })
    expect(whyNot(game, 'gaza')).toEqual({ rule: '6.2.3', reason: 'needs-cell' })
    expect(there(play(game, 'galilee'), 'galilee', 'armsCaches')).toBe(1)
  })
})

describe('6.3 Redeploy', () => {
  const WITH_CHIT = { intel: { 0: 1 } } as const

  test('6.3.1, PR63 Police to Railways and to British pieces of that moment, each once', () => {
    const game = propaganda({ galilee: { police: 2 }, gaza: { troops: 1 } }, WITH_CHIT)
    expect(asked(game)).toBe('redeploy.police by british')
    expect(can(game, piece('police', 'galilee', 'gaza', 2))).toBe(true)
    expect(can(game, piece('police', 'galilee', 'railway-haifa-syria', 1))).toBe(true)
    expect(can(game, piece('police', 'galilee', 'samaria', 1))).toBe(false)
    const moved = play(game, piece('police', 'galilee', 'gaza', 2))
    // Both have moved, and nobody is left to.
    expect(asked(moved)).toBe('redeploy.troops by british')
  })

  test('6.3.1 then Troops to Cities and Railways, not to Districts', () => {
    const game = play(propaganda({ gaza: { troops: 2 } }, WITH_CHIT))
    expect(asked(game)).toBe('redeploy.troops by british')
    expect(can(game, piece('troops', 'gaza', 'haifa', 2))).toBe(true)
    expect(can(game, piece('troops', 'gaza', 'galilee', 1))).toBe(false)
    expect(board(play(game, 'done')).phase).toBe('reveal')
  })

  test('1.10, PR20, PR64 a City left by the British has no Curfew for the Cells that come', () => {
    const spaces = {
      haifa: { troops: 1, curfew: 1 },
      jerusalem: { troops: 1, curfew: 1 },
      gaza: { cellsActive: 2 },
    }
    const game = play(
      propaganda(spaces, WITH_CHIT),
      'done',
      piece('troops', 'haifa', 'tel-aviv-jaffa', 1),
      'done',
    )
    expect(asked(game)).toBe('redeploy.cell by irgun')
    expect(whyNot(game, piece('cellsActive', 'gaza', 'jerusalem', 1))).toEqual({
      rule: '6.3.2',
      reason: 'curfew-here',
    })
    const moved = play(game, piece('cellsActive', 'gaza', 'haifa', 1))
    expect(contents(moved, 'haifa')).toEqual({ cellsActive: 1 })
    expect(whyNot(moved, piece('cellsActive', 'gaza', 'haifa', 1))).toEqual({
      rule: 'PR64',
      reason: 'already-selected',
    })
    // Who has come to Haifa does not move on.
    expect(can(moved, piece('cellsActive', 'haifa', 'tel-aviv-jaffa', 1))).toBe(false)
  })

  test('6.3.2, PR64 then at most one Arms Cache, to a Cell, within stacking', () => {
    const spaces = {
      galilee: { armsCaches: 1 },
      gaza: { cellsUnderground: 1, armsCaches: 2, police: 1 },
      samaria: { cellsUnderground: 1, police: 1 },
    }
    const game = play(propaganda(spaces, WITH_CHIT), 'done', 'done')
    expect(asked(game)).toBe('redeploy.cache by irgun')
    const from = play(game, one('armsCaches', 'galilee'))
    expect(spacesOffered(from)).toEqual(['samaria'])
    expect(whyNot(from, 'gaza')).toEqual({ rule: '1.4.2', reason: 'stacking-arms-caches' })
    expect(there(play(from, 'samaria'), 'samaria', 'armsCaches')).toBe(1)
  })
})

describe('1.3.6, 1.4.3, 2.4, 6.4, PR65 Reset', () => {
  test('markers leave, half the Prison is released, Cells hide, Irgun are First', () => {
    const spaces = {
      haifa: { police: 1, curfew: 1, sabotage: 2, terror: 1 },
      galilee: { cellsActive: 2, police: 2, sabotage: 1 },
    }
    const rest = { firstEligible: 'british', prison: 5, intel: { 1: 1 }, haganah: 2 } as const
    const game = play(propaganda(spaces, rest), 'done', 'done')
    expect(contents(game, 'haifa')).toEqual({ police: 1 })
    expect(contents(game, 'galilee')).toEqual({ police: 2, cellsUnderground: 2 })
    expect(board(game)).toMatchObject({
      prison: 3,
      firstEligible: 'irgun',
      haganah: 2,
      available: { curfews: 3 },
      intel: { held: { 1: 1 } },
      phase: 'reveal',
    })
  })

  test('2.3.1, PR18 what P5 removed stays away', () => {
    const game = propaganda({}, { outOfGame: 2, prison: 2, intel: { 0: 1 } })
    expect(board(game)).toMatchObject({ outOfGame: 2, prison: 1 })
    expect(options(game).length).toBeGreaterThan(0)
  })
})
