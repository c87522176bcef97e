import { describe, expect, it } from 'vitest'
import { board, options, type CardId, type Position } from '../../src/games/arab-revolt/rules/index'
import { consequence, preview, rehearse, revealedAtEnd, revealedBy } from '../../src/insight/index'
import { british, firstToAct, play, propaganda, withChit } from '../kit'

const onCard = (card: CardId, spaces: Position['spaces'], rest: Partial<Position> = {}) =>
  firstToAct('british', spaces, rest, card)

const told = (rehearsal: ReturnType<typeof rehearse>) => rehearsal?.facts.map(({ fact }) => fact)

describe('The first answer of a game', () => {
  it('promises nothing that the board shows already: a count that came before it (6.1)', () => {
    const game = propaganda({ samaria: { bases: 1 } })
    expect(preview(game, ['detain']).facts.map(({ fact }) => fact)).toEqual(['answered', 'chit'])
    expect(consequence(game, ['detain']).facts.map(({ fact }) => fact)).toEqual(['chit'])
  })
})

describe('A side of the Event, rehearsed', () => {
  it('tells what comes by itself, and leaves the game as it is', () => {
    const game = onCard('A9', { syria: { bases: 2 } })
    const before = JSON.stringify(game)
    const rehearsal = rehearse(game, 'unshaded')
    expect(told(rehearsal)).toEqual(['removed', 'unity'])
    expect(rehearsal).toMatchObject({ by: 'british', then: { what: 'over' } })
    expect(JSON.stringify(game)).toBe(before)
    expect(options(game)).toContain('event')
  })

  it('says that nothing would happen', () => {
    const rehearsal = rehearse(onCard('A14', {}), 'unshaded')
    expect(rehearsal).toMatchObject({ facts: [], then: { what: 'over' } })
  })

  it('stops at the first choice, with its options', () => {
    const rehearsal = rehearse(
      onCard('A31', { syria: { bases: 1 }, lebanon: { guerrillasUnderground: 1 } }),
      'unshaded',
    )
    expect(rehearsal?.then).toMatchObject({ what: 'choice', options: ['lebanon', 'syria'] })
  })

  it('tells the faces of a die that succeed, and what comes of either result', () => {
    const rehearsal = rehearse(
      onCard('A20', { syria: { bases: 2 }, galilee: { bases: 2 } }),
      'unshaded',
    )
    expect(rehearsal?.then).toMatchObject({ what: 'roll', succeeding: [5, 6] })
    const roll = rehearsal?.then
    if (roll?.what !== 'roll') throw new Error('no die is rolled')
    expect(told({ by: 'british', ...roll.success! })).toEqual(['unity'])
    expect(roll.failure?.facts).toEqual([])
  })

  it('looks behind an offer, as far as chance', () => {
    const rehearsal = rehearse(onCard('A20', {}), 'shaded')
    expect(rehearsal?.then).toMatchObject({
      what: 'offer',
      question: { by: 'rebels' },
      accepted: { then: { what: 'draw' } },
    })
  })

  it('counts the forecast as it would then be', () => {
    const game = onCard('A9', { galilee: { bases: 1 }, syria: { bases: 1 } })
    expect(rehearse(game, 'unshaded')?.net).toBe(rehearse(game, 'shaded')?.net)
    const courts = onCard('A27', { galilee: { opposition: 1 }, gaza: { opposition: 1 } })
    expect(rehearse(courts, 'shaded')!.net).toBe(rehearse(courts, 'unshaded')!.net - 1)
  })

  it('is not told where the chit makes a difference, nor to one who cannot take the box', () => {
    const drawn = { 1: 1, 2: 1 }
    const chits = { operationsChits: { held: drawn } }
    const game = withChit(firstToAct('rebels', { syria: { bases: 1 } }, {}, 'A9'), 3)
    expect(rehearse(game, 'shaded')).not.toBeNull()
    const held = firstToAct('rebels', { syria: { bases: 1 } }, chits, 'A9')
    expect(board(held).operationsChits.held).toMatchObject(drawn)
    const taken = play(onCard('A9', {}), 'operation-and-special', 'pass')
    expect(rehearse(taken, 'shaded')).toBeNull()
    expect(rehearse(onCard('A19', {}), 'shaded')).toBeNull()
  })
})

describe('What is revealed', () => {
  it('is told of an answer that leads to a roll or a draw in the same action', () => {
    const game = british('deploy', { haifa: { troops: 1 } })
    expect(revealedBy(game, ['punish'])).toEqual({ ask: 'punish.draw', times: 2 })
    expect(revealedBy(game, ['haifa'])).toBeNull()
  })

  it('is told of the end of a turn', () => {
    const game = play(onCard('A9', { syria: { bases: 1 } }), 'event', 'unshaded')
    expect(revealedAtEnd(game)).toEqual({ ask: 'turn.draw-chit', times: 2 })
  })
})
