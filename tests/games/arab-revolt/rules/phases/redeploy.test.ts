import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  facts,
  options,
  question,
  type Game,
  type Move,
  type Piece,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, play, propaganda, there, whyNot } from '../../../../kit'

/** Nobody uses the phases before. */
const redeploy = (spaces: Parameters<typeof propaganda>[0], rest = {}) =>
  play(propaganda(spaces, rest), 'done', 6, 1, 'done', 'done', 'done')

const group = (piece: Piece, from: SpaceId, to: SpaceId, number = 1): Move => ({
  piece,
  from,
  to,
  number,
})

const goals = (game: Game) =>
  [
    ...new Set(
      options(game).flatMap((one) => (typeof one === 'object' && 'to' in one ? [one.to] : [])),
    ),
  ].sort()

describe('6.4.1 Troops', () => {
  const LINE = { 'railway-egypt-tel-aviv': { troops: 2 }, gaza: { troops: 1 } } as const

  test('R35: those on Railways must go to Cities, at any distance', () => {
    const game = redeploy(LINE)
    expect(asked(game)).toBe('redeploy.troops by british')
    expect(can(game, 'done')).toBe(false)
    expect(goals(game)).toEqual(['haifa', 'jerusalem', 'tel-aviv-jaffa'])
    expect(can(game, group('troops', 'railway-egypt-tel-aviv', 'haifa', 2))).toBe(true)
  })

  test('they may split', () => {
    const game = play(
      redeploy(LINE),
      group('troops', 'railway-egypt-tel-aviv', 'haifa'),
      group('troops', 'railway-egypt-tel-aviv', 'jerusalem'),
    )
    expect([there(game, 'haifa', 'troops'), there(game, 'jerusalem', 'troops')]).toEqual([1, 1])
    expect(asked(game)).toBe('reveal.card by chance')
  })

  test('those in Districts stay', () => {
    expect(can(redeploy(LINE), group('troops', 'gaza', 'haifa'))).toBe(false)
    expect(asked(redeploy({ gaza: { troops: 1 } }))).toBe('reveal.card by chance')
  })
})

describe('6.4.1 Police', () => {
  test('R35: any may go to Railways or Cities, at any distance, or stay', () => {
    const game = redeploy({ gaza: { police: 2 } })
    expect(asked(game)).toBe('redeploy.police by british')
    expect(goals(game)).toEqual([
      'haifa',
      'jerusalem',
      'railway-egypt-tel-aviv',
      'railway-haifa-syria',
      'railway-tel-aviv-haifa',
      'railway-tel-aviv-jerusalem',
      'tel-aviv-jaffa',
    ])
    expect(there(apply(game, 'done'), 'gaza', 'police')).toBe(2)
    const split = play(
      game,
      group('police', 'gaza', 'railway-haifa-syria'),
      group('police', 'gaza', 'haifa'),
    )
    expect(contents(split, 'railway-haifa-syria')).toEqual({ police: 1 })
    expect(contents(split, 'haifa')).toEqual({ police: 1 })
    expect(asked(split)).toBe('reveal.card by chance')
  })

  test('they go after the Troops', () => {
    const game = redeploy({ 'railway-haifa-syria': { troops: 1, police: 1 } })
    expect(asked(game)).toBe('redeploy.troops by british')
    expect(asked(apply(game, group('troops', 'railway-haifa-syria', 'haifa')))).toBe(
      'redeploy.police by british',
    )
  })

  test('R22: the Curfew that the last of them leaves is lifted', () => {
    const game = redeploy({ gaza: { police: 1, curfew: 1 }, haifa: { irregularsActive: 2 } })
    const left = apply(game, group('police', 'gaza', 'haifa'))
    expect(asked(left)).toBe('redeploy.irregular by british')
    expect(there(left, 'gaza', 'curfew')).toBe(0)
    expect(board(left).available.curfews).toBe(3)
  })
})

describe('6.4.1 Irregulars', () => {
  test('R35: up to half may leave the map, rounded down', () => {
    const game = redeploy({ gaza: { irregularsUnderground: 3, irregularsActive: 2 } })
    expect(question(game)).toMatchObject({
      ask: 'redeploy.irregular',
      about: { limit: 2, chosen: 0 },
    })
    expect(question(play(game, { piece: 'irregularsActive', space: 'gaza' }))?.about).toEqual({
      limit: 1,
      chosen: 1,
    })
    const left = play(
      game,
      { piece: 'irregularsActive', space: 'gaza' },
      { piece: 'irregularsUnderground', space: 'gaza' },
    )
    expect(asked(left)).toBe('reveal.card by chance')
    expect(there(left, 'gaza', 'irregularsUnderground')).toBe(3)
    expect(board(left).available.irregulars).toBe(3)
  })

  test('or stay', () => {
    const game = apply(redeploy({ gaza: { irregularsUnderground: 2 } }), 'done')
    expect(there(game, 'gaza', 'irregularsUnderground')).toBe(2)
  })

  test('a single one must stay', () => {
    expect(asked(redeploy({ gaza: { irregularsUnderground: 1 } }))).toBe('reveal.card by chance')
  })
})

describe('6.4.2 Guerrillas', () => {
  const EXPOSED = {
    'railway-haifa-syria': { guerrillasActive: 2 },
    jerusalem: { guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1 },
  } as const

  test('R35: those on Railways and in Cities must go to Bases, at any distance, split if wanted', () => {
    const game = redeploy({ ...EXPOSED, galilee: { bases: 1 }, syria: { bases: 1 } })
    expect(asked(game)).toBe('redeploy.guerrillas by rebels')
    expect(can(game, 'done')).toBe(false)
    expect(goals(game)).toEqual(['galilee', 'syria'])
    expect(can(game, group('guerrillasUnderground', 'lydda', 'galilee'))).toBe(false)
    const gone = play(
      game,
      group('guerrillasActive', 'railway-haifa-syria', 'galilee'),
      group('guerrillasActive', 'railway-haifa-syria', 'syria'),
      group('guerrillasUnderground', 'jerusalem', 'syria'),
    )
    expect(contents(gone, 'galilee')).toEqual({ bases: 1, guerrillasUnderground: 1 })
    expect(contents(gone, 'syria')).toEqual({ bases: 1, guerrillasUnderground: 2 })
    expect(contents(gone, 'lydda')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(gone)).toBe('reveal.card by chance')
  })

  test('R35: they go abroad only if there is no Base on the map', () => {
    const withBase = redeploy({ ...EXPOSED, galilee: { bases: 1 } })
    expect(goals(withBase)).toEqual(['galilee'])
    const withoutBase = redeploy(EXPOSED, {
      prison: { bases: 1 },
      outOfPlay: { countries: ['transjordan', 'egypt'] },
    })
    expect(goals(withoutBase)).toEqual(['lebanon', 'syria'])
    const gone = play(
      withoutBase,
      group('guerrillasActive', 'railway-haifa-syria', 'lebanon', 2),
      group('guerrillasUnderground', 'jerusalem', 'syria'),
    )
    expect(there(gone, 'lebanon', 'guerrillasUnderground')).toBe(2)
  })

  test('a Base abroad is a Base on the map: they must go there, to no other country', () => {
    expect(goals(redeploy({ ...EXPOSED, lebanon: { bases: 1 } }))).toEqual(['lebanon'])
  })

  test('moving does not hide them; the Reset does (1.4.3)', () => {
    const spaces = { 'railway-haifa-syria': { guerrillasActive: 1 }, galilee: { bases: 1 } }
    const game = apply(
      redeploy(spaces),
      group('guerrillasActive', 'railway-haifa-syria', 'galilee'),
    )
    expect(facts(game).filter(({ fact }) => fact === 'moved' || fact === 'hidden')).toMatchObject([
      { fact: 'moved', piece: 'guerrillasActive', to: 'galilee', why: { rule: '6.4' } },
      { fact: 'hidden', force: 'guerrillas', space: 'galilee', why: { rule: '6.5' } },
    ])
  })
})

describe('Redeploy says why pieces cannot go somewhere', () => {
  test('Troops go to Cities, Police to Cities and Railways (6.4.1)', () => {
    const troops = redeploy({ 'railway-tel-aviv-haifa': { troops: 2 }, gaza: { police: 1 } })
    expect(whyNot(troops, group('troops', 'railway-tel-aviv-haifa', 'gaza'))).toEqual({
      rule: '6.4.1',
      reason: 'needs-city',
    })
    expect(whyNot(troops, group('troops', 'railway-tel-aviv-haifa', 'haifa', 3))).toEqual({
      rule: '1.4',
      reason: 'more-than-there-are',
    })
    const police = play(troops, group('troops', 'railway-tel-aviv-haifa', 'haifa', 2))
    expect(whyNot(police, group('police', 'gaza', 'lydda'))).toEqual({
      rule: '6.4.1',
      reason: 'needs-city-or-railway',
    })
  })

  test('Guerrillas go to Bases; without any, abroad (6.4.2)', () => {
    const based = redeploy({ haifa: { guerrillasActive: 1 }, samaria: { bases: 1 } })
    expect(whyNot(based, group('guerrillasActive', 'haifa', 'syria'))).toEqual({
      rule: '6.4.2',
      reason: 'needs-base',
    })
    const abroad = redeploy({ haifa: { guerrillasActive: 1 } })
    expect(whyNot(abroad, group('guerrillasActive', 'haifa', 'samaria'))).toEqual({
      rule: '6.4.2',
      reason: 'needs-country-in-play',
    })
  })
})
