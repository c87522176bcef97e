import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, whyNot } from '../../../../kit'

const TWO_IN_PRISON = { prison: { guerrillas: 1, bases: 1 } } as const
const LIMITED_PATROL = ['patrol', 'haifa'] as const

describe('A13 Arab Investigation Centres, unshaded', () => {
  const HAIFA = { haifa: { troops: 2 }, 'haifa-district': { guerrillasUnderground: 1 } } as const

  test('one Limited Operation for each Rebel piece in Prison, Bases too; the same pieces may act twice', () => {
    const first = event('A13', 'unshaded', 'british', HAIFA, TWO_IN_PRISON)
    expect(asked(first)).toBe('grant.operation by british')
    expect(can(first, 'rally')).toBe(false)
    expect(whyNot(first, 'assault')).toEqual({ rule: '3.2.4', reason: 'no-space-for-this' })

    const swept = play(first, 'sweep', 'haifa-district', {
      piece: 'troops',
      from: 'haifa',
      to: 'haifa-district',
      number: 2,
    })
    expect(contents(swept, 'haifa-district')).toEqual({ troops: 2, guerrillasActive: 1 })
    expect(asked(swept)).toBe('grant.operation by british')

    const after = play(swept, 'assault', 'haifa-district')
    expect(contents(after, 'haifa-district')).toEqual({ troops: 2 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R9: each is in one space, with no Special Activity', () => {
    const two = { haifa: { troops: 1 }, samaria: { police: 1 } }
    const deploy = play(event('A13', 'unshaded', 'british', two, TWO_IN_PRISON), 'deploy')
    expect(spacesOffered(deploy)).toEqual(['samaria', 'haifa'])
    expect(whyNot(deploy, 'punish')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
    const placed = play(deploy, 'haifa', 'police', 'police')
    expect(asked(placed)).toBe('deploy.curfew by british')
    expect(asked(play(placed, 'done'))).toBe('grant.operation by british')
  })

  test('the same space may be selected again by the next Operation', () => {
    const game = event('A13', 'unshaded', 'british', HAIFA, TWO_IN_PRISON)
    const after = play(game, 'deploy', 'haifa', 'police', 'police', 'done')
    expect(can(play(after, 'deploy'), 'haifa')).toBe(true)
  })

  test('never more than three', () => {
    const five = { prison: { guerrillas: 3, bases: 2 } }
    const two = play(
      event('A13', 'unshaded', 'british', HAIFA, five),
      ...LIMITED_PATROL,
      ...LIMITED_PATROL,
    )
    expect(asked(two)).toBe('grant.operation by british')
    expect(asked(play(two, ...LIMITED_PATROL))).toBe('turn.draw-chit by chance')
  })

  test('R37: the British conduct them, or none, also when the Rebels execute it', () => {
    const game = event('A13', 'unshaded', 'rebels', HAIFA, TWO_IN_PRISON)
    expect(asked(game)).toBe('grant.operation by british')
    expect(asked(play(game, ...LIMITED_PATROL))).toBe('grant.operation by british')
    expect(asked(play(game, 'done'))).toBe('turn.box by british')
  })

  test('R38: with nobody in Prison nothing is offered', () => {
    expect(asked(event('A13', 'unshaded', 'british', HAIFA))).toBe('turn.draw-chit by chance')
  })
})

describe('A13 Arab Investigation Centres, shaded', () => {
  test('Political Will falls by 1 for each Rebel piece in Prison, Bases too', () => {
    const after = event('A13', 'shaded', 'rebels', {}, TWO_IN_PRISON)
    expect(board(after).politicalWill).toBe(8)
    expect(board(after).prison).toEqual(TWO_IN_PRISON.prison)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('by 3 at most', () => {
    const after = event('A13', 'shaded', 'rebels', {}, { prison: { guerrillas: 4, bases: 1 } })
    expect(board(after).politicalWill).toBe(7)
  })

  test('5.1.1: Political Will stays at 0 or above, and the game goes on (R31)', () => {
    const rest = { prison: { guerrillas: 3 }, politicalWill: 2 }
    const after = event('A13', 'shaded', 'british', {}, rest)
    expect(board(after).politicalWill).toBe(0)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R38: with nobody in Prison nothing changes', () => {
    const after = event('A13', 'shaded', 'rebels', {})
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('turn.box by british')
  })
})
