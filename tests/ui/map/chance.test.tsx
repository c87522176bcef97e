import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { question } from '../../../src/games/index'
import { atOf, lineOf, present } from '../../../src/store/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { Chance } from '../../../src/ui/map/chance'
import { COUNTRY } from '../../../src/ui/map/country'
import { WHOLE } from '../../../src/ui/map/whole'
import type { Shown } from '../../../src/ui/facts/shown'
import { position } from '../../kit'
import { SCREEN } from '../../screen'
import { played } from '../played'
import { randomTable } from '../random-table'

beforeAll(loadTheRest)

const DIE: Shown = { face: { die: 5 }, name: 'Die 5', note: 'at most 2 is needed: no' }

const drawn = (shown: readonly Shown[]) =>
  renderToStaticMarkup(<Chance shown={shown} view={WHOLE} />)

describe('Dice and draws on the sea', () => {
  test('a die shows as many pips as it says', () => {
    expect(drawn([DIE]).split('<circle')).toHaveLength(6)
    expect(drawn([DIE])).toContain('at most 2 is needed: no')
  })

  test('nothing lies there when nothing came', () => {
    expect(drawn([])).toBe('')
  })

  test('beside the country the words are broken, so that they lie on the sea', () => {
    const chit: Shown = { face: { chit: 2 }, name: 'Operations chit 2', note: 'drawn' }
    const slip = renderToStaticMarkup(<Chance shown={[chit, DIE]} view={COUNTRY} />)
    expect(slip.match(/<text[^>]*>[^<]+/g)?.map((one) => one.replace(/.*>/, ''))).toEqual([
      '2',
      'Operations',
      'chit 2',
      'Die 5',
      'at most 2 is',
      'needed: no',
    ])
  })

  test('beside the country only so many lie there as the sea has room for, the last of them', () => {
    const many = [1, 2, 3].map((die): Shown => ({ ...DIE, face: { die }, name: `Die ${die}` }))
    const slip = renderToStaticMarkup(<Chance shown={many} view={COUNTRY} />)
    expect(slip.match(/Die \d/g)).toEqual(['Die 2', 'Die 3'])
  })

  test('chits that go back are not drawn', () => {
    const used = { detain: 1, fine: 1 }
    const state = played(
      position(
        {},
        {
          phase: 'reveal',
          played: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
          punishmentChits: { used },
          operationsChits: { used: { 1: 1 } },
        },
      ),
      'A33',
    )
    const { steps, game } = lineOf(state)[atOf(state)]!
    expect(question(game)?.ask).toBe('propaganda.punishment')
    expect(steps.flatMap(({ facts }) => facts).some(({ fact }) => fact === 'chit')).toBe(true)
    expect(SCREEN.shownIn(steps.flatMap(({ facts }) => facts)).map(({ name }) => name)).toEqual([
      'Propaganda',
    ])
  })

  test('of many the last three are shown', () => {
    const many = [1, 2, 3, 4].map((die): Shown => ({ ...DIE, face: { die }, name: `Die ${die}` }))
    expect(drawn(many)).not.toContain('Die 1')
    expect(drawn(many)).toContain('Die 4')
  })
})

test('In a game, every roll, draw and card of a moment is shown, and nothing else', () => {
  const kinds = new Set<string>()
  for (const { state } of randomTable(11)) {
    const steps = present(state)?.steps ?? []
    const shown = SCREEN.shownIn(steps.flatMap(({ facts }) => facts))
    for (const { face } of shown) kinds.add(Object.keys(face).join())
    const rolls = steps.flatMap(({ facts }) => facts.filter(({ fact }) => fact === 'rolled'))
    expect(shown.filter(({ face }) => 'die' in face)).toHaveLength(rolls.length)
    if (steps.every(({ given }) => given === 'player') && rolls.length === 0)
      expect(shown).toEqual([])
  }
  expect([...kinds].sort()).toEqual(['card', 'chit', 'die'])
})
