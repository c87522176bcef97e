import { SCREEN } from '../../screen'
import { lineOf } from '../../../src/store/index'
import { describe, expect, it } from 'vitest'
import { board, cardInPlay } from '../../../src/games/index'
import { placesOf, stepped, type Place } from '../../../src/ui/facts/places'
import { doingAt } from '../../../src/ui/told/doing'
import { placeText } from '../../../src/ui/words/en/history'
import { playOn, seated } from '../../store/playing'

const line = (() => {
  const table = seated({ seed: 5, handovers: false })
  playOn(table, 1000)
  return lineOf(table.getState())
})()
const places = placesOf(line)

describe('the place of a moment', () => {
  it('is what the board says, wherever something is asked', () => {
    expect(line.length).toBeGreaterThan(150)
    for (const [at, moment] of line.entries()) {
      if (moment.turnOver) continue
      const now = board(moment.game)
      const expected: Place = {
        number: now.played.length,
        card: cardInPlay(now),
        phase: now.phase,
      }
      expect(places[at], `moment ${at}`).toEqual(expected)
    }
  })

  it('stays with the action where nothing is left but to end the turn', () => {
    const over = line.findIndex(({ turnOver }) => turnOver)
    expect(places[over]).toEqual(places[over - 1])
  })

  it('is told in words', () => {
    const at = line.findIndex(
      (_, one) => (doingAt(line, places, one, SCREEN)?.head ?? []).includes('Rally') && one > 20,
    )
    expect(placeText(places[at]!, doingAt(line, places, at, SCREEN), SCREEN.words)).toBe(
      `Card ${places[at]!.number}, Rebels: Rally`,
    )
    const last = line.length - 1
    expect(placeText(places[last]!, doingAt(line, places, last, SCREEN), SCREEN.words)).toContain(
      'End of the game',
    )
  })
})

describe('a stride', () => {
  const last = line.length - 1

  it('goes back and forth by one, and not beyond the ends', () => {
    expect(stepped(places, 7, 'step', 'forth')).toBe(8)
    expect(stepped(places, 7, 'step', 'back')).toBe(6)
    expect(stepped(places, 0, 'step', 'back')).toBe(0)
    expect(stepped(places, last, 'card', 'forth')).toBe(last)
  })

  it('goes to where an action begins', () => {
    for (let at = stepped(places, 0, 'action', 'forth'); at < last;) {
      const [before, here] = [places[at - 1]!, places[at]!]
      expect([before.number, before.phase]).not.toEqual([here.number, here.phase])
      const next = stepped(places, at, 'action', 'forth')
      for (const between of places.slice(at, next)) expect(between).toEqual(here)
      if (next < last) expect(stepped(places, next, 'action', 'back')).toBe(at)
      at = next
    }
  })

  it('goes to where a card begins, from its middle first to its own beginning', () => {
    const fifth = places.findIndex(({ number }) => number === 5)
    expect(stepped(places, fifth + 2, 'card', 'back')).toBe(fifth)
    expect(places[stepped(places, fifth, 'card', 'back')]!.number).toBe(4)
    expect(places[stepped(places, fifth, 'card', 'forth')]!.number).toBe(6)
  })
})
