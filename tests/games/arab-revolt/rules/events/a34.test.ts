import { describe, expect, test } from 'vitest'
import { board, type CardId } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, mandatory, play, propaganda, spacesOffered, there } from '../../../../kit'

const FIVE_OUT = { outOfPlay: { troops: 5 } } as const

const reset = (card: CardId, played: readonly CardId[] = []) =>
  propaganda({ haifa: { troops: 1 } }, { ...FIVE_OUT, phase: 'reset', played }, card)

describe('A34: the Munich Conference', () => {
  test('in the Reset all Troops Out of Play come to Cities of the British choice', () => {
    const game = reset('A34')
    expect(asked(game)).toBe('reset.troops by british')
    expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(can(game, 'samaria')).toBe(false)
    expect(can(game, 'done')).toBe(false)
    const after = play(game, 'haifa', 'jerusalem', 'jerusalem', 'tel-aviv-jaffa', 'haifa')
    expect(there(after, 'haifa', 'troops')).toBe(3)
    expect(there(after, 'jerusalem', 'troops')).toBe(2)
    expect(there(after, 'tel-aviv-jaffa', 'troops')).toBe(1)
    expect(board(after).outOfPlay.troops).toBe(0)
    expect(asked(after)).toBe('reveal.card by chance')
  })

  test('Available Troops stay Available, and countries stay out of play', () => {
    const game = propaganda(
      {},
      { phase: 'reset', outOfPlay: { troops: 1, countries: ['transjordan', 'egypt'] } },
      'A34',
    )
    const after = play(game, 'haifa')
    expect(board(after).available.troops).toBe(14)
    expect(board(after).outOfPlay.countries).toEqual(['transjordan', 'egypt'])
  })

  test('not with another Propaganda card, before A34 or after it', () => {
    const before = reset('A33')
    expect(asked(before)).toBe('reveal.card by chance')
    expect(board(before).outOfPlay.troops).toBe(5)
    const after = reset('A35', ['A34'])
    expect(asked(after)).toBe('reveal.card by chance')
    expect(board(after).outOfPlay.troops).toBe(5)
  })

  test('nothing is asked when no Troops are Out of Play', () => {
    expect(asked(propaganda({}, { phase: 'reset' }, 'A34'))).toBe('reveal.card by chance')
  })

  test('not before the Reset', () => {
    const game = propaganda({}, FIVE_OUT, 'A34')
    expect(asked(game)).toBe('propaganda.punishment by british')
    expect(board(game).outOfPlay.troops).toBe(5)
  })

  test('A24 that comes later grants two Punishes and takes five Troops; before, one and three', () => {
    const haifa = { piece: 'troops', space: 'haifa' } as const
    const later = play(reset('A34'), 'haifa', 'haifa', 'haifa', 'haifa', 'haifa', 'A24', 'done')
    expect(asked(later)).toBe('grant.activity by british')
    const gone = play(later, 'done', haifa, haifa, haifa, haifa, haifa)
    expect(there(gone, 'haifa', 'troops')).toBe(1)
    expect(board(gone).outOfPlay.troops).toBe(5)
    expect(asked(gone)).toBe('turn.draw-chit by chance')

    const earlier = play(mandatory('A24', { haifa: { troops: 6 } }), 'done')
    expect(asked(earlier)).toBe('event.piece by british')
    expect(asked(play(earlier, haifa, haifa, haifa))).toBe('turn.draw-chit by chance')
  })
})
