import { describe, expect, test } from 'vitest'
import { CARD_IDS, CARDS, SIDES } from '../../../../src/games/palestine/rules/index'
import { CARD_NOTES } from '../../../../src/games/palestine/words/en/card-notes'
import { CARD_TEXT, starText } from '../../../../src/games/palestine/words/en/cards'
import { RULINGS } from '../../../../src/games/palestine/words/en/rulings'

const expectSentences = (text: string): void => {
  expect(text).toMatch(/^\S.*\S\.$/)
  expect(text).not.toContain('!')
  expect(text).not.toContain('  ')
}

describe('The text of the cards', () => {
  test('is there for every card, in order', () => {
    expect(Object.keys(CARD_TEXT)).toEqual(CARD_IDS)
    expect(Object.keys(CARD_NOTES)).toEqual(CARD_IDS)
  })

  test.each(CARD_IDS)('%s has the sides of its header and no other', (card) => {
    const text = CARD_TEXT[card]
    expect(SIDES.filter((side) => side in text)).toEqual(CARDS[card].sides)
  })

  test.each(CARD_IDS)('%s is told in full sentences, calmly, with its source', (card) => {
    const { background, source, tips } = CARD_NOTES[card]
    expectSentences(background)
    expect(background.split(/\.\s/).length).toBeGreaterThanOrEqual(2)
    expect(source).toMatch(/^Bruce Hoffman, Anonymous Soldiers \(2015\): (chapter \d|Epilogue)/)
    if (tips !== undefined) expectSentences(tips)
    for (const { heading, effect } of Object.values(CARD_TEXT[card])) {
      expectSentences(effect)
      // A heading is a few words, not a sentence.
      expect(heading).toMatch(/^\S.*[^\s.!]$/)
    }
  })

  test('says of a Capability that it lasts, and of nothing else', () => {
    for (const card of CARD_IDS)
      for (const { effect } of Object.values(CARD_TEXT[card]))
        expect([card, effect.startsWith('For the rest of the game,')]).toEqual([
          card,
          CARDS[card].kind === 'capability',
        ])
  })

  test('5.4 marks five cards with a star, which Ernest Bevin names', () => {
    const starred = CARD_IDS.filter((card) => starText(card) !== null)
    expect(starred).toEqual(['P2', 'P4', 'P8', 'P20', 'P27'])
    expect(CARD_TEXT.P9.unshaded?.effect).toContain('P2, P4, P8, P20 and P27')
  })
})

describe('The rulings', () => {
  test('are all there, PR1 to PR98, in order', () => {
    const ids = Array.from({ length: 98 }, (_, index) => `PR${index + 1}`)
    expect(Object.keys(RULINGS)).toEqual(ids)
  })

  test.each(Object.entries(RULINGS))('%s asks, rules and gives its reason', (_id, one) => {
    expect(one.question).toMatch(/^\S.*\S\?$/)
    expectSentences(one.ruling)
    expectSentences(one.because)
  })

  test('name a card each from PR66 on, in the order of the cards', () => {
    for (const [index, card] of CARD_IDS.slice(0, 32).entries()) {
      const id = `PR${66 + index}` as keyof typeof RULINGS
      expect(RULINGS[id].question).toContain(`${CARDS[card].title} (${card})`)
    }
  })
})
