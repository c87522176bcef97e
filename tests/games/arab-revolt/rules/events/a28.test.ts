import { describe, expect, test } from 'vitest'
import {
  board,
  question,
  type Game,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  british,
  can,
  contents,
  event,
  firstToAct,
  mandatory,
  play,
  propaganda,
  rebels,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const FORTS = {
  played: ['A28'],
  capabilities: [{ card: 'A28', side: 'unshaded' }],
  tegartPolice: 3,
} as const

const police = (space: 'haifa' | 'gaza' | 'samaria') => ({ piece: 'police', space }) as const

test('A28 has one text only', () => {
  const game = play(firstToAct('british', {}, {}, 'A28'), 'event')
  expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
})

describe('A28: three Police leave for good', () => {
  test('R26: the British choose them on the map, as many as three, and must', () => {
    const game = event('A28', 'unshaded', 'british', {
      haifa: { police: 2, troops: 1 },
      gaza: { police: 2 },
    })
    expect(asked(game)).toBe('event.piece by british')
    expect(can(game, 'done')).toBe(false)
    expect(can(game, { piece: 'troops', space: 'haifa' })).toBe(false)
    const built = play(game, police('haifa'), police('gaza'), police('gaza'))
    expect(contents(built, 'haifa')).toEqual({ police: 1, troops: 1 })
    expect(contents(built, 'gaza')).toEqual({})
    expect(board(built).tegartPolice).toBe(3)
    expect(board(built).available.police).toBe(5)
    expect(asked(built)).toBe('turn.draw-chit by chance')
  })

  test('it is told how many still have to go from the map', () => {
    const game = event('A28', 'unshaded', 'british', { haifa: { police: 4 } })
    expect(question(game)?.about).toEqual({ limit: 3, chosen: 0, owed: true })
    expect(question(play(game, police('haifa')))?.about).toEqual({
      limit: 2,
      chosen: 1,
      owed: true,
    })
    const few = event('A28', 'unshaded', 'british', { haifa: { police: 1 } })
    expect(question(few)?.about).toEqual({ limit: 1, chosen: 0, owed: true })
  })

  test('R26: Available Police make up what the map lacks', () => {
    const game = play(
      event('A28', 'unshaded', 'british', { gaza: { police: 2 } }),
      police('gaza'),
      police('gaza'),
    )
    expect(board(game).tegartPolice).toBe(3)
    expect(board(game).available.police).toBe(6)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('without Police on the map three Available ones go, and nobody is asked', () => {
    const game = event('A28', 'unshaded', 'british', { gaza: { troops: 1 } })
    expect(board(game).tegartPolice).toBe(3)
    expect(board(game).available.police).toBe(6)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R37: the British choose the Police when the Rebels execute it', () => {
    const game = event('A28', 'unshaded', 'rebels', { gaza: { police: 3 } })
    expect(asked(game)).toBe('event.piece by british')
    expect(asked(play(game, police('gaza'), police('gaza'), police('gaza')))).toBe(
      'turn.box by british',
    )
  })

  test('R22: a Curfew goes with the last Police', () => {
    const game = event('A28', 'unshaded', 'british', {
      samaria: { police: 1, curfew: 1 },
      haifa: { police: 2 },
    })
    expect(contents(play(game, police('samaria')), 'samaria')).toEqual({})
  })

  test('the Reset does not bring them back', () => {
    const game = propaganda({}, { ...FORTS, phase: 'reset' })
    expect(board(game).tegartPolice).toBe(3)
    expect(board(game).available.police).toBe(6)
  })

  test('R2: Deploy cannot take them from the card', () => {
    const game = play(british('deploy', { haifa: { police: 6 } }, FORTS), 'haifa', 'irregulars')
    expect(board(game).available.police).toBe(0)
    const deploy = play(
      british('deploy', { haifa: { troops: 1 }, gaza: { police: 6 } }, FORTS),
      'haifa',
    )
    expect(asked(deploy)).toBe('deploy.piece by british')
    expect(whyNot(deploy, 'police')).toEqual({ rule: '1.4.1', reason: 'none-available' })
    expect(can(deploy, police('gaza'))).toBe(true)
    const taken = play(deploy, police('gaza'))
    expect(there(taken, 'gaza', 'police')).toBe(5)
    expect(there(taken, 'haifa', 'police')).toBe(1)
    expect(board(taken).tegartPolice).toBe(3)
  })
})

describe('A28: Guerrillas who move out of a Foreign Country flip Active', () => {
  const march = (
    from: 'syria' | 'egypt' | 'samaria',
    to: 'galilee' | 'lebanon' | 'gaza',
    rest = {},
  ) =>
    play(rebels('march', { [from]: { guerrillasUnderground: 2 } }, rest), from, {
      from,
      to,
      underground: 1,
      active: 0,
    })

  test('in a March into Palestine, and only those who move', () => {
    const game = march('syria', 'galilee', FORTS)
    expect(contents(game, 'galilee')).toEqual({ guerrillasActive: 1 })
    expect(contents(game, 'syria')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(game)).toBe('march.group by rebels')
  })

  test('in a March from one Foreign Country to another', () => {
    expect(contents(march('syria', 'lebanon', FORTS), 'lebanon')).toEqual({ guerrillasActive: 1 })
  })

  test('out of a Foreign Country that has come into play', () => {
    expect(contents(march('egypt', 'gaza', FORTS), 'gaza')).toEqual({ guerrillasActive: 1 })
  })

  test('not when they move within Palestine, or into a Foreign Country', () => {
    expect(contents(march('samaria', 'galilee', FORTS), 'galilee')).toEqual({
      guerrillasUnderground: 1,
    })
    const abroad = play(
      rebels('march', { galilee: { guerrillasUnderground: 1 } }, FORTS),
      'galilee',
      {
        from: 'galilee',
        to: 'syria',
        underground: 1,
        active: 0,
      },
    )
    expect(contents(abroad, 'syria')).toEqual({ guerrillasUnderground: 1 })
  })

  test('those who stood in the destination before stay Underground', () => {
    const game = play(
      rebels(
        'march',
        { syria: { guerrillasUnderground: 1 }, galilee: { guerrillasUnderground: 2 } },
        FORTS,
      ),
      'syria',
      { from: 'syria', to: 'galilee', underground: 1, active: 0 },
    )
    expect(contents(game, 'galilee')).toEqual({ guerrillasUnderground: 2, guerrillasActive: 1 })
  })

  test('without the card they stay Underground', () => {
    expect(contents(march('syria', 'galilee'), 'galilee')).toEqual({ guerrillasUnderground: 1 })
  })

  const raid = (rest = {}) =>
    play(
      rebels('rally', { syria: { bases: 1, guerrillasUnderground: 2 } }, rest),
      'raid',
      'galilee',
      { from: 'syria', to: 'galilee', underground: 2, active: 0 },
    )

  test('R11: in a Raid too, so that they cannot Sabotage or Ambush', () => {
    const game = raid(FORTS)
    expect(contents(game, 'galilee')).toEqual({ guerrillasActive: 2 })
    expect(asked(game)).toBe('rally.space by rebels')
  })

  test('R11: without the card raiders from abroad may go on to act', () => {
    expect(contents(raid(), 'galilee')).toEqual({ guerrillasUnderground: 2 })
    expect(asked(raid())).toBe('raid.operation by rebels')
  })

  test('R3: not when Rally takes them from abroad', () => {
    const spaces: Position['spaces'] = {
      syria: { guerrillasUnderground: 15 },
      samaria: { opposition: 1 },
    }
    const game: Game = play(rebels('rally', spaces, FORTS), 'samaria')
    expect(asked(game)).toBe('place.from-map by rebels')
    const placed = play(game, { piece: 'guerrillasUnderground', space: 'syria' })
    expect(contents(placed, 'samaria')).toEqual({ guerrillasUnderground: 1, opposition: 1 })
    expect(there(placed, 'syria', 'guerrillasUnderground')).toBe(14)
  })

  test('executed by the British, it works on the Rebels who act next', () => {
    const executed = event('A28', 'unshaded', 'british', { syria: { guerrillasUnderground: 1 } })
    expect(board(executed).capabilities).toEqual([{ card: 'A28', side: 'unshaded' }])
    const game = play(withChit(executed, 1), 'limited-operation', 'march', 'syria', {
      from: 'syria',
      to: 'galilee',
      underground: 1,
      active: 0,
    })
    expect(contents(game, 'galilee')).toEqual({ guerrillasActive: 1 })
    expect(asked(game)).toBe('reveal.card by chance')
  })
})

describe('A28 and other cards', () => {
  test('A11 has no effect while it is in play', () => {
    const spaces = { syria: { guerrillasUnderground: 2 } } as const
    expect(asked(mandatory('A11', spaces))).toBe('grant.operation by rebels')
    expect(asked(mandatory('A11', spaces, FORTS))).toBe('turn.draw-chit by chance')
  })

  test('R26: it counts for A16 shaded, and A16 unshaded does not cancel it', () => {
    expect(board(event('A16', 'shaded', 'rebels', {}, FORTS)).politicalWill).toBe(9)
    const game = event('A16', 'unshaded', 'british', {}, FORTS)
    expect(board(game).capabilities).toEqual([{ card: 'A28', side: 'unshaded' }])
  })
})
