// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answerCount,
  apply,
  board,
  facts,
  type Game,
  type Option,
} from '../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../screen'
import { flightsOf, flipsOf } from '../../../src/ui/map/flights'
import { COUNTRY } from '../../../src/ui/map/country'
import { WHOLE } from '../../../src/ui/map/whole'
import { Sheet } from '../../../src/ui/map/sheet'
import { british, rebels } from '../../kit'

const told = (game: Game) => facts(game, answerCount(game) - 1)

const between = (before: Game, answer: Option) => {
  const after = apply(before, answer)
  return { before: board(before), after: board(after), facts: told(after) }
}

const rally = rebels('rally', { galilee: { guerrillasUnderground: 1 } })
const patrol = apply(british('patrol', { jerusalem: { troops: 2 } }), 'railway-tel-aviv-jerusalem')
const move = {
  piece: 'troops',
  from: 'jerusalem',
  to: 'railway-tel-aviv-jerusalem',
  number: 2,
} as const

describe('What is on its way', () => {
  test('moves from the stack it left to the stack it makes', () => {
    const { facts, ...boards } = between(patrol, move)
    const [flight, ...others] = flightsOf(facts, { ...boards, view: WHOLE }, SCREEN)
    expect(others).toEqual([])
    expect(flight).toMatchObject({
      content: 'troops',
      number: 2,
      from: WHOLE.cities.jerusalem.at,
      founds: { space: 'railway-tel-aviv-jerusalem', content: 'troops' },
    })
  })

  test('comes out of its tray, and founds no stack where one stands', () => {
    const { facts, ...boards } = between(rally, 'galilee')
    const [flight] = flightsOf(facts, { ...boards, view: WHOLE }, SCREEN)
    expect(flight).toMatchObject({
      content: 'guerrillasUnderground',
      from: [84, 362],
      founds: null,
    })
  })

  test('is nothing from trays that are not drawn', () => {
    const { facts, ...boards } = between(rally, 'galilee')
    expect(flightsOf(facts, { ...boards, view: COUNTRY }, SCREEN)).toEqual([])
  })

  test('turns over what is Activated', () => {
    const sabotage = rebels('sabotage', { 'railway-haifa-syria': { guerrillasUnderground: 1 } })
    const after = apply(sabotage, 'railway-haifa-syria')
    expect(flipsOf(told(after), SCREEN.story)).toContainEqual({
      space: 'railway-haifa-syria',
      content: 'guerrillasActive',
    })
  })
})

describe('On the sheet', () => {
  const animate = vi.fn(() => ({ cancel }))
  const cancel = vi.fn()
  beforeEach(() => void Object.assign(Element.prototype, { animate }))
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })

  const at = (game: Game, number: number, before: Game) => (
    <Sheet
      board={board(game)}
      forecast={null}
      happened={{ from: number - 1, at: number, before: board(before), facts: told(game) }}
    />
  )
  const after = apply(rally, 'galilee')

  test('pieces move when a moment follows the one before', () => {
    const { rerender } = render(at(rally, 4, rally))
    expect(animate).not.toHaveBeenCalled()
    rerender(at(after, 5, rally))
    expect(animate).toHaveBeenCalled()
  })

  test('they do not when moments are skipped or taken back', () => {
    const { rerender } = render(at(rally, 4, rally))
    rerender(at(after, 6, rally))
    rerender(at(after, 3, rally))
    expect(animate).not.toHaveBeenCalled()
  })

  test('the next moment lands them all', () => {
    const { rerender } = render(at(rally, 4, rally))
    rerender(at(after, 5, rally))
    expect(cancel).not.toHaveBeenCalled()
    rerender(at(after, 6, after))
    expect(cancel).toHaveBeenCalled()
  })

  test('nothing moves where stillness is asked for', () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const { rerender } = render(at(rally, 4, rally))
    rerender(at(after, 5, rally))
    expect(animate).not.toHaveBeenCalled()
  })
})
