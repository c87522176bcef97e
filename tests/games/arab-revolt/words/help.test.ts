import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { refusals } from '../../../../src/games/index'
import { SCREEN } from '../../../screen'
import { openerOf } from '../../../../src/ui/reader/rule'
import { termOfRule } from '../../../../src/ui/reader/term-of-rule'
import { CARD_NOTES } from '../../../../src/games/arab-revolt/words/en/card-notes'
import { CARD_TEXT } from '../../../../src/games/arab-revolt/words/en/cards'
import { GLOSSARY } from '../../../../src/games/arab-revolt/words/en/help/glossary'
import { HEADS } from '../../../../src/games/arab-revolt/words/en/help/heads'
import { HELP } from '../../../../src/games/arab-revolt/words/en/help/help'
import { CHAPTERS, type TermId } from '../../../../src/games/arab-revolt/words/en/help/terms'
import { ASK_NOTES } from '../../../../src/games/arab-revolt/words/en/notes'
import { RULINGS } from '../../../../src/games/arab-revolt/words/en/rulings'
import { randomTable } from '../../../ui/random-table'

const TERMS: readonly TermId[] = Object.values(CHAPTERS).flat()

const expectSentences = (text: string): void => {
  expect(text).toMatch(/^[\S].*\S[.:?”)]$/)
  expect(text).not.toContain('!')
  expect(text).not.toContain('  ')
}

describe('The rules in brief', () => {
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
      for (const rule of rules) expect(rule).toMatch(/^(R\d+|\d\.\d{1,2}(\.\d)?)$/)
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

const NUMBER = /\b([RA]\d{1,2}|\d\.\d{1,2}(?:\.\d)?)\b/g

const leadsSomewhere = (rule: string): boolean =>
  rule.startsWith('R') ? Object.hasOwn(RULINGS, rule) : openerOf(rule, SCREEN) !== null

/** 8.0 is the example of play, which the rules in brief do not restate. */
const leadNowhere = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.match(NUMBER) ?? [])
    .filter((number) => number !== '8.0' && !leadsSomewhere(number))

const rulesOfSource = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/'(R\d+|A\d+|\d\.\d+(?:\.\d+)?)'/g),
    ])
    .flatMap((match) => match[1] ?? [])

describe('The number of a rule', () => {
  it.each([
    ['3.2.1', 'deploy'],
    ['4.3.2', 'coordinate'],
    ['6.2.2', 'resources'],
    ['6.1', 'political-will-phase'],
    ['1.7.2', 'punishment-chits'],
    ['2.3.4', 'operations-chits'],
    ['1.4.3', 'underground'],
    ['1.3.7', 'country'],
  ] as const)('%s opens the entry that is about it: %s', (rule, term) => {
    expect(termOfRule(rule, SCREEN.words.terms)).toBe(term)
  })

  it('opens the rule that it is part of, where it has no entry of its own', () => {
    expect(termOfRule('5.1.2', SCREEN.words.terms)).toBe('event')
  })

  it('opens nothing if there is no such rule', () => {
    expect(openerOf('9.9.9', SCREEN)).toBeNull()
    expect(openerOf('A36', SCREEN)).toBeNull()
  })

  it('opens something wherever the rules name one', () => {
    const named = rulesOfSource('src/games/arab-revolt/rules')
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((rule) => !leadsSomewhere(rule))).toEqual([])
  })

  it('opens something wherever it stands in a text', () => {
    const help = TERMS.flatMap((term) => [...HELP[term].points, HELP[term].mistake])
    const rulings = Object.values(RULINGS).flatMap(({ ruling, because }) => [ruling, because])
    const tips = Object.values(CARD_NOTES).flatMap((card) => card.tips ?? [])
    expect(leadNowhere([...help, ...rulings, ...tips, ...Object.values(ASK_NOTES)])).toEqual([])
  })

  it.each([1, 2])(
    'opens something for every refusal and every cause of a game: seed %i',
    (seed) => {
      const rules = new Set<string>()
      for (const { now } of randomTable(seed)) {
        for (const { rule } of refusals(now.game)) rules.add(rule)
        for (const { facts } of now.steps) for (const { why } of facts) rules.add(why.rule)
      }
      expect([...rules].filter((rule) => !leadsSomewhere(rule))).toEqual([])
    },
  )
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
