import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  odds,
  options,
  question,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  play,
  propaganda,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const NONE = { detain: 0, demolish: 0, fine: 0 }
const NO_CHITS = { 1: 0, 2: 0, 3: 0 }
const operationsChits = (game: Game) => board(game).operationsChits

describe('6.2.1 the British', () => {
  const punishmentChits = { held: { fine: 1 }, used: { detain: 2, demolish: 1 } }

  test('R15: they choose among all six, those held or used before too', () => {
    const game = propaganda({}, { punishmentChits })
    expect(asked(game)).toBe('propaganda.punishment by british')
    expect(options(game)).toEqual(['detain', 'demolish', 'fine', 'done'])
  })

  test('R15: all others go back to the pool, a chit held from before among them', () => {
    const { held, pool, used } = board(
      apply(propaganda({}, { punishmentChits }), 'detain'),
    ).punishmentChits
    expect(held).toEqual({ ...NONE, detain: 1 })
    expect(pool).toEqual({ detain: 1, demolish: 2, fine: 2 })
    expect(used).toEqual(NONE)
  })

  test('R15: the chit held from before stays if it is the one selected', () => {
    const { held, pool } = board(apply(propaganda({}, { punishmentChits }), 'fine')).punishmentChits
    expect(held).toEqual({ ...NONE, fine: 1 })
    expect(pool).toEqual({ detain: 2, demolish: 2, fine: 1 })
  })

  test('they may select none', () => {
    const { held, pool } = board(apply(propaganda({}, { punishmentChits }), 'done')).punishmentChits
    expect(held).toEqual(NONE)
    expect(pool).toEqual({ detain: 2, demolish: 2, fine: 2 })
  })
})

describe('6.2.2 the Rebels', () => {
  const BASES = { samaria: { bases: 1 }, syria: { bases: 1 } }
  const roll = (rest = {}) => apply(propaganda(BASES, rest), 'done')

  test('they roll against their Bases on the map, those abroad too (R40)', () => {
    expect(question(roll())).toMatchObject({
      by: 'chance',
      ask: 'roll.die',
      about: { target: 2, modifier: 0 },
    })
    expect(asked(apply(roll(), 2))).toBe('propaganda.resources by rebels')
    expect(asked(apply(roll(), 3))).toBe('turn.draw-chit by chance')
  })

  test('Central War Committee (A2) changes the roll', () => {
    const unshaded = { played: ['A2'], capabilities: [{ card: 'A2', side: 'unshaded' }] }
    expect(asked(apply(roll(unshaded), 1))).toBe('propaganda.resources by rebels')
    expect(asked(apply(roll(unshaded), 2))).toBe('turn.draw-chit by chance')
    const shaded = { played: ['A2'], capabilities: [{ card: 'A2', side: 'shaded' }] }
    expect(asked(apply(roll(shaded), 3))).toBe('propaganda.resources by rebels')
    expect(asked(apply(roll(shaded), 4))).toBe('turn.draw-chit by chance')
  })

  test('a success: one step toward Centralized, and all chits back', () => {
    const game = play(roll({ operationsChits: { held: { 1: 1 }, used: { 3: 2 } } }), 2, 'unity')
    expect(board(game).unity).toBe(3)
    expect(operationsChits(game)).toMatchObject({
      pool: { 1: 3, 2: 3, 3: 3 },
      held: NO_CHITS,
      used: NO_CHITS,
    })
  })

  test('or any one chit to hold, a used one too; all others back', () => {
    const hold = play(roll({ operationsChits: { held: { 1: 1 }, used: { 3: 3 } } }), 1, 'hold')
    expect(asked(hold)).toBe('propaganda.chit by rebels')
    expect(options(hold)).toEqual([1, 2, 3])
    const held = apply(hold, 3)
    expect(board(held).unity).toBe(2)
    expect(operationsChits(held)).toMatchObject({
      pool: { 1: 3, 2: 3, 3: 2 },
      held: { ...NO_CHITS, 3: 1 },
      used: NO_CHITS,
    })
  })

  test('or neither: Unity stays, no chit is held, and all chits go back', () => {
    const success = play(roll({ operationsChits: { held: { 1: 1 }, used: { 3: 2 } } }), 2)
    expect(options(success)).toEqual(['unity', 'hold', 'done'])
    const game = apply(success, 'done')
    expect(board(game).unity).toBe(2)
    expect(operationsChits(game)).toEqual({
      pool: { 1: 3, 2: 3, 3: 3 },
      drawn: NO_CHITS,
      held: NO_CHITS,
      used: NO_CHITS,
    })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('a failure: all chits back, a held one too', () => {
    const game = play(roll({ operationsChits: { held: { 1: 1 }, used: { 3: 2 } } }), 6)
    expect(board(game).unity).toBe(2)
    expect(operationsChits(game)).toMatchObject({ pool: { 1: 3, 2: 3, 3: 3 }, held: NO_CHITS })
  })
})

describe('6.2.3 Foreign Assistance', () => {
  const FAR = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const
  const drawing = (spaces: Parameters<typeof propaganda>[0], rest = {}) =>
    play(propaganda(spaces, rest), 'done', 6)

  test('R16: the chit is drawn when all chits are back', () => {
    const game = drawing({}, { operationsChits: { used: { 2: 3, 3: 3 } } })
    expect(odds(game).map(({ weight }) => weight)).toEqual([3, 3, 3])
  })

  test('R16: but a chit just selected to hold is not among them', () => {
    const game = play(propaganda({ syria: { bases: 1 } }), 'done', 1, 'hold', 3)
    expect(odds(game).map(({ weight }) => weight)).toEqual([3, 3, 2])
  })

  test('R16: Rally in Foreign Countries in play, without Rebel pieces there', () => {
    const game = apply(drawing({ galilee: { bases: 1 } }, FAR), 2)
    expect(asked(game)).toBe('propaganda.assistance by rebels')
    expect(spacesOffered(game)).toEqual(['lebanon', 'syria'])
    expect(whyNot(game, 'egypt')).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
    expect(whyNot(game, 'galilee')).toEqual({ rule: '6.2.3', reason: 'needs-country-in-play' })
    const rallied = apply(game, 'lebanon')
    expect(contents(rallied, 'lebanon')).toEqual({ guerrillasUnderground: 1 })
    expect(whyNot(rallied, 'lebanon').reason).toBe('already-selected')
  })

  test('R16: two Guerrillas where there is a Base', () => {
    const game = play(drawing({ syria: { bases: 1 } }), 1, 'syria', 'guerrillas', 'guerrillas')
    expect(there(game, 'syria', 'guerrillasUnderground')).toBe(2)
    expect(asked(game)).toBe('propaganda.divide by british')
  })

  test('no more spaces than the chit says, and fewer if wanted', () => {
    expect(asked(play(drawing({}), 1, 'lebanon'))).toBe('propaganda.divide by british')
    expect(asked(play(drawing({}), 2, 'lebanon', 'syria'))).toBe('propaganda.divide by british')
    expect(asked(play(drawing({}), 3, 'done'))).toBe('propaganda.divide by british')
  })

  test('the chit has no effect and goes back to the pool', () => {
    const game = play(drawing({ gaza: { guerrillasActive: 1 } }), 3, 'done')
    expect(asked(game)).toBe('propaganda.divide by british')
    expect(there(game, 'gaza', 'guerrillasActive')).toBe(1)
    expect(operationsChits(game)).toMatchObject({ pool: { 1: 3, 2: 3, 3: 3 }, used: NO_CHITS })
  })

  test('R16: with no Guerrilla Available, one may be taken from the map (R2)', () => {
    const spaces = { gaza: { guerrillasActive: 2 }, lydda: { guerrillasUnderground: 13 } }
    const game = play(drawing(spaces), 1, 'lebanon')
    expect(asked(game)).toBe('place.from-map by rebels')
    expect(can(game, 'done')).toBe(true)
    const placed = apply(game, { piece: 'guerrillasActive', space: 'gaza' })
    expect(contents(placed, 'lebanon')).toEqual({ guerrillasUnderground: 1 })
    expect(there(placed, 'gaza', 'guerrillasActive')).toBe(1)
  })
})
