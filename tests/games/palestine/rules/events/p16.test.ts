import { describe, expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  contents,
  event,
  goesOn,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const police = (from: string, to: string, number: number) =>
  ({ piece: 'police', from, to, number }) as never

describe('P16 Alan Cunningham, unshaded', () => {
  const MAP = {
    galilee: { troops: 2, police: 1, sabotage: 2 },
    haifa: { troops: 2, cellsActive: 2 },
    gaza: { troops: 2, cellsActive: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR81, PR15 executed by the %s the British may conduct two Limited Operations, then Restore',
    (by) => {
      const first = event('P16', 'unshaded', by, MAP)
      expect(asked(first)).toBe('grant.operation by british')
      expect(options(first)).toEqual(['deploy', 'patrol', 'search', 'assault', 'done'])
      const assault = play(first, 'assault')
      expect(question(assault)?.about.limit).toBe(1)
      const second = play(assault, 'haifa')
      expect(there(second, 'haifa', 'cellsActive')).toBe(1)
      expect(asked(second)).toBe('grant.operation by british')
      // Of another kind, and with the same pieces once more.
      const patrolled = play(second, 'patrol', 'haifa', police('galilee', 'haifa', 1), 'haifa')
      expect(board(patrolled).prison).toBe(1)
      // Without its Police Galilee can no longer be restored, and Haifa has no marker.
      expect(asked(patrolled)).toBe(goesOn(by))

      const again = play(second, 'assault', 'haifa')
      expect(there(again, 'haifa', 'cellsActive')).toBe(0)
      expect(asked(again)).toBe('grant.activity by british')
      const after = play(again, 'restore', 'galilee')
      expect(contents(after, 'galilee')).toEqual({ troops: 2, police: 1 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR81 none or one, then Restore or not: in any space that meets 4.2.1', () => {
    const none = play(event('P16', 'unshaded', 'british', MAP), 'done')
    expect(asked(none)).toBe('grant.activity by british')
    expect(options(none)).toEqual(['restore', 'done'])
    expect(asked(play(none, 'done'))).toBe('turn.box by irgun')
    const restore = play(none, 'restore')
    expect(spacesOffered(restore)).toEqual(['galilee'])
    expect(whyNot(restore, 'haifa')).toEqual({ rule: '4.2.1', reason: 'needs-police' })
    const one = play(event('P16', 'unshaded', 'british', MAP), 'assault', 'gaza', 'done')
    expect(asked(one)).toBe('grant.activity by british')
  })

  test('PR81, PR11, PR8 each has a Lead of its own: a chit, then another', () => {
    const rest = { intel: { 0: 2 } } as const
    const first = play(event('P16', 'unshaded', 'british', MAP, rest), 'assault', 'gaza')
    expect(asked(first)).toBe('assault.space by british')
    const paid = play(first, chit(0), 'haifa')
    expect(asked(paid)).toBe('grant.operation by british')
    const second = play(paid, 'search', 'galilee')
    expect(can(second, chit(0))).toBe(true)
    const third = play(second, chit(0), 'tel-aviv-jaffa')
    expect(board(third).intel.held[0]).toBe(0)
    expect(asked(third)).toBe('grant.activity by british')
  })

  test('PR8 a Deploy cannot be paid for; it moves Troops all the same', () => {
    const deploy = play(event('P16', 'unshaded', 'british', MAP, { intel: { 0: 1 } }), 'deploy')
    expect(can(deploy, chit(0))).toBe(false)
    const to = play(deploy, 'gaza')
    expect(there(to, 'gaza', 'police')).toBe(1)
    expect(asked(to)).toBe('deploy.to by british')
    const after = play(to, 'done')
    expect(asked(after)).toBe('grant.operation by british')
  })

  test('2.3.4 no Special Activity within them', () => {
    const search = play(event('P16', 'unshaded', 'british', MAP), 'search')
    expect(whyNot(search, 'negotiate')).toEqual({ rule: '2.3.4', reason: 'no-activity-now' })
  })

  test('PR6 P9 shaded: one space each, as ever', () => {
    const game = event('P16', 'unshaded', 'british', MAP, capability('P9', 'shaded'))
    expect(question(play(game, 'assault'))?.about.limit).toBe(1)
  })

  test('PR4 an Operation without a space is not among them', () => {
    const game = event('P16', 'unshaded', 'british', {})
    expect(options(game)).toEqual(['search', 'done'])
    expect(whyNot(game, 'deploy')).toEqual({ rule: '3.2.1', reason: 'no-space-for-this' })
  })

  test('P17 shaded, P18 and P23 shaded hold in them', () => {
    const three = { haifa: { troops: 3, cellsUnderground: 1, cellsActive: 3 } }
    const bases = event('P16', 'unshaded', 'british', three, capability('P17', 'shaded'))
    expect(there(play(bases, 'search', 'haifa'), 'haifa', 'cellsUnderground')).toBe(1)
    const airborne = event('P16', 'unshaded', 'british', three, capability('P18', 'unshaded'))
    expect(there(play(airborne, 'assault', 'haifa'), 'haifa', 'cellsActive')).toBe(0)
    const mined = { gaza: { sabotage: 1, cellsActive: 1 }, haifa: { police: 1 } }
    const mines = event('P16', 'unshaded', 'british', mined, capability('P23', 'shaded'))
    expect(asked(play(mines, 'patrol', 'gaza', police('haifa', 'gaza', 1)))).toBe(
      'roll.die by chance',
    )
  })
})

describe('P16 Alan Cunningham, shaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR81, PR16 executed by the %s the British must place two Cells from Prison in Cities, Curfew or not',
    (by) => {
      const spaces = { haifa: { police: 1, curfew: 1 } }
      const game = event('P16', 'shaded', by, spaces, { prison: 3 })
      expect(asked(game)).toBe('event.space by british')
      expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
      expect(can(game, 'done')).toBe(false)
      expect(whyNot(game, 'galilee')).toEqual({ rule: 'P16', reason: 'needs-city' })
      const first = play(game, 'haifa')
      expect(can(first, 'done')).toBe(false)
      // They are told how many are still owed.
      expect([question(game)?.about, question(first)?.about]).toEqual([
        { chosen: 0, limit: 2, owed: true },
        { chosen: 1, limit: 1, owed: true },
      ])
      // Both in one City, if they like; Underground, and not from Available.
      const after = play(first, 'haifa')
      expect(contents(after, 'haifa')).toEqual({ police: 1, curfew: 1, cellsUnderground: 2 })
      expect(board(after)).toMatchObject({ prison: 1, available: { cells: 10 } })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR81 or the only one; with none nothing is asked', () => {
    const one = play(event('P16', 'shaded', 'irgun', {}, { prison: 1 }), 'jerusalem')
    expect(board(one).prison).toBe(0)
    expect(told(one, 'placed')).toMatchObject([{ from: 'prison', space: 'jerusalem' }])
    expect(asked(one)).toBe('turn.box by british')
    expect(asked(event('P16', 'shaded', 'irgun', {}))).toBe('turn.box by british')
  })
})
