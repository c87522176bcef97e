import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, capability, contents, event, goesOn, told } from '../../kit'

describe('P2 Exodus Affair*, unshaded', () => {
  const MAP = {
    galilee: { troops: 1, cellsUnderground: 2, cellsActive: 1, armsCaches: 1 },
    gaza: { troops: 2, cellsActive: 1 },
    samaria: { police: 2, cellsUnderground: 1 },
    lydda: { cellsUnderground: 1 },
    'jerusalem-district': { troops: 2, cellsUnderground: 1 },
    haifa: { troops: 2, cellsUnderground: 1 },
    'railway-haifa-syria': { troops: 1, cellsUnderground: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR67 executed by the %s all Cells of the Coastal Districts with Troops go to Prison; nobody is asked',
    (by) => {
      const after = event('P2', 'unshaded', by, MAP)
      expect(contents(after, 'galilee')).toEqual({ troops: 1, armsCaches: 1 })
      expect(contents(after, 'gaza')).toEqual({ troops: 2 })
      expect(board(after)).toMatchObject({ prison: 4, politicalWill: 10 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('1.3.2 not with Police only, not without British, not in Jerusalem District, a City or on a Railway', () => {
    const after = event('P2', 'unshaded', 'british', MAP)
    for (const space of ['samaria', 'lydda', 'jerusalem-district', 'haifa'] as const)
      expect(contents(after, space)).toEqual(MAP[space])
    expect(contents(after, 'railway-haifa-syria')).toEqual(MAP['railway-haifa-syria'])
  })

  test('PR14 where there are none nothing happens', () => {
    const after = event('P2', 'unshaded', 'british', { gaza: { troops: 2 } })
    expect(told(after, 'removed')).toEqual([])
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('P18 shaded touches Assault and Mass Detention only', () => {
    expect(board(event('P2', 'unshaded', 'british', MAP, capability('P18', 'shaded'))).prison).toBe(
      4,
    )
  })
})

describe('P2 Exodus Affair*, shaded', () => {
  test.each(['british', 'irgun'] as const)('executed by the %s: Political Will −3', (by) => {
    const after = event('P2', 'shaded', by, {})
    expect(board(after).politicalWill).toBe(7)
    expect(asked(after)).toBe(goesOn(by))
  })

  test('5.4, PR74 one less under P9 unshaded, not under P9 shaded', () => {
    const lessened = event('P2', 'shaded', 'irgun', {}, capability('P9', 'unshaded'))
    expect(board(lessened).politicalWill).toBe(8)
    const shaded = event('P2', 'shaded', 'irgun', {}, capability('P9', 'shaded'))
    expect(board(shaded).politicalWill).toBe(7)
  })

  test('1.8, PR19 not below 0, which ends nothing', () => {
    const after = event('P2', 'shaded', 'irgun', {}, { politicalWill: 2 })
    expect(board(after)).toMatchObject({ politicalWill: 0, outcome: null })
  })
})
