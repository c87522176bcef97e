import { describe, expect, test } from 'vitest'
import { CARD_IDS, CARDS, SIDES } from '../../../../src/games/arab-revolt/rules/index'
import { CARD_NOTES } from '../../../../src/games/arab-revolt/words/en/card-notes'
import { CARD_TEXT } from '../../../../src/games/arab-revolt/words/en/cards'
import {
  BY_GEOGRAPHY,
  BY_TEXT,
  DOUBTFUL,
} from '../../../../src/games/arab-revolt/rules/data/adjacency'
import { RULINGS } from '../../../../src/games/arab-revolt/words/en/rulings'

const expectSentences = (text: string): void => {
  expect(text).toMatch(/^\S.*\S\.$/)
  expect(text).not.toContain('!')
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

  test.each(CARD_IDS)('%s is told in full sentences, calmly', (card) => {
    const { background, tips } = CARD_NOTES[card]
    expectSentences(background)
    if (tips !== undefined) expectSentences(tips)
    for (const { heading, effect } of Object.values(CARD_TEXT[card])) {
      expectSentences(effect)
      // A heading is a few words, not a sentence.
      expect(heading).toMatch(/^\S.*[^\s.!]$/)
    }
  })
})

describe('The rulings', () => {
  test('are all there, R1 to R49, in order', () => {
    const ids = Array.from({ length: 49 }, (_, index) => `R${index + 1}`)
    expect(Object.keys(RULINGS)).toEqual(ids)
  })

  test.each(Object.entries(RULINGS))('%s asks, rules and gives its reason', (_id, one) => {
    expect(one.question).toMatch(/^\S.*\S\?$/)
    expectSentences(one.ruling)
    expectSentences(one.because)
  })

  test('R43 tells how many borders the text settles, and which readings are doubtful', () => {
    const doubtful = DOUBTFUL.filter(([, , adjacent]) => adjacent).length
    const read = BY_GEOGRAPHY.length + doubtful
    const { ruling } = RULINGS.R43
    expect(ruling).toContain(`Of the ${BY_TEXT.length + read} pairs`)
    expect(ruling).toContain(`settles ${BY_TEXT.length}:`)
    expect(ruling).toContain(`The other ${read} are read`)
    expect([ruling, DOUBTFUL.length]).toEqual([expect.stringContaining('Eight readings'), 8])
  })

  test('R2: A4 and A10 tell who may take a piece from the map when none is Available', () => {
    expect(CARD_TEXT.A4.unshaded?.effect).toMatch(/If none is Available, British .* from the map/)
    const { effect } = CARD_TEXT.A10.shaded ?? { effect: '' }
    expect(effect).toMatch(/If no Guerrilla is Available, Rebels .* from the map/)
    expect(effect).not.toContain('from Available')
  })
})
