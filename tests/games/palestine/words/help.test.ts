import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { CARD_IDS } from '../../../../src/games/palestine/rules/index'
import { CARD_NOTES } from '../../../../src/games/palestine/words/en/card-notes'
import { CARD_TEXT } from '../../../../src/games/palestine/words/en/cards'
import { GLOSSARY } from '../../../../src/games/palestine/words/en/help/glossary'
import { HEADS } from '../../../../src/games/palestine/words/en/help/heads'
import { HELP } from '../../../../src/games/palestine/words/en/help/help'
import { CHAPTERS, type TermId } from '../../../../src/games/palestine/words/en/help/terms'
import { ASK_NOTES, WORD_NOTES } from '../../../../src/games/palestine/words/en/notes'
import { RULINGS } from '../../../../src/games/palestine/words/en/rulings'
import { WHAT } from '../../../../src/games/palestine/words/en/what'

const TERMS: readonly TermId[] = Object.values(CHAPTERS).flat()

const expectSentences = (text: string): void => {
  expect(text).toMatch(/^[\S].*\S[.:?”)]$/)
  expect(text).not.toContain('!')
  expect(text).not.toContain('  ')
}

describe('The rules of Palestine in brief', () => {
  test('have an entry for each term, and each term stands in one chapter', () => {
    expect(new Set(TERMS).size).toBe(TERMS.length)
    // The page knows their order by their heads.
    expect(Object.keys(HEADS)).toEqual(TERMS)
    expect(Object.keys(HELP).sort()).toEqual([...TERMS].sort())
  })

  test('have a title for each entry that no other has', () => {
    const titles = TERMS.map((term) => HEADS[term].title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(TERMS)(
    '%s is whole: a sentence, a few points, what is mistaken, where to go on',
    (term) => {
      const { title, rules } = HEADS[term]
      const { brief, points, mistake, see } = HELP[term]
      expect(title).toMatch(/^\S.*\S$/)
      for (const rule of rules) expect(rule).toMatch(/^(PR\d+|\d\.\d{1,2}(\.\d)?)$/)
      expectSentences(brief)
      expectSentences(mistake)
      expect(points.length).toBeGreaterThanOrEqual(2)
      expect(points.length).toBeLessThanOrEqual(5)
      points.forEach(expectSentences)
      expect(see).not.toContain(term)
      expect(new Set(see).size).toBe(see.length)
      expect(see.length).toBeGreaterThanOrEqual(2)
    },
  )

  test('can all be reached from another entry', () => {
    const reached = new Set(TERMS.flatMap((term) => HELP[term].see))
    expect(TERMS.filter((term) => !reached.has(term))).toEqual([])
  })
})

const sections = new Set(TERMS.flatMap((term) => HEADS[term].rules))

/** A section that an entry restates, or one that such a section is above of. */
const isTold = (section: string): boolean => {
  if (sections.has(section)) return true
  const above = section.lastIndexOf('.')
  return above > 0 && isTold(section.slice(0, above))
}

const leadsSomewhere = (rule: string): boolean => {
  if (rule.startsWith('PR')) return Object.hasOwn(RULINGS, rule)
  return rule.startsWith('P') ? CARD_IDS.some((card) => card === rule) : isTold(rule)
}

const NUMBER = /\b(PR?\d{1,2}|\d\.\d{1,2}(?:\.\d)?)\b/g

/** 8.0 is the example of play, which the rules in brief do not restate. */
const leadNowhere = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.match(NUMBER) ?? [])
    .filter((number) => number !== '8.0' && !leadsSomewhere(number))

const rulesOfSource = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/'(PR?\d+|\d\.\d+(?:\.\d+)?)'/g),
    ])
    .flatMap((match) => match[1] ?? [])

describe('The number of a rule of Palestine', () => {
  it('is told in the rules in brief wherever the rules name one', () => {
    const named = rulesOfSource('src/games/palestine/rules')
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((rule) => !leadsSomewhere(rule))).toEqual([])
  })

  it('is told wherever it stands in a text', () => {
    const help = TERMS.flatMap((term) => [...HELP[term].points, HELP[term].mistake])
    const rulings = Object.values(RULINGS).flatMap(({ ruling, because }) => [ruling, because])
    const tips = Object.values(CARD_NOTES).flatMap((card) => card.tips ?? [])
    const notes = [ASK_NOTES, WORD_NOTES, WHAT].flatMap((one) => Object.values(one))
    expect(leadNowhere([...help, ...rulings, ...tips, ...notes])).toEqual([])
  })
})

describe('The words in the texts of cards', () => {
  const effects = Object.values(CARD_TEXT).flatMap(({ unshaded, shaded }) => [
    unshaded?.effect,
    shaded?.effect,
  ])
  const texts = [...effects, ...Object.values(CARD_NOTES).map(({ tips }) => tips)].join(' ')

  test('stand there, every one that is explained', () => {
    const standsThere = (word: string) => new RegExp(`\\b${word}\\b`).test(texts)
    expect(Object.keys(GLOSSARY).filter((word) => !standsThere(word))).toEqual([])
  })
})
