import { describe, expect, test } from 'vitest'
import { SCREEN } from '../../screen'
import {
  arrangements,
  blockOf,
  cityRows,
  laidOut,
  plateRows,
  type Row,
} from '../../../src/ui/map/blocks'
import { stacksFrom, type Stack } from '../../../src/ui/map/stacks'
import type { Spread } from '../../../src/ui/map/view'
import { WHOLE } from '../../../src/ui/map/whole'
import { plateOf } from '../../../src/ui/map/plate'

type Here = Readonly<Record<string, number>>
const standing = (here: Here) => stacksFrom((content) => here[content] ?? 0, SCREEN.map)
const rowsOf = (here: readonly Stack[], spread: Spread): readonly Row[] =>
  arrangements(here, spread)[0] ?? []
const contents = (rows: readonly Row[]) => rows.map((row) => row.map(({ content }) => content))

const BRITISH: Here = { troops: 8, police: 6, irregularsUnderground: 2, irregularsActive: 1 }
const REBELS: Here = { guerrillasUnderground: 5, guerrillasActive: 4, bases: 2 }
const COUNTERS: Here = { opposition: 1, curfew: 1 }

const british = Object.keys(BRITISH)
const rebels = Object.keys(REBELS)
const counters = Object.keys(COUNTERS)

describe('The block of a District', () => {
  test('is empty when nothing stands there', () => {
    expect(rowsOf(standing({}), 'wide')).toEqual([])
    expect(rowsOf(standing({}), 'narrow')).toEqual([])
  })

  test('keeps up to four kinds of pieces in one line, with the counters last', () => {
    const rows = rowsOf(standing({ ...COUNTERS, troops: 1, ...REBELS }), 'wide')
    expect(contents(rows)).toEqual([['troops', ...rebels, ...counters]])
  })

  test('has the British above the Rebels, and the counters last', () => {
    const rows = rowsOf(standing({ ...COUNTERS, ...REBELS, ...BRITISH }), 'wide')
    expect(contents(rows)).toEqual([british, [...rebels, ...counters]])
  })

  test('stands two by two in a narrow one', () => {
    const rows = rowsOf(standing({ police: 1, bases: 1, guerrillasActive: 1, curfew: 1 }), 'narrow')
    expect(contents(rows)).toEqual([
      ['police', 'guerrillasActive'],
      ['bases', 'curfew'],
    ])
  })

  test('never takes more than three by three in a narrow one', () => {
    const all = rowsOf(standing({ ...COUNTERS, ...REBELS, ...BRITISH }), 'narrow')
    expect(contents(all)).toEqual([
      ['troops', 'police', 'opposition'],
      ['irregularsUnderground', 'irregularsActive', 'curfew'],
      rebels,
    ])
    const three = rowsOf(
      standing({ ...COUNTERS, ...REBELS, ...BRITISH, irregularsActive: 0 }),
      'narrow',
    )
    expect(contents(three)).toEqual([british.slice(0, 3), rebels, counters])
  })
})

test('A City has the British by twos above the Rebels, and its counters on the ring', () => {
  expect(contents(cityRows(standing({ troops: 1, bases: 1 })))).toEqual([['troops', 'bases']])
  expect(contents(cityRows(standing({ ...BRITISH, ...REBELS, ...COUNTERS })))).toEqual([
    british.slice(0, 2),
    british.slice(2),
    rebels,
  ])
})

describe('The plate of a Railway', () => {
  test('has Sabotage first, and a second row where one would be too long', () => {
    const rows = (here: Here) => contents(plateRows(standing(here), 200, WHOLE.scale))
    expect(rows({ sabotage: 4, troops: 1 })).toEqual([['sabotage', 'troops']])
    expect(rows({ sabotage: 1, ...BRITISH, ...REBELS, bases: 0 })).toHaveLength(2)
  })

  test('grows seawards on the coast: its right edge stays where it is', () => {
    const right = (here: Here) => {
      const { at, width } = plateOf('railway-egypt-tel-aviv', standing(here), WHOLE)
      return at[0] + width / 2
    }
    expect(right({ troops: 1, police: 1, guerrillasActive: 1 })).toBeCloseTo(right({ troops: 1 }))
  })

  test('does not run over the block beside it', () => {
    const here = standing({ sabotage: 4, ...BRITISH, ...REBELS, bases: 0 })
    const { at, width } = plateOf('railway-haifa-syria', here, WHOLE)
    const [x] = WHOLE.areas['haifa-district'].block
    expect(at[0] - width / 2).toBeGreaterThanOrEqual(x + (WHOLE.scale.pitch * 3) / 2)
  })
})

describe('In the room that it has', () => {
  const everything = standing({ ...COUNTERS, ...REBELS, ...BRITISH })
  const place = WHOLE.areas.gaza

  test('a block is never wider or higher, and its pieces are smaller instead', () => {
    const block = blockOf(everything, { ...place, most: [150, 60] }, WHOLE.scale)
    expect(block.width).toBeLessThanOrEqual(150.01)
    expect(block.height).toBeLessThanOrEqual(60.01)
    expect(block.placed[0]?.size).toBeLessThan(WHOLE.scale.piece)
  })

  test('few kinds stand in two rows where one line would make them smaller', () => {
    const few = standing({ troops: 1, police: 1, guerrillasActive: 1, bases: 1, ...COUNTERS })
    const wide = blockOf(few, { ...place, most: [260, 82] }, WHOLE.scale)
    const narrow = blockOf(few, { ...place, most: [170, 82] }, WHOLE.scale)
    expect(new Set(wide.placed.map(({ y }) => y)).size).toBe(1)
    expect(new Set(narrow.placed.map(({ y }) => y)).size).toBe(2)
    expect(narrow.size).toBe(WHOLE.scale.piece)
  })
})

test('Blocks are centred on their point, and no two pieces overlap', () => {
  const rows = rowsOf(standing({ ...COUNTERS, ...REBELS, ...BRITISH }), 'wide')
  const { placed, width } = laidOut(rows, [500, 300], WHOLE.scale)
  const xs = placed.map(({ x }) => x)
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(500)
  expect(width).toBeLessThan(220)
  for (const a of placed)
    for (const b of placed)
      if (a !== b)
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(
          WHOLE.scale.piece,
        )
})
