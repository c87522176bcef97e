import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, whyNot } from '../../../../kit'

const MAP = {
  haifa: { police: 1, curfew: 1, opposition: 1 },
  samaria: { troops: 1, curfew: 1, opposition: 1 },
  gaza: { police: 1, curfew: 1 },
  lydda: { police: 1, opposition: 1 },
} as const

describe('A14 Arab Ladies of Jerusalem, unshaded', () => {
  test('Opposition leaves every space under Curfew, and no other; the Curfews stay', () => {
    const after = event('A14', 'unshaded', 'british', MAP)
    expect(contents(after, 'haifa')).toEqual({ police: 1, curfew: 1 })
    expect(contents(after, 'samaria')).toEqual({ troops: 1, curfew: 1 })
    expect(contents(after, 'gaza')).toEqual({ police: 1, curfew: 1 })
    expect(contents(after, 'lydda')).toEqual({ police: 1, opposition: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('it is all the same when the Rebels execute it', () => {
    const after = event('A14', 'unshaded', 'rebels', MAP)
    expect(contents(after, 'haifa')).toEqual({ police: 1, curfew: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R38: without a Curfew nothing changes', () => {
    const after = event('A14', 'unshaded', 'british', { lydda: MAP.lydda })
    expect(contents(after, 'lydda')).toEqual(MAP.lydda)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })
})

describe('A14 Arab Ladies of Jerusalem, shaded', () => {
  const HELD = { punishmentChits: { held: { detain: 1, fine: 1 } } } as const

  test('all Curfews are lifted; Opposition stays', () => {
    const after = event('A14', 'shaded', 'rebels', MAP)
    expect(contents(after, 'haifa')).toEqual({ police: 1, opposition: 1 })
    expect(contents(after, 'samaria')).toEqual({ troops: 1, opposition: 1 })
    expect(contents(after, 'gaza')).toEqual({ police: 1 })
    expect(board(after).available.curfews).toBe(3)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R27, R37: the British must discard one held chit of their choice; it goes to the pool', () => {
    const discard = event('A14', 'shaded', 'rebels', MAP, HELD)
    expect(asked(discard)).toBe('event.punishment by british')
    expect(contents(discard, 'gaza')).toEqual({ police: 1 })
    expect(can(discard, 'done')).toBe(false)
    expect(can(discard, 'detain')).toBe(true)
    expect(whyNot(discard, 'demolish')).toEqual({ rule: 'A14', reason: 'chit-not-at-hand' })

    const after = play(discard, 'fine')
    const chits = board(after).punishmentChits
    expect(chits.held).toEqual({ detain: 1, demolish: 0, fine: 0 })
    expect(chits.pool).toEqual({ detain: 1, demolish: 2, fine: 2 })
    expect(chits.used).toEqual({ detain: 0, demolish: 0, fine: 0 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('the chit is due without any Curfew too, and when the British execute it', () => {
    const discard = event('A14', 'shaded', 'british', {}, HELD)
    expect(asked(discard)).toBe('event.punishment by british')
    expect(asked(play(discard, 'detain'))).toBe('turn.draw-chit by chance')
  })

  test('a chit that was used already is not discarded', () => {
    const used = { punishmentChits: { used: { detain: 1 } } }
    const after = event('A14', 'shaded', 'rebels', {}, used)
    expect(board(after).punishmentChits.used.detain).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })
})
