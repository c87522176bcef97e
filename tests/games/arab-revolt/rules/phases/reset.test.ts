import { describe, expect, test } from 'vitest'
import {
  CITIES,
  apply,
  board,
  options,
  question,
  type CardId,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import { answerWhile, asked, can, contents, play, propaganda, there } from '../../../../kit'

/** A Propaganda Round in which nobody does anything. */
const reset = (spaces: Position['spaces'], rest = {}, card: CardId = 'A33') =>
  answerWhile(
    play(propaganda(spaces, rest, card), 'done', 6, 1, 'done', 'done', 'done'),
    ['redeploy.police', 'redeploy.irregular'],
    () => 'done',
  )

describe('6.5 Reset', () => {
  test('all Curfews and Sabotage markers leave the map, Opposition stays', () => {
    const game = reset({
      haifa: { police: 1, curfew: 1, opposition: 1 },
      gaza: { troops: 1, curfew: 1 },
      'railway-haifa-syria': { sabotage: 2 },
    })
    expect(contents(game, 'haifa')).toEqual({ police: 1, opposition: 1 })
    expect(contents(game, 'gaza')).toEqual({ troops: 1 })
    expect(contents(game, 'railway-haifa-syria')).toEqual({})
    expect(board(game).available.curfews).toBe(3)
  })

  test('all pieces in Prison become Available', () => {
    const { available, prison } = board(reset({}, { prison: { guerrillas: 4, bases: 1 } }))
    expect(prison).toEqual({ guerrillas: 0, bases: 0 })
    expect(available).toMatchObject({ guerrillas: 15, bases: 5 })
  })

  test('all Guerrillas and Irregulars turn Underground, abroad too', () => {
    const game = reset({
      lydda: { guerrillasActive: 2, guerrillasUnderground: 1, irregularsActive: 1 },
      syria: { guerrillasActive: 1 },
    })
    expect(contents(game, 'lydda')).toEqual({ guerrillasUnderground: 3, irregularsUnderground: 1 })
    expect(contents(game, 'syria')).toEqual({ guerrillasUnderground: 1 })
  })

  test('the next card follows', () => {
    expect(asked(reset({}))).toBe('reveal.card by chance')
  })
})

describe('A34 Munich', () => {
  const OUT = { outOfPlay: { troops: 2 } }

  test('the British place all Troops Out of Play in any Cities', () => {
    const game = reset({}, OUT, 'A34')
    expect(question(game)).toMatchObject({ by: 'british', ask: 'reset.troops' })
    expect(options(game)).toEqual(CITIES)
    expect(can(game, 'done')).toBe(false)
    const placed = play(game, 'haifa', 'jerusalem')
    expect(there(placed, 'haifa', 'troops')).toBe(1)
    expect(there(placed, 'jerusalem', 'troops')).toBe(1)
    expect(board(placed).outOfPlay.troops).toBe(0)
    // The other thirteen were Available all the time.
    expect(board(placed).available.troops).toBe(13)
    expect(asked(placed)).toBe('reveal.card by chance')
  })

  test('no other Propaganda card brings them back, not even after it', () => {
    const game = reset({}, { ...OUT, played: ['A34'] })
    expect(board(game).outOfPlay.troops).toBe(2)
    expect(asked(game)).toBe('reveal.card by chance')
  })

  test('Foreign Countries stay Out of Play', () => {
    const countries = ['transjordan', 'egypt'] as const
    const game = apply(reset({}, { outOfPlay: { troops: 1, countries } }, 'A34'), 'haifa')
    expect(board(game).outOfPlay.countries).toEqual(countries)
  })
})
