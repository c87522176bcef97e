import { describe, expect, test } from 'vitest'
import { CLASS_LESSONS } from '../../../../src/games/arab-revolt/lessons/class/index'
import { NOT_SEEN, SHELVES, WORKS } from '../../../../src/games/arab-revolt/lessons/works'
import { CARD_IDS } from '../../../../src/games/arab-revolt/rules/index'
import { BACKGROUNDS } from '../../../../src/games/arab-revolt/words/en/backgrounds'
import { CARD_NOTES } from '../../../../src/games/arab-revolt/words/en/card-notes'
import { SUBJECT } from '../../../../src/games/arab-revolt/words/en/papers'
import { TIMELINE } from '../../../../src/games/arab-revolt/words/en/timeline'

const IDS = Object.keys(WORKS)
const CLAIMS = CARD_IDS.flatMap((card) => BACKGROUNDS[card])
const HAPPENINGS = TIMELINE.flatMap(({ happenings }) => happenings)

/** A number in digits, or a word for one that is large enough to be counted. */
const FIGURE =
  /\d|\b(five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|per cent)\b/i

describe('The backgrounds', () => {
  test.each(CARD_IDS)('of %s names at least two works, each with what it supports', (card) => {
    const { works = [], claims = [] } = CARD_NOTES[card]
    expect(works.length).toBeGreaterThanOrEqual(2)
    for (const { work, supports } of works) {
      expect(work).toMatch(/\S/)
      expect(supports).toMatch(/\S/)
    }
    for (const { of } of claims) for (const one of of) expect(works[one]).toBeDefined()
  })

  test('no figure stands in them without a source, nor on the timeline', () => {
    for (const { says, of } of [...CLAIMS, ...HAPPENINGS])
      if (FIGURE.test(says)) expect(of.length, says).toBeGreaterThan(0)
  })

  test('of each card two works at least were seen', () => {
    for (const card of CARD_IDS) {
      const cited = new Set(BACKGROUNDS[card].flatMap(({ of }) => of))
      const seen = [...cited].filter((id) => !NOT_SEEN.includes(id))
      expect(seen.length, card).toBeGreaterThanOrEqual(2)
    }
  })

  test('what no work carries that was seen is worded as open: an estimate, or what was not found', () => {
    for (const { says, of } of [...CLAIMS, ...HAPPENINGS]) {
      if (of.some((id) => !NOT_SEEN.includes(id))) continue
      expect(says).toMatch(/estimate|not found/)
    }
  })

  test('each work that is cited is in the list, and each in the list is told of once', () => {
    const listed = SHELVES.flatMap(({ works }) => works)
    expect([...listed].sort()).toEqual([...IDS].sort())
    for (const { of } of [...CLAIMS, ...HAPPENINGS])
      for (const id of of) expect(listed).toContain(id)
    for (const { works = [] } of CLASS_LESSONS)
      for (const work of works) expect(Object.values(WORKS)).toContainEqual(work)
    for (const [id, work] of Object.entries(WORKS)) expect(work.id).toBe(id)
  })

  test('they describe: nobody is cheered, and nothing shouts', () => {
    for (const { says } of [...CLAIMS, ...HAPPENINGS]) {
      expect(says).toMatch(/^\S.*[.”]$/)
      expect(says).not.toMatch(/!|\b(hero(ic)?|brave|glorious|savage|evil|barbari)/i)
    }
  })
})

test('every card stands on the timeline', () => {
  const placed = new Set(HAPPENINGS.flatMap(({ cards }) => cards))
  expect(CARD_IDS.filter((card) => !placed.has(card))).toEqual([])
})

test('the note on the subject gives no figure that no background carries', () => {
  const carried = CLAIMS.map(({ says }) => says).join(' ')
  const figures = SUBJECT.paragraphs.join(' ').match(/\d[\d,]*/g) ?? []
  for (const figure of figures.filter((one) => !/^19\d\d$/.test(one)))
    expect(carried, figure).toContain(figure)
})
