import { describe, expect, test } from 'vitest'
import {
  board,
  forecast,
  opening,
  type Game,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  boardWith,
  british,
  can,
  contents,
  event,
  play,
  propaganda,
  whyNot,
  withChit,
} from '../../../../kit'

const UNSHADED = { played: ['A27'], capabilities: [{ card: 'A27', side: 'unshaded' }] } as const
const SHADED = { played: ['A27'], capabilities: [{ card: 'A27', side: 'shaded' }] } as const

const punish = (game: Game, chit: 'detain' | 'demolish') =>
  play(game, 'punish', chit, 'fine', { chit, from: 'drawn' })

const base = (space: 'samaria' | 'lydda') => ({ piece: 'bases', space }) as const

describe('A27 unshaded: a Base may go to Prison by Detain', () => {
  const SPACES = {
    samaria: { troops: 1, guerrillasUnderground: 1, bases: 2 },
    lydda: { troops: 1, guerrillasUnderground: 1, bases: 1 },
  } as const
  const detain = (spaces: Position['spaces'] = SPACES) =>
    punish(british('sweep', spaces, UNSHADED), 'detain')

  test('instead of a Guerrilla, who stays; Unity does not shift', () => {
    const game = play(detain(), 'samaria', base('samaria'), 'done')
    expect(contents(game, 'samaria')).toEqual({
      troops: 1,
      guerrillasUnderground: 1,
      bases: 1,
      opposition: 1,
    })
    expect(board(game).prison).toEqual({ guerrillas: 0, bases: 1 })
    expect(board(game).unity).toBe(2)
    expect(asked(game)).toBe('sweep.space by british')
  })

  test('a Guerrilla may still be taken', () => {
    const game = play(detain(), 'samaria')
    expect(can(game, { piece: 'guerrillasUnderground', space: 'samaria' })).toBe(true)
  })

  test('in one space of a Punish only, which may be the second', () => {
    const after = play(detain(), 'samaria', base('samaria'), 'lydda')
    expect(whyNot(after, base('lydda'))).toEqual({ rule: 'A27', reason: 'used-this-turn' })
    const second = play(
      detain(),
      'samaria',
      { piece: 'guerrillasUnderground', space: 'samaria' },
      'lydda',
      base('lydda'),
    )
    expect(board(second).prison).toEqual({ guerrillas: 1, bases: 1 })
    expect(contents(second, 'lydda')).toEqual({
      troops: 1,
      guerrillasUnderground: 1,
      opposition: 1,
    })
  })

  test('with A1 a space under Curfew loses a Base and a Guerrilla, never two Bases', () => {
    const both = {
      played: ['A1', 'A27'],
      capabilities: [{ card: 'A1', side: 'unshaded' }, ...UNSHADED.capabilities],
    } as const
    const spaces = {
      samaria: { troops: 1, curfew: 1, guerrillasUnderground: 1, bases: 2 },
    } as const
    const one = play(punish(british('sweep', spaces, both), 'detain'), 'samaria', base('samaria'))
    expect(whyNot(one, base('samaria'))).toEqual({ rule: 'A27', reason: 'used-this-turn' })
    const two = play(one, { piece: 'guerrillasUnderground', space: 'samaria' })
    expect(board(two).prison).toEqual({ guerrillas: 1, bases: 1 })
    expect(asked(two)).toBe('sweep.space by british')
  })

  test('a Base without Guerrillas may go, or be left', () => {
    const game = play(detain({ samaria: { troops: 1, bases: 1 } }), 'samaria')
    expect(can(game, base('samaria'))).toBe(true)
    const spared = play(game, 'done')
    expect(contents(spared, 'samaria')).toEqual({ troops: 1, bases: 1, opposition: 1 })
    expect(asked(spared)).toBe('sweep.space by british')
  })

  test('where there is a Guerrilla, something must go', () => {
    const game = play(detain(), 'samaria')
    expect(whyNot(game, 'done')).toEqual({ rule: '1.7.2', reason: 'guerrilla-is-owed' })
  })

  test('not by another chit', () => {
    const game = play(punish(british('sweep', SPACES, UNSHADED), 'demolish'), 'samaria', 'done')
    expect(board(game).prison).toEqual({ guerrillas: 0, bases: 0 })
    expect(contents(game, 'samaria')).toMatchObject({ bases: 2 })
  })

  test('R28: not where the Mobilization of Detain is resolved alone', () => {
    const drawn = play(
      event('A10', 'shaded', 'rebels', { samaria: { police: 1, bases: 1 } }, UNSHADED),
      'yes',
      'detain',
    )
    expect(asked(drawn)).toBe('event.space by rebels')
    const game = play(drawn, 'samaria')
    expect(contents(game, 'samaria')).toEqual({ police: 1, bases: 1, opposition: 1 })
    expect(asked(game)).toBe('turn.box by british')
  })

  test('without the card a Base cannot be Detained', () => {
    const game = play(punish(british('sweep', SPACES), 'detain'), 'samaria')
    expect(whyNot(game, base('samaria'))).toEqual({
      rule: '1.7.2',
      reason: 'bases-are-not-detained',
    })
  })

  test('the other side of the card does not do it', () => {
    const game = play(punish(british('sweep', SPACES, SHADED), 'detain'), 'samaria')
    expect(can(game, base('samaria'))).toBe(false)
  })

  test('executed by the Rebels it asks nothing, and works from then on', () => {
    const executed = event('A27', 'unshaded', 'rebels', SPACES)
    expect(asked(executed)).toBe('turn.box by british')
    expect(board(executed).capabilities).toEqual([{ card: 'A27', side: 'unshaded' }])
    const game = play(executed, 'operation-and-special', 'sweep')
    expect(can(play(punish(game, 'detain'), 'samaria'), base('samaria'))).toBe(true)
  })

  test('the Base comes back to Available in the next Reset', () => {
    const game = propaganda({}, { ...UNSHADED, phase: 'reset', prison: { bases: 1 } })
    expect(board(game).prison.bases).toBe(0)
    expect(board(game).available.bases).toBe(5)
    expect(asked(game)).toBe('reveal.card by chance')
  })
})

describe('A27 shaded: Opposition costs Political Will in each Political Will Phase', () => {
  const THREE = {
    samaria: { opposition: 1 },
    lydda: { opposition: 1 },
    haifa: { opposition: 1 },
  } as const

  test('one point for every two spaces with Opposition, rounded down', () => {
    expect(forecast(boardWith(THREE)).net).toBe(5)
    expect(forecast(boardWith(THREE, SHADED)).net).toBe(4)
    const one = { samaria: { opposition: 1 } } as const
    expect(forecast(boardWith(one, SHADED)).net).toBe(forecast(boardWith(one)).net)
  })

  test('it is a line of its own, and tells the spaces', () => {
    const { lines } = forecast(boardWith(THREE, SHADED))
    expect(lines.filter(({ rule }) => rule === 'A27')).toEqual([
      {
        rule: 'A27',
        line: 'opposition',
        spaces: ['samaria', 'lydda', 'haifa'],
        number: 3,
        amount: -1,
      },
    ])
    expect(forecast(boardWith(THREE, UNSHADED)).lines.some(({ rule }) => rule === 'A27')).toBe(
      false,
    )
  })

  test('R30: it is part of the sum, which is applied once and only then held to 20', () => {
    const game = propaganda(THREE, { ...SHADED, politicalWill: 19 })
    expect(board(game).politicalWill).toBe(20)
    expect(opening(game).filter(({ fact }) => fact === 'political-will')).toHaveLength(1)
    expect(asked(game)).toBe('propaganda.punishment by british')
  })

  test('R30: it can make the difference for the early victory', () => {
    const spaces = {
      samaria: { guerrillasUnderground: 1, opposition: 1 },
      lydda: { guerrillasUnderground: 1, opposition: 1 },
      galilee: { guerrillasUnderground: 1 },
      gaza: { guerrillasUnderground: 1 },
    } as const
    expect(board(propaganda(spaces, { politicalWill: 5 })).politicalWill).toBe(1)
    const lost = propaganda(spaces, { ...SHADED, politicalWill: 5 })
    expect(board(lost).outcome).toEqual({ winner: 'rebels', by: 'early-victory' })
    expect(asked(lost)).toBeNull()
  })

  test('executed by the British it asks nothing, and counts in the next Propaganda Round', () => {
    const executed = event('A27', 'shaded', 'british', THREE, {
      played: ['A20', 'A21', 'A22', 'A23'],
    })
    expect(asked(executed)).toBe('turn.draw-chit by chance')
    expect(board(executed).politicalWill).toBe(10)
    const game = play(withChit(executed, 1), 'limited-operation', 'pass', 'A33')
    expect(board(game).politicalWill).toBe(14)
  })
})
