import { describe, expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  can,
  contents,
  event,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const HAIFA = { haifa: { troops: 1, guerrillasUnderground: 1 } } as const
const HOLDS_DETAIN = { punishmentChits: { held: { detain: 1 } } } as const
const FINE = ['punish', 'fine', 'demolish', { chit: 'fine', from: 'drawn' }, 'haifa'] as const

describe('A12 General Dill, unshaded', () => {
  test('the British may Punish as ever: two chits drawn, spaces with Troops', () => {
    const offer = event('A12', 'unshaded', 'british', { ...HAIFA, samaria: { police: 1 } })
    expect(asked(offer)).toBe('grant.activity by british')
    expect(options(offer)).toEqual(['punish', 'done'])

    const drawn = play(offer, 'punish', 'fine', 'demolish')
    expect(asked(drawn)).toBe('punish.chit by british')
    expect(whyNot(drawn, { chit: 'detain', from: 'drawn' }).reason).toBe('chit-not-at-hand')

    const chosen = play(drawn, { chit: 'demolish', from: 'drawn' })
    expect(spacesOffered(chosen)).toEqual(['haifa'])
    expect(whyNot(chosen, 'samaria')).toEqual({ rule: '4.2.1', reason: 'needs-troops' })

    const after = play(chosen, 'haifa')
    expect(contents(after, 'haifa')).toEqual({ troops: 1, guerrillasUnderground: 2 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('without a held chit there is no second Punish', () => {
    const after = play(event('A12', 'unshaded', 'british', HAIFA), ...FINE)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('the second Punish uses a held chit and draws nothing; the same space will do', () => {
    const again = play(event('A12', 'unshaded', 'british', HAIFA, HOLDS_DETAIN), ...FINE)
    expect(asked(again)).toBe('grant.activity by british')
    const chit = play(again, 'punish')
    expect(asked(chit)).toBe('punish.chit by british')
    expect(options(chit)).toEqual([{ chit: 'detain', from: 'held' }])

    const after = play(chit, { chit: 'detain', from: 'held' }, 'haifa', {
      piece: 'guerrillasUnderground',
      space: 'haifa',
    })
    expect(contents(after, 'haifa')).toEqual({ troops: 1, opposition: 1 })
    expect(board(after).prison.guerrillas).toBe(1)
    expect(board(after).punishmentChits.held.detain).toBe(0)
    expect(board(after).punishmentChits.used).toEqual({ detain: 1, demolish: 0, fine: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('the second Punish is with a held chit even if A18 lets them choose for the first', () => {
    const rest = {
      ...HOLDS_DETAIN,
      played: ['A18'],
      capabilities: [{ card: 'A18', side: 'unshaded' }],
    } as const
    const first = play(event('A12', 'unshaded', 'british', HAIFA, rest), 'punish')
    const again = play(first, { chit: 'fine', from: 'pool' }, 'haifa', 'punish')
    expect(options(again)).toEqual([{ chit: 'detain', from: 'held' }])
  })

  test('a held chit that the first Punish uses up leaves none for a second', () => {
    const after = play(
      event('A12', 'unshaded', 'british', HAIFA, HOLDS_DETAIN),
      'punish',
      'fine',
      'demolish',
      { chit: 'detain', from: 'held' },
      'haifa',
      { piece: 'guerrillasUnderground', space: 'haifa' },
    )
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('the second Punish may be declined', () => {
    const after = play(event('A12', 'unshaded', 'british', HAIFA, HOLDS_DETAIN), ...FINE, 'done')
    expect(board(after).punishmentChits.held.detain).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R37: the British Punish, or do not, also when the Rebels execute it', () => {
    const game = event('A12', 'unshaded', 'rebels', HAIFA, HOLDS_DETAIN)
    expect(asked(game)).toBe('grant.activity by british')
    const after = answerWhile(game, ['grant.activity'], () => 'done')
    expect(contents(after, 'haifa')).toEqual(HAIFA.haifa)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R38: without Troops, or without any chit, it does nothing', () => {
    const noTroops = event('A12', 'unshaded', 'british', { haifa: { police: 1 } }, HOLDS_DETAIN)
    expect(asked(noTroops)).toBe('turn.draw-chit by chance')
    const used = { punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } } }
    const noChits = event('A12', 'unshaded', 'british', HAIFA, used)
    expect(asked(noChits)).toBe('turn.draw-chit by chance')
  })
})

describe('A12 General Dill, shaded', () => {
  const FIVE = {
    haifa: { irregularsUnderground: 2 },
    samaria: { irregularsActive: 2 },
    'railway-egypt-tel-aviv': { irregularsUnderground: 1 },
  } as const

  test('half of all Irregulars go, rounded down: two of five, and not one fewer', () => {
    const first = event('A12', 'shaded', 'british', FIVE)
    expect(asked(first)).toBe('event.piece by british')
    expect(options(first)).toEqual([
      { piece: 'irregularsActive', space: 'samaria' },
      { piece: 'irregularsUnderground', space: 'haifa' },
      { piece: 'irregularsUnderground', space: 'railway-egypt-tel-aviv' },
    ])
    expect(whyNot(first, { piece: 'irregularsActive', space: 'haifa' }).reason).toBe('none-here')

    const second = play(first, { piece: 'irregularsActive', space: 'samaria' })
    expect(asked(second)).toBe('event.piece by british')
    expect(can(second, 'done')).toBe(false)
    // It is told how many still have to go.
    expect([question(first)?.about, question(second)?.about]).toEqual([
      { limit: 2, chosen: 0, owed: true },
      { limit: 1, chosen: 1, owed: true },
    ])

    const after = play(second, { piece: 'irregularsUnderground', space: 'haifa' })
    expect(there(after, 'samaria', 'irregularsActive')).toBe(1)
    expect(there(after, 'haifa', 'irregularsUnderground')).toBe(1)
    expect(there(after, 'railway-egypt-tel-aviv', 'irregularsUnderground')).toBe(1)
    expect(board(after).available.irregulars).toBe(3)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R37: the Rebels choose which, when they execute it', () => {
    const game = event('A12', 'shaded', 'rebels', { haifa: { irregularsUnderground: 2 } })
    expect(asked(game)).toBe('event.piece by rebels')
    const after = play(game, { piece: 'irregularsUnderground', space: 'haifa' })
    expect(contents(after, 'haifa')).toEqual({ irregularsUnderground: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R22: a Curfew falls with the last British piece', () => {
    const game = event('A12', 'shaded', 'rebels', {
      haifa: { irregularsActive: 1, curfew: 1 },
      samaria: { irregularsActive: 1 },
    })
    const after = play(game, { piece: 'irregularsActive', space: 'haifa' })
    expect(contents(after, 'haifa')).toEqual({})
    expect(board(after).available.curfews).toBe(3)
  })

  test('R38: half of one Irregular is none', () => {
    const after = event('A12', 'shaded', 'rebels', { haifa: { irregularsUnderground: 1 } })
    expect(contents(after, 'haifa')).toEqual({ irregularsUnderground: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })
})
