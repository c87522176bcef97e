import { describe, expect, test } from 'vitest'
import { board, type Game } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  contents,
  event,
  goesOn,
  play,
  propaganda,
  spacesOffered,
  told,
  whyNot,
} from '../../kit'

const UNSHADED = capability('P29', 'unshaded')
const SHADED = capability('P29', 'shaded')

type Spaces = Parameters<typeof propaganda>[0]
type Rest = Parameters<typeof propaganda>[1]

/** A Propaganda Round as far as the Reset Phase: everybody declines what comes before. */
const reset = (spaces: Spaces, rest: Rest): Game => {
  let game = propaganda(spaces, { intel: { 0: 1 }, ...rest })
  while (board(game).phase !== 'reset' && board(game).phase !== 'reveal') game = play(game, 'done')
  return game
}

describe('P29 Curfews', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing now, and lasts', (by, side) => {
    const spaces = { haifa: { troops: 1, curfew: 1, cellsUnderground: 1 } }
    const after = event('P29', side, by, spaces)
    expect(board(after).capabilities).toEqual([{ card: 'P29', side }])
    expect(contents(after, 'haifa')).toEqual(spaces.haifa)
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P29 unshaded', () => {
  test('PR94 one Cell to Available from each Curfew space, before the Curfews go; nobody is asked', () => {
    const spaces = {
      haifa: { police: 1, curfew: 1, cellsUnderground: 2 },
      jerusalem: { police: 1, curfew: 1, cellsActive: 1 },
      'tel-aviv-jaffa': { police: 1, cellsActive: 1 },
      gaza: { cellsActive: 1, police: 1 },
    }
    const after = reset(spaces, { ...UNSHADED, prison: 4 })
    expect(contents(after, 'haifa')).toEqual({ police: 1, cellsUnderground: 1 })
    expect(contents(after, 'jerusalem')).toEqual({ police: 1 })
    expect(contents(after, 'tel-aviv-jaffa')).toEqual({ police: 1, cellsUnderground: 1 })
    expect(contents(after, 'gaza')).toEqual({ police: 1, cellsUnderground: 1 })
    expect(told(after, 'removed')).toMatchObject([
      { piece: 'cellsUnderground', space: 'haifa', number: 1, to: 'available' },
      { piece: 'cellsActive', space: 'jerusalem', number: 1, to: 'available' },
    ])
    // 15 less two on the Track, three on the map, and two who stay in Prison.
    expect(board(after)).toMatchObject({ prison: 2, available: { cells: 8 }, phase: 'reveal' })
    expect(asked(after)).toBe('reveal.card by chance')
  })

  test('PR94 of two states one Cell goes, and all that stay are Underground by then', () => {
    const spaces = { haifa: { police: 1, curfew: 1, cellsUnderground: 1, cellsActive: 1 } }
    const after = reset(spaces, UNSHADED)
    expect(contents(after, 'haifa')).toEqual({ police: 1, cellsUnderground: 1 })
    expect(told(after, 'removed')).toMatchObject([{ number: 1, why: { card: 'P29' } }])
  })

  test('a Curfew that has fallen in the Redeploy counts no more', () => {
    const spaces = { haifa: { troops: 1, curfew: 1, cellsUnderground: 2 } }
    const move = { piece: 'troops', from: 'haifa', to: 'jerusalem', number: 1 } as const
    const redeploy = play(propaganda(spaces, { ...UNSHADED, intel: { 0: 1 } }), 'done')
    expect(asked(redeploy)).toBe('redeploy.troops by british')
    const after = play(redeploy, move, 'done')
    expect(contents(after, 'haifa')).toEqual({ cellsUnderground: 2 })
    expect(asked(after)).toBe('reveal.card by chance')
  })

  test('where no Cell is, nothing goes', () => {
    const after = reset({ haifa: { police: 1, curfew: 1 } }, UNSHADED)
    expect(told(after, 'removed')).toEqual([])
  })
})

describe('P29 shaded', () => {
  const MAP = {
    haifa: { police: 1, curfew: 1 },
    jerusalem: { police: 1, curfew: 1, cellsActive: 1 },
    'tel-aviv-jaffa': { police: 1, sabotage: 1 },
  } as const

  test('PR94 Irgun choose none or one for each Curfew space, before all else of Reset', () => {
    const game = reset(MAP, { ...SHADED, prison: 4 })
    expect(asked(game)).toBe('event.space by irgun')
    expect(spacesOffered(game)).toEqual(['haifa', 'jerusalem'])
    expect(whyNot(game, 'tel-aviv-jaffa')).toEqual({
      rule: 'P29',
      reason: 'needs-city-with-curfew',
    })
    // Nothing of Reset has come yet.
    expect(board(game)).toMatchObject({ prison: 4, available: { cells: 8, curfews: 1 } })
    expect(contents(game, 'tel-aviv-jaffa')).toEqual(MAP['tel-aviv-jaffa'])

    const first = play(game, 'haifa')
    expect(whyNot(first, 'haifa').reason).toBe('already-selected')
    const after = play(first, 'jerusalem')
    expect(contents(after, 'haifa')).toEqual({ police: 1, cellsUnderground: 1 })
    expect(contents(after, 'jerusalem')).toEqual({ police: 1, cellsUnderground: 2 })
    expect(board(after)).toMatchObject({ prison: 2, available: { cells: 8, curfews: 3 } })
    expect(asked(after)).toBe('reveal.card by chance')
  })

  test('PR94 none is enough', () => {
    const after = play(reset(MAP, SHADED), 'done')
    expect(contents(after, 'haifa')).toEqual({ police: 1 })
    expect(asked(after)).toBe('reveal.card by chance')
  })

  test('PR94, PR1 from Available, before Prison releases: with none Available nothing is asked', () => {
    // 15: two on the Track, one on the map.
    const none = reset(MAP, { ...SHADED, prison: 12 })
    expect(asked(none)).toBe('reveal.card by chance')
    expect(board(none)).toMatchObject({ prison: 6, available: { cells: 6 } })
    const last = play(reset(MAP, { ...SHADED, prison: 11 }), 'haifa')
    expect(asked(last)).toBe('reveal.card by chance')
    expect(contents(last, 'haifa')).toEqual({ police: 1, cellsUnderground: 1 })
  })

  test('without a Curfew nothing is asked; without the card neither', () => {
    expect(asked(reset({ gaza: { police: 1 } }, SHADED))).toBe('reveal.card by chance')
    expect(asked(reset(MAP, {}))).toBe('reveal.card by chance')
  })

  test('6.1.4 there is no Reset in the third Propaganda Round', () => {
    const rest = { ...SHADED, played: ['P29', 'P33', 'P34'] } as const
    expect(asked(propaganda(MAP, rest, 'P35'))).toBeNull()
  })

  test('it can be executed, and act in the very next Propaganda Round', () => {
    const executed = event('P29', 'shaded', 'british', MAP, {
      played: ['P2', 'P7', 'P12'],
      intel: { 0: 1 },
    })
    let game = play(executed, 'limited-operation', 'pass', 'P34')
    while (asked(game) !== 'event.space by irgun') game = play(game, 'done')
    expect(spacesOffered(game)).toEqual(['haifa', 'jerusalem'])
    expect(asked(play(game, 'haifa', 'done'))).toBe('reveal.card by chance')
  })

  test('5.3 it is told for the sake of the card', () => {
    const game = play(reset(MAP, SHADED), 'haifa', 'done')
    expect(told(game, 'placed')).toMatchObject([{ space: 'haifa', why: { card: 'P29' } }])
  })
})
