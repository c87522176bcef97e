import { describe, expect, test } from 'vitest'
import { board, type Game, type SpaceId } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  can,
  contents,
  event,
  firstToAct,
  play,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

describe('A21 “Criminals and Thugs”, unshaded', () => {
  const MAP = {
    samaria: { opposition: 1, guerrillasActive: 1 },
    lydda: { opposition: 1, guerrillasActive: 2 },
    haifa: { opposition: 1, guerrillasActive: 1, troops: 3 },
    gaza: { opposition: 1, guerrillasUnderground: 2 },
    galilee: { guerrillasActive: 1 },
  } as const

  test('Opposition leaves two spaces with Active Guerrillas; then Unity shifts one step', () => {
    const game = event('A21', 'unshaded', 'british', MAP)
    expect(asked(game)).toBe('event.space by british')
    const after = play(game, 'samaria', 'haifa')
    expect(contents(after, 'samaria')).toEqual({ guerrillasActive: 1 })
    expect(contents(after, 'haifa')).toEqual({ guerrillasActive: 1, troops: 3 })
    expect(there(after, 'lydda', 'opposition')).toBe(1)
    expect(board(after).unity).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('only where there are both; two are owed if there are two, and never the same', () => {
    const game = event('A21', 'unshaded', 'british', MAP)
    expect(spacesOffered(game)).toEqual(['samaria', 'lydda', 'haifa'])
    const needsBoth = { rule: 'A21', reason: 'needs-active-guerrilla-and-opposition' }
    expect(whyNot(game, 'gaza')).toEqual(needsBoth)
    expect(whyNot(game, 'galilee')).toEqual(needsBoth)
    expect(can(game, 'done')).toBe(false)
    const one = play(game, 'samaria')
    expect(can(one, 'done')).toBe(false)
    expect(can(one, 'samaria')).toBe(false)
  })

  test('5.1.3: one space if there is only one, and Unity all the same', () => {
    const after = answerWhile(
      event('A21', 'unshaded', 'british', { samaria: MAP.samaria }),
      ['event.space'],
      () => 'samaria',
    )
    expect(there(after, 'samaria', 'opposition')).toBe(0)
    expect(board(after).unity).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('5.1.3: without such a space Unity shifts alone; at Decentralized Political Will +1 (R32)', () => {
    const after = event('A21', 'unshaded', 'british', { gaza: MAP.gaza }, { unity: 0 })
    expect(there(after, 'gaza', 'opposition')).toBe(1)
    expect(board(after).politicalWill).toBe(11)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R37: the Rebels choose the spaces when they execute it', () => {
    const game = event('A21', 'unshaded', 'rebels', MAP)
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'lydda', 'haifa'))).toBe('turn.box by british')
  })
})

describe('A21 “Criminals and Thugs”, shaded', () => {
  const MAP = {
    samaria: { guerrillasUnderground: 2, irregularsUnderground: 1, irregularsActive: 1, police: 1 },
    lydda: { guerrillasUnderground: 1, troops: 1 },
    gaza: { guerrillasActive: 1, police: 1 },
    galilee: { guerrillasUnderground: 1, police: 1 },
    haifa: { guerrillasUnderground: 1, police: 1 },
    'railway-haifa-syria': { guerrillasUnderground: 1, police: 1 },
  } as const
  const ambushIn = (game: Game, district: SpaceId): Game =>
    answerWhile(play(game, district), ['ambush.space'], () => district)
  const removing = (piece: 'police' | 'irregularsUnderground' | 'irregularsActive') =>
    play(ambushIn(event('A21', 'shaded', 'rebels', MAP), 'samaria'), { piece, space: 'samaria' })

  test('the Rebels may Ambush in one District where they can', () => {
    const game = event('A21', 'shaded', 'rebels', MAP)
    expect(asked(game)).toBe('event.space by rebels')
    expect(spacesOffered(game)).toEqual(['galilee', 'samaria'])
    expect(whyNot(game, 'haifa')).toEqual({ rule: 'A21', reason: 'needs-district' })
    expect(whyNot(game, 'railway-haifa-syria')).toEqual({ rule: 'A21', reason: 'needs-district' })
    expect(whyNot(game, 'lydda').rule).toBe('3.3.4')
    expect(whyNot(game, 'gaza').rule).toBe('3.3.4')
  })

  test('an Irregular removed adds Opposition: an Underground one', () => {
    const after = removing('irregularsUnderground')
    expect(contents(after, 'samaria')).toEqual({
      police: 1,
      irregularsActive: 1,
      guerrillasUnderground: 1,
      guerrillasActive: 1,
      opposition: 1,
    })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('an Irregular removed adds Opposition: an Active one', () => {
    const after = removing('irregularsActive')
    expect(there(after, 'samaria', 'irregularsActive')).toBe(0)
    expect(there(after, 'samaria', 'opposition')).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('Police removed do not, whatever Irregulars are left', () => {
    const after = removing('police')
    expect(contents(after, 'samaria')).toEqual({
      irregularsUnderground: 1,
      irregularsActive: 1,
      guerrillasUnderground: 1,
      guerrillasActive: 1,
    })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('Opposition is not doubled', () => {
    const map = {
      samaria: { guerrillasUnderground: 1, irregularsActive: 1, opposition: 1 },
    } as const
    const target = ambushIn(event('A21', 'shaded', 'rebels', map), 'samaria')
    const after = play(target, { piece: 'irregularsActive', space: 'samaria' })
    expect(contents(after, 'samaria')).toEqual({ guerrillasActive: 1, opposition: 1 })
  })

  test('A8 shaded takes part in this Ambush, and the Irregular is still seen to be gone', () => {
    const map = {
      samaria: { guerrillasUnderground: 1, irregularsUnderground: 1, troops: 1 },
    } as const
    const rest = { played: ['A8'], capabilities: [{ card: 'A8', side: 'shaded' }] } as const
    const target = ambushIn(event('A21', 'shaded', 'rebels', map, rest), 'samaria')
    const after = play(target, { piece: 'irregularsUnderground', space: 'samaria' }, 'haifa')
    expect(contents(after, 'samaria')).toEqual({ guerrillasActive: 1, opposition: 1 })
    expect(contents(after, 'haifa')).toEqual({ troops: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('they may decline', () => {
    const after = play(event('A21', 'shaded', 'rebels', MAP), 'done')
    expect(contents(after, 'samaria')).toEqual(MAP.samaria)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R37: the Rebels decide and Ambush also when the British execute it', () => {
    const game = event('A21', 'shaded', 'british', MAP)
    expect(asked(game)).toBe('event.space by rebels')
    const target = ambushIn(game, 'galilee')
    expect(asked(target)).toBe('ambush.target by rebels')
    const after = play(target, { piece: 'police', space: 'galilee' })
    expect(contents(after, 'galilee')).toEqual({ guerrillasActive: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R5: the chit of the Rebels bites after the whole Event', () => {
    const chosen = withChit(firstToAct('rebels', MAP, {}, 'A21'), 3)
    const target = ambushIn(play(chosen, 'event', 'shaded'), 'samaria')
    const bite = play(target, { piece: 'irregularsActive', space: 'samaria' })
    expect(there(bite, 'samaria', 'opposition')).toBe(1)
    expect(asked(bite)).toBe('chit-effect.guerrilla by british')
  })

  test('R38: without an Ambush to carry out nothing is asked', () => {
    const map = { lydda: MAP.lydda, gaza: MAP.gaza, haifa: MAP.haifa }
    expect(asked(event('A21', 'shaded', 'rebels', map))).toBe('turn.box by british')
  })
})
