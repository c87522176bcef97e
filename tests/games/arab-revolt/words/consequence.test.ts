import { describe, expect, it } from 'vitest'
import {
  board,
  type Game,
  type Option,
  type Position,
} from '../../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../../screen'
import { consequence, strokesOf } from '../../../../src/insight/index'
import { isVain, outcomeOf } from '../../../../src/ui/facts/outcomes'
import { viewOf } from '../../../../src/ui/hands/view'
import { comesText, gainsText, plainText } from '../../../../src/ui/words/en/consequence'
import { boxNote, choiceNote } from '../../../../src/games/arab-revolt/words/en/notes'
import { british, firstToAct, play, rebels, withChit } from '../../../kit'

/** What the row of an answer tells: figures, words, and the forecast. */
const told = (game: Game, option: Option) => {
  const { main } = strokesOf(game, option)
  const all = consequence(game, main)
  const outcome = outcomeOf(all, SCREEN.story)
  return {
    figures: gainsText(outcome, SCREEN),
    words: comesText(all, outcome, SCREEN),
    nets: outcome.nets.map((net) => net - all.before),
    vain: isVain(game, all),
  }
}

const nothing = (words: string) => ({ figures: '', words, nets: [0], vain: true })

const punished = (...spaces: Option[]): Game =>
  play(
    british('assault', {
      samaria: { troops: 2, guerrillasActive: 1 },
      lydda: { troops: 1 },
    }),
    ...(['punish', 'detain', 'fine', { chit: 'detain', from: 'drawn' }] as const),
    ...spaces,
  )

describe('A row tells what comes of it', () => {
  it('of an Ambush: what turns, and what goes, one or the other', () => {
    const game = rebels('ambush', {
      galilee: { guerrillasUnderground: 1, police: 1, irregularsUnderground: 1 },
      gaza: { guerrillasUnderground: 1, police: 2 },
    })
    expect(told(game, 'galilee').figures).toBe(
      '1 Guerrilla Active, −1 Police or −1 Underground Irregular',
    )
    expect(told(game, 'gaza')).toMatchObject({
      figures: '1 Guerrilla Active, −1 Police',
      nets: [0],
    })
  })

  it('of an Assault: what goes, or that it removes nothing', () => {
    const game = british('assault', {
      samaria: { troops: 2, guerrillasActive: 3 },
      gaza: { troops: 1, guerrillasActive: 1, opposition: 1 },
      lydda: { troops: 2, bases: 1, police: 1 },
    })
    expect(told(game, 'samaria')).toMatchObject({ figures: '−2 Active Guerrillas', nets: [2] })
    expect(told(game, 'gaza')).toEqual(nothing('removes nothing'))
    expect(told(game, 'lydda')).toMatchObject({
      figures: '−1 Base',
      words: 'Unity toward Decentralized',
    })
  })

  it('of a Punish: what goes and what follows in the end, and of the second space only its own', () => {
    const first = punished()
    expect(told(first, 'samaria').figures).toBe('−1 Active Guerrilla, +Opposition')
    expect(told(first, 'lydda')).toMatchObject({
      figures: '+Opposition',
      words: 'removes nothing',
      vain: false,
    })
    expect(
      told(punished('samaria', { piece: 'guerrillasActive', space: 'samaria' }), 'lydda'),
    ).toMatchObject({
      figures: '+Opposition',
      words: 'removes nothing',
    })
  })

  it('of a Sweep: who turns as it stands, and who could come', () => {
    const game = british('sweep', {
      samaria: { troops: 2, guerrillasUnderground: 1 },
      lydda: { troops: 3 },
      gaza: { police: 1, guerrillasUnderground: 1 },
      galilee: { guerrillasUnderground: 1 },
    })
    expect(told(game, 'samaria').figures).toBe('1 Guerrilla Active, up to +3 Troops')
    expect(told(game, 'gaza').figures).toBe('up to +3 Troops')
    const alone = british('sweep', { galilee: { troops: 1 }, gaza: { police: 1 } })
    expect(told(alone, 'gaza')).toEqual(nothing('Activates nobody'))
  })

  it('of Troops who move in: whom they Activate, and nothing that comes without them', () => {
    const game = play(
      british('sweep', {
        samaria: { troops: 2, guerrillasUnderground: 2 },
        lydda: { troops: 2 },
      }),
      'samaria',
    )
    const two = { piece: 'troops', from: 'lydda', to: 'samaria', number: 2 } as const
    expect(told(game, two)).toMatchObject({ figures: '1 Guerrilla Active', words: '' })
    expect(told(game, { ...two, number: 1 })).toMatchObject({ figures: '', words: '' })
  })

  it('of a March: who could go, and who flips on the way', () => {
    const game = rebels('march', {
      syria: { guerrillasUnderground: 4 },
      galilee: { guerrillasUnderground: 1, guerrillasActive: 2 },
    })
    expect(told(game, 'galilee').figures).toBe(
      'up to −1 Underground Guerrilla, up to −2 Active Guerrillas',
    )
    const group = { from: 'syria', to: 'railway-haifa-syria', underground: 4, active: 0 } as const
    const marching = play(game, 'syria')
    expect(told(marching, group).figures).toBe('4 Guerrillas Active')
    expect(told(marching, { ...group, underground: 3 }).figures).toBe('')
  })

  it('of a Patrol and a Raid: who could come', () => {
    const patrol = british('patrol', { haifa: { troops: 2, police: 1 } })
    expect(told(patrol, 'jerusalem').figures).toBe('up to +2 Troops, up to +1 Police')
    const raid = play(rebels('rally', { galilee: { bases: 1, guerrillasUnderground: 3 } }), 'raid')
    expect(told(raid, 'samaria').figures).toBe('up to +2 Guerrillas')
  })

  it('of a Rally at a Base, and where none is Available', () => {
    const spaces = { samaria: { bases: 1 }, gaza: { guerrillasUnderground: 2 } } as const
    expect(told(rebels('rally', spaces), 'samaria').figures).toBe('+2 Guerrillas')
    const all = rebels('rally', {
      gaza: { guerrillasUnderground: 8 },
      samaria: { guerrillasActive: 7 },
    })
    expect(told(all, 'gaza').words).toBe('none Available: one from the map')
  })

  it('of one way out of many: what they have in common', () => {
    const game = play(
      british('deploy', {
        samaria: { irregularsUnderground: 1, police: 3, guerrillasUnderground: 1 },
        galilee: { guerrillasUnderground: 1 },
        lydda: { guerrillasActive: 1 },
      }),
      ...(['divide', 'activate'] as const),
    )
    expect(told(game, 'samaria')).toMatchObject({
      figures: '1 Irregular Active, −1 Guerrilla, +1 Irregular',
      words: 'one of 3',
    })
  })
})

describe('What has a die tells its chances', () => {
  const divide = (spaces: Position['spaces']): Game => british('deploy', spaces)

  it('of a Divide, with what it would bring', () => {
    const game = divide({ haifa: { troops: 1, irregularsActive: 2 } })
    expect(plainText(consequence(game, ['divide']), SCREEN)).toBe(
      '1 or 2 on a die (2 in 6): Unity toward Decentralized',
    )
  })

  it('of a Divide that cannot succeed, which is offered last and says so', () => {
    const game = divide({ haifa: { troops: 1 } })
    expect(plainText(consequence(game, ['divide']), SCREEN)).toBe(
      'no effect; no result of the die is enough',
    )
    expect(viewOf(game).activities.map(({ option }) => option)).toEqual(['punish', 'divide'])
  })

  it('of a Coordinate, which allows one more space in any case', () => {
    const one = consequence(rebels('rally', { gaza: { guerrillasActive: 1 } }), ['coordinate'])
    expect(plainText(one, SCREEN)).toBe('no result of the die is enough')
    const some = rebels('rally', { gaza: { bases: 2 } })
    expect(plainText(consequence(some, ['coordinate']), SCREEN)).toMatch(
      /^1 or 2 on a die \(2 in 6\)/,
    )
  })
})

describe('A first label says what it is', () => {
  const chit = (value: 1 | 2 | 3, unity = 2): string =>
    choiceNote(
      { chit: value, from: 'drawn' },
      'turn.chit',
      board(firstToAct('rebels', {}, { unity })),
    )

  it('of an Operations chit', () => {
    expect(chit(1)).toBe('one space, nothing for the British afterwards')
    expect(chit(2)).toMatch(/^two spaces, afterwards the British may remove/)
    expect(chit(3)).toMatch(/^three spaces, afterwards the British may replace/)
    expect(chit(3, 4)).toMatch(/nothing for the British afterwards while Unity is Centralized/)
  })

  it('of a Punishment', () => {
    const note = choiceNote({ chit: 'detain', from: 'drawn' }, 'punish.chit', board(punished()))
    expect(note).toBe('a Guerrilla goes to Prison; then Opposition')
  })

  it('of a box, which says who acts first next', () => {
    const first = board(firstToAct('british', {}))
    expect(boxNote('limited-operation', first)).toMatch(/; you act first next$/)
    expect(boxNote('operation-and-special', first)).toMatch(/; the other side acts first next$/)
    expect(boxNote('event', first)).toMatch(/you act first next unless Limited Op. is taken$/)
    const second = board(withChit(play(firstToAct('british', {}), 'event', 'pass', 'detain'), 2))
    expect(boxNote('limited-operation', second)).toBe('you act first next')
    expect(boxNote('operation-and-special', second)).toBe('the British act first next')
  })
})
