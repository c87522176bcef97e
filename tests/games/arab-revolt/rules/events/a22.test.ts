import { describe, expect, test } from 'vitest'
import { board, options, type Game } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  can,
  contents,
  event,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

describe('A22 Demonstrations, unshaded', () => {
  const BOTH = { police: 1, guerrillasUnderground: 1 } as const
  const THREE_CITIES = { haifa: BOTH, 'tel-aviv-jaffa': BOTH, jerusalem: BOTH } as const
  const TWO_CITIES = { haifa: BOTH, jerusalem: BOTH } as const
  const DRAW_DETAIN = ['detain', 'detain', { chit: 'detain', from: 'drawn' }] as const

  /** Places the Curfews, in any order. */
  const placeCurfews = (game: Game): Game =>
    answerWhile(game, ['event.space'], (open) => options(open)[0] ?? 'done')

  test('a Curfew comes to every City with both British and Rebel pieces, and to no other space', () => {
    const game = event('A22', 'unshaded', 'british', {
      haifa: { irregularsActive: 1, guerrillasActive: 1 },
      'tel-aviv-jaffa': { troops: 1 },
      jerusalem: { bases: 1, police: 1 },
      samaria: BOTH,
      'railway-haifa-syria': BOTH,
    })
    const after = placeCurfews(game)
    expect(there(after, 'haifa', 'curfew')).toBe(1)
    expect(there(after, 'jerusalem', 'curfew')).toBe(1)
    expect(there(after, 'tel-aviv-jaffa', 'curfew')).toBe(0)
    expect(there(after, 'samaria', 'curfew')).toBe(0)
    expect(board(after).available.curfews).toBe(1)
    expect(asked(after)).toBe('punish.draw by chance')
  })

  test('Opposition alone does not make a City rebel', () => {
    const map = { haifa: { police: 1, opposition: 1 } } as const
    expect(there(placeCurfews(event('A22', 'unshaded', 'british', map)), 'haifa', 'curfew')).toBe(0)
  })

  test('R24, R37: with too few markers the executing Faction chooses the Cities', () => {
    const map = {
      ...THREE_CITIES,
      samaria: { police: 1, curfew: 1 },
      lydda: { police: 1, curfew: 1 },
    } as const
    const game = event('A22', 'unshaded', 'rebels', map)
    expect(asked(game)).toBe('event.space by rebels')
    expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(can(game, 'done')).toBe(false)
    expect(whyNot(game, 'samaria')).toEqual({ rule: 'A22', reason: 'needs-city' })

    const punish = play(game, 'tel-aviv-jaffa')
    expect(there(punish, 'haifa', 'curfew')).toBe(0)
    expect(there(punish, 'tel-aviv-jaffa', 'curfew')).toBe(1)
    expect(asked(punish)).toBe('punish.draw by chance')
  })

  test('1.4.2: a City under Curfew gets no second one, but may be Punished', () => {
    const map = {
      haifa: { police: 1, curfew: 1 },
      jerusalem: { ...BOTH, curfew: 1 },
    } as const
    const game = event('A22', 'unshaded', 'british', map)
    expect(asked(game)).toBe('punish.draw by chance')
    expect(there(game, 'jerusalem', 'curfew')).toBe(1)
    expect(spacesOffered(play(game, ...DRAW_DETAIN))).toEqual(['haifa', 'jerusalem'])
  })

  test('R24: Punish in exactly two of the Cities under Curfew, Troops or not', () => {
    const map = { ...THREE_CITIES, samaria: { troops: 1, police: 1 } } as const
    const drawn = placeCurfews(event('A22', 'unshaded', 'british', map))
    const first = play(drawn, ...DRAW_DETAIN)
    expect(asked(first)).toBe('punish.space by british')
    expect(spacesOffered(first)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(whyNot(first, 'samaria')).toEqual({ rule: 'A22', reason: 'needs-city-with-curfew' })
    expect(can(first, 'done')).toBe(false)

    const second = play(first, 'haifa', { piece: 'guerrillasUnderground', space: 'haifa' })
    expect(asked(second)).toBe('punish.space by british')
    expect(can(second, 'done')).toBe(false)
    expect(can(second, 'haifa')).toBe(false)
    expect(there(second, 'haifa', 'opposition')).toBe(0)

    const after = play(second, 'jerusalem', { piece: 'guerrillasUnderground', space: 'jerusalem' })
    expect(contents(after, 'haifa')).toEqual({ police: 1, curfew: 1, opposition: 1 })
    expect(contents(after, 'jerusalem')).toEqual({ police: 1, curfew: 1, opposition: 1 })
    expect(contents(after, 'tel-aviv-jaffa')).toEqual({ ...BOTH, curfew: 1 })
    expect(board(after).prison.guerrillas).toBe(2)
    expect(board(after).punishmentChits.used.detain).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R24: they must, also when it only harms them', () => {
    const drawn = placeCurfews(event('A22', 'unshaded', 'rebels', TWO_CITIES))
    const chit = play(drawn, 'demolish', 'demolish')
    expect(asked(chit)).toBe('punish.chit by british')
    expect(can(chit, 'done')).toBe(false)
    const after = play(chit, { chit: 'demolish', from: 'drawn' }, 'haifa', 'jerusalem')
    expect(there(after, 'haifa', 'guerrillasUnderground')).toBe(2)
    expect(there(after, 'jerusalem', 'guerrillasUnderground')).toBe(2)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R24: one City under Curfew is Punished alone', () => {
    const drawn = placeCurfews(event('A22', 'unshaded', 'british', { haifa: BOTH }))
    const after = play(drawn, 'fine', 'fine', { chit: 'fine', from: 'drawn' }, 'haifa')
    expect(contents(after, 'haifa')).toEqual({ ...BOTH, curfew: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('a held chit may serve; a District under Curfew is no City', () => {
    const map = { ...TWO_CITIES, samaria: { troops: 1, curfew: 1 } } as const
    const rest = { punishmentChits: { held: { fine: 1 } } }
    const chit = play(
      placeCurfews(event('A22', 'unshaded', 'british', map, rest)),
      'detain',
      'fine',
    )
    const spaces = play(chit, { chit: 'fine', from: 'held' })
    expect(spacesOffered(spaces)).toEqual(['haifa', 'jerusalem'])
  })

  test('R14: with no chit at all, no Punish', () => {
    const rest = { punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } } }
    const after = placeCurfews(event('A22', 'unshaded', 'british', TWO_CITIES, rest))
    expect(there(after, 'haifa', 'curfew')).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R24, R38: without a City under Curfew nothing is drawn, Troops or not', () => {
    const map = { haifa: { troops: 2 }, samaria: { troops: 1, curfew: 1 } } as const
    expect(asked(event('A22', 'unshaded', 'rebels', map))).toBe('turn.box by british')
  })
})

describe('A22 Demonstrations, shaded', () => {
  const OPPOSED = { opposition: 1 } as const

  test('for each City with Opposition the Rebels may add it to an adjacent District', () => {
    const map = { haifa: OPPOSED, 'tel-aviv-jaffa': OPPOSED } as const
    const first = event('A22', 'shaded', 'rebels', map)
    expect(asked(first)).toBe('event.space by rebels')
    expect(spacesOffered(first)).toEqual(['haifa-district'])
    expect(whyNot(first, 'galilee')).toEqual({
      rule: 'A22',
      reason: 'not-next-to-this-city',
    })
    expect(whyNot(first, 'jerusalem')).toEqual({ rule: 'A22', reason: 'needs-district' })

    const second = play(first, 'haifa-district')
    expect(spacesOffered(second)).toEqual(['lydda'])
    const after = play(second, 'lydda')
    expect(there(after, 'haifa-district', 'opposition')).toBe(1)
    expect(there(after, 'lydda', 'opposition')).toBe(1)
    expect(there(after, 'jerusalem-district', 'opposition')).toBe(0)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('for each City they may decline', () => {
    const map = { haifa: OPPOSED, jerusalem: OPPOSED } as const
    const after = play(event('A22', 'shaded', 'rebels', map), 'done', 'jerusalem-district')
    expect(there(after, 'haifa-district', 'opposition')).toBe(0)
    expect(there(after, 'jerusalem-district', 'opposition')).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('a District that has it already is not asked about', () => {
    const map = { haifa: OPPOSED, 'haifa-district': OPPOSED } as const
    const after = event('A22', 'shaded', 'rebels', map)
    expect(there(after, 'haifa-district', 'opposition')).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R37: the Rebels decide also when the British execute it', () => {
    const game = event('A22', 'shaded', 'british', { jerusalem: OPPOSED })
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'jerusalem-district'))).toBe('turn.draw-chit by chance')
  })

  test('R38: without Opposition in a City, in a District it is of no use, nothing is asked', () => {
    const after = event('A22', 'shaded', 'rebels', { samaria: OPPOSED, haifa: { police: 1 } })
    expect(asked(after)).toBe('turn.box by british')
  })
})
