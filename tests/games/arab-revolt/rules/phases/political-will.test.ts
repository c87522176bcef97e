import { describe, expect, test } from 'vitest'
import {
  RAILWAYS,
  RulesError,
  apply,
  board,
  forecast,
  opening,
  options,
  outcome,
  question,
  type Position,
  type WillLineId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, boardWith, event, play, propaganda, rebels, there } from '../../../../kit'

type Spaces = Position['spaces']
type Rest = Parameters<typeof boardWith>[1]

const amount = (line: WillLineId, spaces: Spaces, rest: Rest = {}): number | undefined =>
  forecast(boardWith(spaces, rest)).lines.find((one) => one.line === line)?.amount

const sabotaged = (number: number): Spaces =>
  Object.fromEntries(RAILWAYS.slice(0, number).map((railway) => [railway, { sabotage: 1 }]))

/** An empty map gains 6: 2 for the Railways, 4 for the Cities and Districts. */
const CALM = 6

/** Two Railways sabotaged (-2, +1), Galilee lost (-2), the rest contained (+4). */
const TROUBLED: Spaces = { ...sabotaged(2), galilee: { guerrillasUnderground: 1 } }

/** All Railways sabotaged (-4), Galilee lost (-2), the rest contained (+4). */
const BAD: Spaces = { ...sabotaged(4), galilee: { guerrillasUnderground: 1 } }

describe('6.1.1 Railways', () => {
  test.each([
    [0, 0, 2],
    [1, -1, 1],
    [2, -2, 1],
    [3, -3, 0],
    [4, -4, 0],
  ])('%i sabotaged: %i, and %i for the others, one for every two', (number, lost, gained) => {
    expect(amount('sabotaged-railways', sabotaged(number))).toBe(lost)
    expect(amount('clear-railways', sabotaged(number))).toBe(gained)
  })

  test('two markers on one Railway count once', () => {
    const spaces = { 'railway-haifa-syria': { sabotage: 2 } }
    expect(amount('sabotaged-railways', spaces)).toBe(-1)
  })

  test('R30: first, a marker where there are more Guerrillas than British pieces; it counts', () => {
    const spaces = {
      'railway-haifa-syria': { guerrillasActive: 1, guerrillasUnderground: 1, police: 1 },
    }
    expect(forecast(boardWith(spaces)).forcedSabotage).toEqual(['railway-haifa-syria'])
    expect(amount('sabotaged-railways', spaces)).toBe(-1)
    expect(amount('clear-railways', spaces)).toBe(1)
    expect(there(propaganda(spaces), 'railway-haifa-syria', 'sabotage')).toBe(1)
  })

  test('as many Guerrillas as British pieces are not enough; Irregulars count', () => {
    const spaces = {
      'railway-haifa-syria': { guerrillasActive: 2, troops: 1, irregularsActive: 1 },
      'railway-egypt-tel-aviv': { guerrillasUnderground: 1, police: 1 },
    }
    expect(forecast(boardWith(spaces)).forcedSabotage).toEqual([])
  })

  test('a Railway that is sabotaged already gets one more marker', () => {
    const spaces = { 'railway-haifa-syria': { guerrillasUnderground: 1, sabotage: 1 } }
    expect(there(propaganda(spaces), 'railway-haifa-syria', 'sabotage')).toBe(2)
    expect(amount('sabotaged-railways', spaces)).toBe(-1)
  })
})

describe('6.1.2 Districts and Cities', () => {
  test('-2 for each with more Rebel than British pieces', () => {
    const spaces: Spaces = {
      galilee: { guerrillasUnderground: 1 },
      haifa: { guerrillasActive: 2, police: 1 },
      samaria: { guerrillasUnderground: 1, bases: 1, irregularsActive: 1 },
    }
    expect(amount('rebel-majorities', spaces)).toBe(-6)
  })

  test('nothing where both are as many, on Railways, or abroad', () => {
    const spaces: Spaces = {
      samaria: { guerrillasUnderground: 1, bases: 1, irregularsUnderground: 1, troops: 1 },
      'railway-haifa-syria': { guerrillasUnderground: 3 },
      syria: { guerrillasUnderground: 3, bases: 1 },
    }
    expect(amount('rebel-majorities', spaces)).toBe(0)
  })

  test('+1 for every two without Rebel pieces and Opposition, rounded down', () => {
    expect(amount('contained-spaces', {})).toBe(4)
    expect(amount('contained-spaces', { gaza: { opposition: 1 } })).toBe(4)
    expect(amount('contained-spaces', { gaza: { opposition: 1 }, lydda: { bases: 1 } })).toBe(3)
  })

  test('Opposition spoils it, and so does a single Guerrilla among any number of British', () => {
    const spaces: Spaces = {
      gaza: { troops: 5, guerrillasUnderground: 1 },
      haifa: { police: 3, opposition: 1 },
      jerusalem: { troops: 1, irregularsUnderground: 1 },
    }
    const line = forecast(boardWith(spaces)).lines.find(({ line: id }) => id === 'contained-spaces')
    expect(line).toMatchObject({ number: 7, amount: 3 })
    expect(line?.spaces).toContain('jerusalem')
    expect(line?.spaces).not.toContain('gaza')
    expect(line?.spaces).not.toContain('haifa')
  })
})

describe('6.1.3, 6.1.4 Bases and Irregulars', () => {
  test('-1 for each District with a Base, two in one District count once', () => {
    expect(amount('districts-with-bases', { samaria: { bases: 2 }, gaza: { bases: 1 } })).toBe(-2)
  })

  test('Bases abroad do not count', () => {
    expect(amount('districts-with-bases', { syria: { bases: 2 }, lebanon: { bases: 1 } })).toBe(0)
  })

  test.each([
    [3, -1],
    [5, -1],
    [6, -2],
  ])('%i Irregulars on the map: %i', (number, change) => {
    const spaces: Spaces = {
      haifa: { irregularsActive: 1 },
      'railway-haifa-syria': { irregularsUnderground: number - 1 },
    }
    expect(amount('irregulars', spaces)).toBe(change)
  })

  // Not yet so: the amount is -0, which a saved game turns into another number.
  test('two Irregulars on the map: 0', () => {
    expect(amount('irregulars', { haifa: { irregularsActive: 2 } })).toBe(0)
  })
})

describe('A27 shaded', () => {
  const COURTS = { played: ['A27'], capabilities: [{ card: 'A27', side: 'shaded' }] } as const
  const THREE: Spaces = {
    gaza: { opposition: 1 },
    lydda: { opposition: 1 },
    haifa: { opposition: 1 },
  }

  test('R30: -1 for every two spaces with Opposition, in the same sum', () => {
    expect(amount('opposition', THREE, COURTS)).toBe(-1)
    expect(amount('opposition', { ...THREE, jerusalem: { opposition: 1 } }, COURTS)).toBe(-2)
    // 2 for the Railways, 3 for six contained spaces.
    expect(forecast(boardWith(THREE, COURTS)).net).toBe(2 + 3 - 1)
  })

  // Not yet so: -0, as above.
  test('a single space with Opposition: 0', () => {
    expect(amount('opposition', { gaza: { opposition: 1 } }, COURTS)).toBe(0)
  })

  test('there is no such line without it, or with its other side', () => {
    expect(amount('opposition', THREE)).toBeUndefined()
    const unshaded = { played: ['A27'], capabilities: [{ card: 'A27', side: 'unshaded' }] } as const
    expect(amount('opposition', THREE, unshaded)).toBeUndefined()
  })
})

describe('R30: the sum', () => {
  test('is applied once, not line by line', () => {
    expect(forecast(boardWith(TROUBLED)).net).toBe(1)
    const game = propaganda(TROUBLED, { politicalWill: 1 })
    expect(board(game).politicalWill).toBe(2)
    expect(opening(game).filter(({ fact }) => fact === 'political-will')).toMatchObject([
      { change: 1, from: 1, to: 2 },
    ])
    expect(opening(game).find(({ fact }) => fact === 'will-counted')).toMatchObject({
      net: 1,
      lines: forecast(boardWith(TROUBLED)).lines,
    })
  })

  test('is held to 20 and to 0', () => {
    expect(forecast(boardWith({}, { politicalWill: 18 }))).toMatchObject({ net: CALM, to: 20 })
    expect(board(propaganda({}, { politicalWill: 18 })).politicalWill).toBe(20)
    expect(forecast(boardWith(BAD, { politicalWill: 1 }))).toMatchObject({ net: -2, to: 0 })
    expect(board(propaganda(BAD, { politicalWill: 1 })).politicalWill).toBe(0)
  })
})

describe('7.0 victory', () => {
  test('the Rebels win at once at Political Will 0 (6.1.5)', () => {
    const game = propaganda(BAD, { politicalWill: 2 })
    expect(outcome(game)).toEqual({ winner: 'rebels', by: 'early-victory' })
    expect(question(game)).toBeNull()
    expect(options(game)).toEqual([])
    expect(() => apply(game, 'done')).toThrow(RulesError)
  })

  test('at 1 the round goes on', () => {
    const game = propaganda(BAD, { politicalWill: 3 })
    expect(board(game).politicalWill).toBe(1)
    expect(outcome(game)).toBeNull()
    expect(asked(game)).toBe('propaganda.punishment by british')
  })

  test('R31: Political Will 0 in mid-campaign ends nothing, whether by an Ambush …', () => {
    const spaces = {
      galilee: { guerrillasUnderground: 1, police: 1 },
      lydda: { guerrillasUnderground: 1, police: 1 },
      gaza: { guerrillasUnderground: 1, police: 1 },
    }
    const police = (space: 'galilee' | 'lydda' | 'gaza') => ({ piece: 'police', space }) as const
    const game = play(
      rebels('ambush', spaces, { politicalWill: 1 }, { box: 'limited-operation' }),
      'galilee',
      police('galilee'),
      'lydda',
      police('lydda'),
      'gaza',
      police('gaza'),
    )
    expect(board(game).politicalWill).toBe(0)
    expect(outcome(game)).toBeNull()
    expect(asked(game)).toBe('chit-effect.guerrilla by british')
  })

  test('… or by an Event', () => {
    const game = event(
      'A13',
      'shaded',
      'rebels',
      {},
      { politicalWill: 2, prison: { guerrillas: 3 } },
    )
    expect(board(game).politicalWill).toBe(0)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R31: a Propaganda Round may raise it again from 0, and nobody has won', () => {
    const game = propaganda({}, { politicalWill: 0 })
    expect(board(game).politicalWill).toBe(CALM)
    expect(outcome(game)).toBeNull()
  })

  test('the British win on the third Propaganda card (6.1.6)', () => {
    const game = propaganda(BAD, { politicalWill: 3, played: ['A33', 'A34'] }, 'A35')
    expect(board(game).politicalWill).toBe(1)
    expect(outcome(game)).toEqual({ winner: 'british', by: 'final-victory' })
    expect(question(game)).toBeNull()
  })

  test('but the Rebels, if it takes Political Will to 0', () => {
    const game = propaganda(BAD, { politicalWill: 2, played: ['A33', 'A34'] }, 'A35')
    expect(outcome(game)?.winner).toBe('rebels')
  })

  test('the second Propaganda card ends nothing', () => {
    expect(outcome(propaganda(BAD, { played: ['A34'] }, 'A35'))).toBeNull()
  })
})
