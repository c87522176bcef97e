import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  odds,
  options,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  rebels,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const trays = (game: Game) => board(game).operationsChits

describe('2.3.4 drawing and choosing a chit', () => {
  test('R8: the Rebels draw two and choose one; the other goes back before they take a box', () => {
    const first = firstToAct('rebels', {})
    expect(asked(first)).toBe('turn.draw-chit by chance')
    expect(asked(apply(first, 1))).toBe('turn.draw-chit by chance')
    const drawn = play(first, 1, 3)
    expect(asked(drawn)).toBe('turn.chit by rebels')
    expect(options(drawn)).toEqual([
      { chit: 1, from: 'drawn' },
      { chit: 3, from: 'drawn' },
    ])
    expect(whyNot(drawn, { chit: 2, from: 'drawn' })).toEqual({
      rule: '1.8.1',
      reason: 'chit-not-at-hand',
    })
    const chosen = apply(drawn, { chit: 3, from: 'drawn' })
    expect(asked(chosen)).toBe('turn.box by rebels')
    expect(trays(chosen)).toEqual({
      pool: { 1: 3, 2: 3, 3: 2 },
      drawn: { 1: 0, 2: 0, 3: 0 },
      held: { 1: 0, 2: 0, 3: 0 },
      used: { 1: 0, 2: 0, 3: 1 },
    })
  })

  test('every chit in the pool is as likely as any other (1.8.1)', () => {
    const game = firstToAct('rebels', {}, { operationsChits: { used: { 1: 1, 2: 3 } } })
    expect(odds(game)).toEqual([
      { option: 1, weight: 2 },
      { option: 3, weight: 3 },
    ])
    expect(whyNot(game, 2)).toEqual({ rule: '1.8.1', reason: 'chit-not-at-hand' })
    expect(odds(apply(game, 3))).toEqual([
      { option: 1, weight: 2 },
      { option: 3, weight: 2 },
    ])
  })

  test('R8: a held chit may be used in the stead of those drawn, which all go back', () => {
    const game = firstToAct('rebels', {}, { operationsChits: { held: { 2: 1 } } })
    const chosen = play(game, 1, 3, { chit: 2, from: 'held' })
    expect(trays(chosen)).toEqual({
      pool: { 1: 3, 2: 2, 3: 3 },
      drawn: { 1: 0, 2: 0, 3: 0 },
      held: { 1: 0, 2: 0, 3: 0 },
      used: { 1: 0, 2: 1, 3: 0 },
    })
  })

  test('a held chit that is not used stays', () => {
    const game = firstToAct('rebels', {}, { operationsChits: { held: { 2: 1 } } })
    expect(trays(play(game, 1, 3, { chit: 1, from: 'drawn' })).held).toEqual({ 1: 0, 2: 1, 3: 0 })
  })

  test('6.6.4: Decentralized, they draw only one, and may still use a held chit', () => {
    const game = firstToAct('rebels', {}, { unity: 0, operationsChits: { held: { 3: 1 } } })
    const drawn = apply(game, 2)
    expect(asked(drawn)).toBe('turn.chit by rebels')
    expect(can(drawn, { chit: 3, from: 'held' })).toBe(true)
    expect(asked(apply(firstToAct('rebels', {}, { unity: 1 }), 2))).toBe('turn.draw-chit by chance')
  })

  test('they draw no more than are left', () => {
    const used = { 1: 3, 2: 3, 3: 2 } as const
    const game = apply(firstToAct('rebels', {}, { operationsChits: { used } }), 3)
    expect(asked(game)).toBe('turn.chit by rebels')
  })

  test('with none in the pool and none held, those set aside go back to the pool first', () => {
    const used = { 1: 3, 2: 3, 3: 3 } as const
    const game = firstToAct('rebels', {}, { operationsChits: { used } })
    expect(odds(game).map(({ weight }) => weight)).toEqual([3, 3, 3])
    const chosen = withChit(game, 2)
    expect(trays(chosen)).toEqual({
      pool: { 1: 3, 2: 2, 3: 3 },
      drawn: { 1: 0, 2: 0, 3: 0 },
      held: { 1: 0, 2: 0, 3: 0 },
      used: { 1: 0, 2: 1, 3: 0 },
    })
  })

  test('with none in the pool but one held, nothing is drawn and the held one is used', () => {
    const used = { 1: 3, 2: 3, 3: 2 } as const
    const game = firstToAct('rebels', {}, { operationsChits: { held: { 3: 1 }, used } })
    expect(asked(game)).toBe('turn.chit by rebels')
    expect(options(game)).toEqual([{ chit: 3, from: 'held' }])
  })

  test('the chit is used up by Event and Pass as well', () => {
    const passed = play(withChit(firstToAct('rebels', {}), 2), 'event', 'pass')
    expect(trays(passed).used).toEqual({ 1: 0, 2: 1, 3: 0 })
  })
})

describe('1.8.2 the effect of the chit', () => {
  const CAUGHT = {
    gaza: { guerrillasActive: 2, guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1 },
  }
  const afterPass = (chit: 1 | 2 | 3, spaces: Parameters<typeof firstToAct>[1], rest = {}) =>
    play(withChit(firstToAct('rebels', spaces, rest), chit), 'event', 'pass', 'done')

  test('a 2 removes one Active Guerrilla to Available', () => {
    const game = afterPass(2, CAUGHT)
    expect(asked(game)).toBe('chit-effect.guerrilla by british')
    expect(options(game)).toEqual(['gaza', 'done'])
    expect(whyNot(game, 'lydda')).toEqual({ rule: '1.8.2', reason: 'needs-active-guerrilla' })
    const removed = apply(game, 'gaza')
    expect(contents(removed, 'gaza')).toEqual({ guerrillasActive: 1, guerrillasUnderground: 1 })
    expect(board(removed).available.guerrillas).toBe(12)
    expect(board(removed).available.irregulars).toBe(6)
    expect(asked(removed)).toBe('turn.box by british')
  })

  test('a 3 replaces one Active Guerrilla with an Underground Irregular', () => {
    const replaced = apply(afterPass(3, CAUGHT), 'gaza')
    expect(contents(replaced, 'gaza')).toEqual({
      guerrillasActive: 1,
      guerrillasUnderground: 1,
      irregularsUnderground: 1,
    })
    expect(board(replaced).available.irregulars).toBe(5)
  })

  test('a 1 has none', () => {
    expect(asked(afterPass(1, CAUGHT))).toBe('turn.box by british')
  })

  test('R7: the British may decline', () => {
    const game = apply(afterPass(3, CAUGHT), 'done')
    expect(there(game, 'gaza', 'guerrillasActive')).toBe(2)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R7: abroad a 3 only removes, for no Irregular may stand there', () => {
    const game = afterPass(3, { syria: { guerrillasActive: 1 } })
    expect(can(game, 'syria')).toBe(true)
    const removed = apply(game, 'syria')
    expect(contents(removed, 'syria')).toEqual({})
    expect(board(removed).available).toMatchObject({ guerrillas: 15, irregulars: 6 })
  })

  test('R2: with no Irregular Available a 3 only removes', () => {
    const game = afterPass(3, {
      gaza: { guerrillasActive: 1 },
      haifa: { irregularsUnderground: 6 },
    })
    const removed = apply(game, 'gaza')
    expect(contents(removed, 'gaza')).toEqual({})
    expect(there(removed, 'haifa', 'irregularsUnderground')).toBe(6)
  })

  test('without an Active Guerrilla nothing is asked', () => {
    const game = afterPass(3, { lydda: { guerrillasUnderground: 1 } })
    expect(asked(game)).toBe('turn.box by british')
  })
})

describe('R5: when the chit bites', () => {
  const RISING = { lydda: { guerrillasUnderground: 1 }, gaza: { guerrillasUnderground: 1 } }

  test('after the Operation and the Special Activity that follows it', () => {
    const game = play(rebels('sabotage', RISING, {}, { chit: 2 }), 'lydda', 'coordinate', 6)
    expect(asked(game)).toBe('sabotage.space by rebels')
    const over = play(game, 'gaza')
    expect(asked(over)).toBe('chit-effect.guerrilla by british')
    expect(options(over)).toEqual(['lydda', 'gaza', 'done'])
  })

  test('once for the whole action', () => {
    const over = play(rebels('sabotage', RISING, {}, { chit: 2 }), 'lydda', 'gaza', 'done')
    expect(asked(over)).toBe('chit-effect.guerrilla by british')
    expect(asked(apply(over, 'gaza'))).toBe('turn.box by british')
  })

  test('after a Limited Operation too', () => {
    const game = rebels('sabotage', RISING, {}, { box: 'limited-operation', chit: 3 })
    expect(asked(play(game, 'lydda', 'done'))).toBe('chit-effect.guerrilla by british')
  })

  test('after an Event', () => {
    const game = withChit(
      firstToAct(
        'rebels',
        { gaza: { guerrillasActive: 1 } },
        { outOfPlay: { countries: ['transjordan', 'egypt'] } },
        'A30',
      ),
      2,
    )
    const over = play(game, 'event', 'shaded')
    expect(asked(over)).toBe('chit-effect.guerrilla by british')
  })

  test('if the Rebels are second, before the next card', () => {
    const british = play(firstToAct('british', RISING), 'event', 'pass', 'fine')
    const over = play(withChit(british, 2), 'limited-operation', 'sabotage', 'lydda', 'done')
    expect(asked(over)).toBe('chit-effect.guerrilla by british')
    expect(asked(apply(over, 'lydda'))).toBe('reveal.card by chance')
  })

  test('not if Unity is Centralized (6.6.3)', () => {
    const game = rebels('sabotage', RISING, { unity: 4 }, { chit: 3 })
    expect(asked(play(game, 'lydda', 'done'))).toBe('turn.box by british')
  })

  test('nor if it has become so by this very action', () => {
    const spaces = { ...RISING, syria: { bases: 1 } }
    const game = rebels('sabotage', spaces, { unity: 3 }, { chit: 3 })
    const over = play(game, 'lydda', 'coordinate', 1, 'done')
    expect(board(over).unity).toBe(4)
    expect(asked(over)).toBe('turn.box by british')
  })
})

describe('R6: the effect after Coordinate', () => {
  const RISING = { lydda: { guerrillasUnderground: 1 }, gaza: { guerrillasUnderground: 1 } }

  test('a 1 for two spaces still has none', () => {
    const game = play(rebels('sabotage', RISING, {}, { chit: 1 }), 'coordinate', 6)
    const over = play(game, 'lydda', 'gaza')
    expect(there(over, 'gaza', 'guerrillasActive')).toBe(1)
    expect(asked(over)).toBe('turn.box by british')
  })

  test('a 2 for three spaces still removes without replacing', () => {
    const game = play(rebels('sabotage', RISING, {}, { chit: 2 }), 'coordinate', 6)
    const over = play(game, 'lydda', 'gaza', 'gaza')
    expect(contents(over, 'gaza')).toEqual({ opposition: 1 })
  })
})
