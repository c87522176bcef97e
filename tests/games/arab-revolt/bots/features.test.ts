import { describe, expect, test } from 'vitest'
import { PERCEPTION } from '../../../../src/games/arab-revolt/bots/index'
import {
  board,
  boardOf,
  type Board,
  type Position,
} from '../../../../src/games/arab-revolt/rules/index'
import { position } from '../../../kit'
import { MIND } from '../../../bots/mind'
import { playedOn } from '../../../bots/positions'

const read = (given: Board): Float32Array => {
  const into = new Float32Array(PERCEPTION.features.length)
  PERCEPTION.read(given, into)
  return into
}

/** The names of the features in which two boards differ. */
const differences = (one: Board, other: Board): string[] => {
  const [a, b] = [read(one), read(other)]
  return PERCEPTION.features.filter((_, i) => a[i] !== b[i])
}

const asBoard = (rest: Partial<Position> = {}): Board =>
  boardOf(position({ haifa: { troops: 2 }, samaria: { guerrillasUnderground: 2 } }, rest))

test('each feature has a name of its own, in a group', () => {
  const { features } = PERCEPTION
  expect(new Set(features).size).toBe(features.length)
  for (const feature of features) expect(feature).toMatch(/^[a-z]+\../)
})

test('a board is read the same twice, whatever was read before, and stays between -8 and 8', () => {
  for (let i = 0; i < 30; i++) {
    const given = board(playedOn(i, 12 * i))
    const first = read(given)
    const again = new Float32Array(PERCEPTION.features.length).fill(9)
    PERCEPTION.read(given, again)
    expect(again).toEqual(first)
    expect(Math.max(...first.map(Math.abs))).toBeLessThanOrEqual(8)
  }
})

describe('what a board shows', () => {
  const chits = (tray: 'drawn' | 'held' | 'used', chit: 1 | 2 | 3): Board => {
    const given = structuredClone(asBoard()) as unknown as {
      operationsChits: Record<string, Record<number, number>>
    }
    given.operationsChits[tray]![chit]! += 1
    return given as unknown as Board
  }

  test.each(['drawn', 'held', 'used'] as const)('an Operations chit that is %s', (tray) => {
    expect(differences(asBoard(), chits(tray, 3))).toEqual([`chits.${tray}.3`])
    expect(MIND.value(chits(tray, 3))).not.toBe(MIND.value(chits(tray, 1)))
  })

  test('the card in play, and who may still take it', () => {
    const rest = { phase: 'first-eligible', firstEligible: 'rebels' } as const
    const [one, other] = [
      asBoard({ ...rest, played: ['A1'] }),
      asBoard({ ...rest, played: ['A9'] }),
    ]
    expect(differences(one, other)).toEqual([
      'card.A1.rebels.first',
      'card.A9.rebels.first',
      'gone.A1',
      'gone.A9',
    ])
    expect(MIND.value(one)).not.toBe(MIND.value(other))
    const second = asBoard({
      phase: 'second-eligible',
      firstEligible: 'rebels',
      played: ['A1'],
      chit: 1,
      boxes: { rebels: 'limited-operation' },
    })
    expect(differences(one, second)).toContain('card.A1.british.second')
  })

  test('a card whose Event is taken no more', () => {
    const taken = asBoard({
      phase: 'second-eligible',
      firstEligible: 'rebels',
      played: ['A1'],
      chit: 1,
      boxes: { rebels: 'event' },
    })
    const on = PERCEPTION.features.filter(
      (name, i) => name.startsWith('card.') && read(taken)[i] !== 0,
    )
    expect(on).toEqual([])
  })

  test('Capabilities, by side', () => {
    const played = ['A1'] as const
    const one = asBoard({ played, capabilities: [{ card: 'A1', side: 'shaded' }] })
    expect(differences(asBoard({ played }), one)).toEqual(['capabilities.A1.shaded'])
  })

  test('how near the next Propaganda card is', () => {
    const at = (played: Position['played']) => {
      const numbers = read(asBoard({ played: played ?? [] }))
      return ['next', 'least', 'most'].map(
        (name) => numbers[PERCEPTION.features.indexOf(`time.${name}`)]!,
      )
    }
    const close = (numbers: number[], wanted: number[]) =>
      numbers.forEach((one, i) => expect(one).toBeCloseTo(wanted[i]!, 5))
    close(at([]), [0, 4 / 7, 6 / 7])
    close(at(['A1', 'A2', 'A3', 'A4']), [1 / 3, 0, 2 / 7])
    close(at(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']), [1, 0, 0])
    close(at(['A1', 'A2', 'A3', 'A4', 'A33']), [0, 6 / 7, 8 / 7])
  })

  test('who is first, and the phase', () => {
    const names = differences(
      asBoard({ firstEligible: 'british' }),
      asBoard({ firstEligible: 'rebels' }),
    )
    expect(names).toEqual(['order.first'])
  })

  test('each line of the count, and what the Will would come to', () => {
    const names = differences(
      asBoard(),
      boardOf(
        position({
          haifa: { troops: 2 },
          samaria: { guerrillasUnderground: 2 },
          'railway-haifa-syria': { sabotage: 1 },
        }),
      ),
    )
    expect(names).toContain('count.sabotaged-railways')
    expect(names).toContain('railways.railway-haifa-syria')
  })
})
