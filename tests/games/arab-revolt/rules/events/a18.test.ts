import { describe, expect, test } from 'vitest'
import { board, facts, options } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  british,
  can,
  contents,
  event,
  firstToAct,
  play,
  there,
  whyNot,
} from '../../../../kit'

const LIMITED = { box: 'limited-operation' } as const

describe('A18 Punitive Searches, unshaded', () => {
  const IN_PLAY = {
    played: ['A18'],
    capabilities: [{ card: 'A18', side: 'unshaded' }],
  } as const
  const HAIFA = { haifa: { troops: 1, opposition: 1 } } as const

  test('for a Punish the British choose among all chits in the pool; the chosen one is set aside', () => {
    const chit = play(british('sweep', HAIFA, IN_PLAY), 'punish')
    expect(asked(chit)).toBe('punish.chit by british')
    expect(options(chit)).toEqual([
      { chit: 'detain', from: 'pool' },
      { chit: 'demolish', from: 'pool' },
      { chit: 'fine', from: 'pool' },
    ])
    const after = play(chit, { chit: 'demolish', from: 'pool' }, 'haifa')
    expect(contents(after, 'haifa')).toEqual({ troops: 1, guerrillasUnderground: 1 })
    expect(board(after).punishmentChits.pool).toEqual({ detain: 2, demolish: 1, fine: 2 })
    expect(board(after).punishmentChits.used).toEqual({ detain: 0, demolish: 1, fine: 0 })
    expect(asked(after)).toBe('sweep.space by british')
  })

  test('not a kind that is used up; a held chit may serve instead', () => {
    const rest = { ...IN_PLAY, punishmentChits: { used: { fine: 2 }, held: { detain: 1 } } }
    const chit = play(british('sweep', HAIFA, rest), 'punish')
    expect(whyNot(chit, { chit: 'fine', from: 'pool' })).toEqual({
      rule: '1.7.1',
      reason: 'chit-not-at-hand',
    })
    expect(can(chit, { chit: 'detain', from: 'held' })).toBe(true)
  })

  test('with no chit left there is no Punish', () => {
    const rest = { ...IN_PLAY, punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } } }
    expect(whyNot(british('sweep', HAIFA, rest), 'punish').reason).toBe('no-chit-left')
  })

  test('without the card they draw', () => {
    expect(asked(play(british('sweep', HAIFA), 'punish'))).toBe('punish.draw by chance')
  })

  test('it serves a Punish that an Event grants', () => {
    const granted = event('A12', 'unshaded', 'british', HAIFA, IN_PLAY)
    expect(asked(play(granted, 'punish'))).toBe('punish.chit by british')
  })

  test('a Sweep draws nothing on this side', () => {
    const swept = play(british('sweep', HAIFA, IN_PLAY, LIMITED), 'haifa')
    expect(asked(swept)).toBe('turn.draw-chit by chance')
  })

  test('it asks nothing when executed, and lasts', () => {
    const executed = event('A18', 'unshaded', 'rebels', HAIFA)
    expect(board(executed).capabilities).toEqual([{ card: 'A18', side: 'unshaded' }])
    expect(asked(executed)).toBe('turn.box by british')
    const chit = play(executed, 'operation-and-special', 'sweep', 'punish')
    expect(asked(chit)).toBe('punish.chit by british')
  })

  test('it lasts beyond its card', () => {
    const executed = event('A18', 'unshaded', 'rebels', HAIFA)
    const patrolled = play(executed, 'limited-operation', 'patrol', 'haifa')
    expect(asked(patrolled)).toBe('reveal.card by chance')
    const chit = play(patrolled, 'A3', 'operation-and-special', 'sweep', 'punish')
    expect(asked(chit)).toBe('punish.chit by british')
  })

  test('the British may execute it as well', () => {
    expect(asked(event('A18', 'unshaded', 'british', HAIFA))).toBe('turn.draw-chit by chance')
  })
})

describe('A18 Punitive Searches, shaded', () => {
  const IN_PLAY = {
    played: ['A18'],
    capabilities: [{ card: 'A18', side: 'shaded' }],
  } as const
  const SAMARIA = { samaria: { troops: 2, guerrillasUnderground: 1 } } as const
  const ALL_POOL = { detain: 2, demolish: 2, fine: 2 }
  const sweepSamaria = (rest: NonNullable<Parameters<typeof british>[2]> = IN_PLAY) =>
    play(british('sweep', SAMARIA, rest, LIMITED), 'samaria')

  test('after the Activation a chit is drawn for that space', () => {
    const swept = sweepSamaria()
    expect(contents(swept, 'samaria')).toEqual({ troops: 2, guerrillasActive: 1 })
    expect(asked(swept)).toBe('punish.draw by chance')
  })

  test('Demolish: only its Guerrilla, Underground; Opposition stays', () => {
    const map = { samaria: { ...SAMARIA.samaria, opposition: 1 } } as const
    const swept = play(british('sweep', map, IN_PLAY, LIMITED), 'samaria')
    const after = play(swept, 'demolish')
    expect(contents(after, 'samaria')).toEqual({
      troops: 2,
      guerrillasActive: 1,
      guerrillasUnderground: 1,
      opposition: 1,
    })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('Detain: only its Opposition, nobody goes to Prison', () => {
    const after = play(sweepSamaria(), 'detain')
    expect(contents(after, 'samaria')).toEqual({ troops: 2, guerrillasActive: 1, opposition: 1 })
    expect(board(after).prison.guerrillas).toBe(0)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('Fine: nothing at all', () => {
    const map = { ...SAMARIA, 'railway-tel-aviv-haifa': { sabotage: 1 } } as const
    const swept = play(british('sweep', map, IN_PLAY, LIMITED), 'samaria')
    const after = play(swept, 'fine')
    expect(contents(after, 'samaria')).toEqual({ troops: 2, guerrillasActive: 1 })
    expect(contents(after, 'railway-tel-aviv-haifa')).toEqual({ sabotage: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('the chit goes back to the pool', () => {
    expect(board(play(sweepSamaria(), 'detain')).punishmentChits.pool).toEqual(ALL_POOL)
    expect(board(play(sweepSamaria(), 'fine')).punishmentChits.pool).toEqual(ALL_POOL)
  })

  test('each space of the Sweep draws its own, from a pool that is whole again', () => {
    const rest = {
      ...IN_PLAY,
      punishmentChits: { used: { detain: 1, demolish: 2, fine: 2 } },
    }
    const map = { samaria: { troops: 2 }, gaza: { troops: 2 } } as const
    const first = play(british('sweep', map, rest), 'samaria', 'gaza', 'done', 'done')
    expect(asked(first)).toBe('punish.draw by chance')
    expect(options(first)).toEqual(['detain'])
    expect(whyNot(first, 'fine')).toEqual({ rule: '1.7.1', reason: 'chit-not-at-hand' })

    const second = answerWhile(play(first, 'detain'), ['turn.activity'], () => 'done')
    expect(there(second, 'samaria', 'opposition')).toBe(1)
    expect(there(second, 'gaza', 'opposition')).toBe(0)
    expect(asked(second)).toBe('punish.draw by chance')

    const after = answerWhile(play(second, 'detain'), ['turn.activity'], () => 'done')
    expect(there(after, 'gaza', 'opposition')).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('from an empty pool nothing is drawn', () => {
    const rest = { ...IN_PLAY, punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } } }
    expect(asked(sweepSamaria(rest))).toBe('turn.draw-chit by chance')
  })

  test('held chits are not drawn', () => {
    const rest = {
      ...IN_PLAY,
      punishmentChits: { used: { detain: 2, demolish: 2, fine: 1 }, held: { fine: 1 } },
    }
    expect(asked(sweepSamaria(rest))).toBe('turn.draw-chit by chance')
  })

  test('R2: Demolish places an Available Guerrilla or none', () => {
    const after = play(sweepSamaria({ ...IN_PLAY, prison: { guerrillas: 14 } }), 'demolish')
    expect(contents(after, 'samaria')).toEqual({ troops: 2, guerrillasActive: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R28: A1 shaded does not follow a Detain drawn for its Mobilization alone', () => {
    const map = { samaria: { troops: 2, opposition: 1 } } as const
    const rest = {
      played: ['A1', 'A18'],
      capabilities: [
        { card: 'A1', side: 'shaded' },
        { card: 'A18', side: 'shaded' },
      ],
    } as const
    const swept = play(british('sweep', map, rest, LIMITED), 'samaria')
    expect(asked(play(swept, 'detain'))).toBe('turn.draw-chit by chance')
  })

  test('it follows a Sweep that an Event grants', () => {
    const rest = { ...IN_PLAY, prison: { guerrillas: 1 } }
    const granted = event('A13', 'unshaded', 'british', SAMARIA, rest)
    const swept = play(granted, 'sweep', 'samaria')
    expect(asked(swept)).toBe('punish.draw by chance')
  })

  test('without the card a Sweep draws nothing', () => {
    expect(asked(sweepSamaria({}))).toBe('turn.draw-chit by chance')
  })

  test('a Punish is drawn as ever on this side', () => {
    expect(asked(play(british('sweep', SAMARIA, IN_PLAY), 'punish'))).toBe('punish.draw by chance')
  })

  test('it asks nothing when executed, and lasts', () => {
    const executed = event('A18', 'shaded', 'rebels', SAMARIA)
    expect(board(executed).capabilities).toEqual([{ card: 'A18', side: 'shaded' }])
    expect(asked(executed)).toBe('turn.box by british')
    const swept = play(executed, 'limited-operation', 'sweep', 'samaria')
    expect(asked(swept)).toBe('punish.draw by chance')
  })
})

test('what follows a Sweep begins as a Capability of its own, not as another Sweep or Event', () => {
  const game = play(
    firstToAct(
      'british',
      { lydda: { troops: 2, guerrillasUnderground: 1 } },
      { played: ['A18'], capabilities: [{ card: 'A18', side: 'shaded' }] },
    ),
    'limited-operation',
    'sweep',
    'lydda',
  )
  const begun = facts(game).flatMap((fact) => (fact.fact === 'begins' ? [fact.why] : []))
  expect(begun.map(({ what }) => what)).toEqual(['sweep', 'capability'])
  expect(begun.at(-1)).toMatchObject({ rule: '5.3', card: 'A18', side: 'shaded', by: null })
})
