import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  british,
  can,
  contents,
  event,
  play,
  rebels,
  spacesOffered,
  whyNot,
  withChit,
} from '../../../../kit'

describe('A15 Human Shields, unshaded', () => {
  const IN_PLAY = {
    played: ['A15'],
    capabilities: [{ card: 'A15', side: 'unshaded' }],
  } as const
  const RAIDERS = {
    samaria: { bases: 1, guerrillasUnderground: 2 },
    gaza: { bases: 1, guerrillasUnderground: 2 },
  } as const
  const CITY_CURFEW = { ...RAIDERS, haifa: { police: 1, curfew: 1 } } as const
  const NEXT_TO_CURFEW = { rule: 'A15', reason: 'curfew-next-to-railway' }

  test('a Raid may not select a Railway next to a City under Curfew', () => {
    const raid = play(rebels('sabotage', CITY_CURFEW, IN_PLAY), 'raid')
    expect(asked(raid)).toBe('raid.space by rebels')
    expect(whyNot(raid, 'railway-tel-aviv-haifa')).toEqual(NEXT_TO_CURFEW)
  })

  test('nor one next to a District under Curfew', () => {
    const map = { ...RAIDERS, lydda: { troops: 1, curfew: 1 } } as const
    const raid = play(rebels('sabotage', map, IN_PLAY), 'raid')
    expect(whyNot(raid, 'railway-tel-aviv-haifa')).toEqual(NEXT_TO_CURFEW)
    expect(whyNot(raid, 'railway-egypt-tel-aviv')).toEqual(NEXT_TO_CURFEW)
  })

  test('other Railways, and Districts and Cities whatever their Curfew, stay open', () => {
    const map = { ...CITY_CURFEW, 'haifa-district': { police: 1, curfew: 1 } } as const
    const raid = play(rebels('sabotage', map, IN_PLAY), 'raid')
    expect(spacesOffered(raid)).toEqual([
      'galilee',
      'haifa-district',
      'lydda',
      'jerusalem-district',
      'railway-egypt-tel-aviv',
    ])
  })

  test('without the card, or without the Curfew, the Railway is open', () => {
    const noCard = play(rebels('sabotage', CITY_CURFEW), 'raid')
    expect(can(noCard, 'railway-tel-aviv-haifa')).toBe(true)
    const noCurfew = play(rebels('sabotage', RAIDERS, IN_PLAY), 'raid')
    expect(can(noCurfew, 'railway-tel-aviv-haifa')).toBe(true)
  })

  test('R41: it is judged at each selection: a Curfew that this Raid has ended binds no more', () => {
    const map = { ...RAIDERS, 'haifa-district': { police: 1, curfew: 1 } } as const
    const first = play(rebels('sabotage', map, IN_PLAY), 'raid')
    expect(whyNot(first, 'railway-tel-aviv-haifa')).toEqual(NEXT_TO_CURFEW)
    const group = { from: 'samaria', to: 'haifa-district', underground: 1, active: 0 } as const
    const ambush = answerWhile(
      play(first, 'haifa-district', group, 'ambush'),
      ['ambush.space'],
      () => 'haifa-district',
    )
    const second = play(ambush, { piece: 'police', space: 'haifa-district' })
    expect(asked(second)).toBe('raid.space by rebels')
    expect(can(second, 'railway-tel-aviv-haifa')).toBe(true)
  })

  test('it binds a Raid only: Sabotage on the Railway itself is free', () => {
    const map = { ...CITY_CURFEW, 'railway-tel-aviv-haifa': { guerrillasUnderground: 1 } } as const
    const game = rebels('sabotage', map, IN_PLAY)
    expect(can(game, 'railway-tel-aviv-haifa')).toBe(true)
  })

  test('it binds a Raid that an Event grants', () => {
    const raid = play(event('A23', 'shaded', 'rebels', CITY_CURFEW, IN_PLAY), 1, 'done', 'raid')
    expect(whyNot(raid, 'railway-tel-aviv-haifa')).toEqual(NEXT_TO_CURFEW)
  })

  test('it asks nothing when executed, and lasts', () => {
    const executed = event('A15', 'unshaded', 'british', CITY_CURFEW)
    expect(board(executed).capabilities).toEqual([{ card: 'A15', side: 'unshaded' }])
    expect(asked(executed)).toBe('turn.draw-chit by chance')
    const raid = play(withChit(executed, 1), 'operation-and-special', 'sabotage', 'raid')
    expect(whyNot(raid, 'railway-tel-aviv-haifa')).toEqual(NEXT_TO_CURFEW)
  })

  test('the Rebels may execute it as well', () => {
    const executed = event('A15', 'unshaded', 'rebels', CITY_CURFEW)
    expect(board(executed).capabilities).toEqual([{ card: 'A15', side: 'unshaded' }])
    expect(asked(executed)).toBe('turn.box by british')
  })
})

describe('A15 Human Shields, shaded', () => {
  const IN_PLAY = {
    played: ['A15'],
    capabilities: [{ card: 'A15', side: 'shaded' }],
  } as const
  const RAILWAY = 'railway-haifa-syria'
  const SABOTAGED = { haifa: { troops: 1 }, [RAILWAY]: { sabotage: 2 } } as const
  const FINE = ['punish', 'fine', 'fine', { chit: 'fine', from: 'drawn' }] as const

  test('a Fine leaves a Guerrilla where it removes a Sabotage marker', () => {
    const after = play(british('sweep', SABOTAGED, IN_PLAY), ...FINE, 'haifa', RAILWAY)
    expect(contents(after, RAILWAY)).toEqual({ guerrillasUnderground: 1, sabotage: 1 })
    expect(board(after).available.guerrillas).toBe(14)
    expect(asked(after)).toBe('sweep.space by british')
  })

  test('one for each marker: a Fine in two spaces leaves two', () => {
    const map = { ...SABOTAGED, galilee: { troops: 1 } } as const
    const after = play(
      british('sweep', map, IN_PLAY),
      ...FINE,
      'haifa',
      RAILWAY,
      'galilee',
      RAILWAY,
    )
    expect(contents(after, RAILWAY)).toEqual({ guerrillasUnderground: 2 })
  })

  test('R2: without an Available Guerrilla the marker is only removed', () => {
    const map = { ...SABOTAGED, lydda: { guerrillasUnderground: 1 } } as const
    const rest = { ...IN_PLAY, prison: { guerrillas: 14 } }
    const after = play(british('sweep', map, rest), ...FINE, 'haifa', RAILWAY)
    expect(contents(after, RAILWAY)).toEqual({ sabotage: 1 })
    expect(contents(after, 'lydda')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(after)).toBe('sweep.space by british')
  })

  test('a Fine that removes no marker leaves no Guerrilla', () => {
    const after = play(british('sweep', { haifa: { troops: 1 } }, IN_PLAY), ...FINE, 'haifa')
    expect(board(after).available.guerrillas).toBe(15)
    expect(asked(after)).toBe('sweep.space by british')
  })

  test('without the card a Fine leaves nothing', () => {
    const after = play(british('sweep', SABOTAGED), ...FINE, 'haifa', RAILWAY)
    expect(contents(after, RAILWAY)).toEqual({ sabotage: 1 })
  })

  test('it asks nothing when executed, and lasts', () => {
    const executed = event('A15', 'shaded', 'rebels', SABOTAGED)
    expect(board(executed).capabilities).toEqual([{ card: 'A15', side: 'shaded' }])
    expect(asked(executed)).toBe('turn.box by british')
    const fined = play(executed, 'operation-and-special', 'sweep', ...FINE, 'haifa', RAILWAY)
    expect(contents(fined, RAILWAY)).toEqual({ guerrillasUnderground: 1, sabotage: 1 })
  })

  test('the two sides do not mix', () => {
    const map = {
      samaria: { bases: 1, guerrillasUnderground: 2 },
      haifa: { police: 1, curfew: 1 },
    } as const
    const raid = play(rebels('sabotage', map, IN_PLAY), 'raid')
    expect(can(raid, 'railway-tel-aviv-haifa')).toBe(true)
    const other = { played: ['A15'], capabilities: [{ card: 'A15', side: 'unshaded' }] } as const
    const fined = play(british('sweep', SABOTAGED, other), ...FINE, 'haifa', RAILWAY)
    expect(contents(fined, RAILWAY)).toEqual({ sabotage: 1 })
  })
})
