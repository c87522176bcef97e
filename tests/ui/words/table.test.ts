import { describe, expect, it, test } from 'vitest'
import { ASKS, REASONS } from '../../../src/games/arab-revolt/rules/index'
import { board, options, question, refusals } from '../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../screen'
import { preview } from '../../../src/insight/index'
import { viewOf } from '../../../src/ui/hands/view'
import { planOf, planText } from '../../../src/ui/told/plan'
import { paragraphsOf } from '../../../src/ui/told/paragraphs'
import { announcement } from '../../../src/ui/table/announcer'
import { handoverLines } from '../../../src/ui/table/handover'
import { answerText } from '../../../src/games/arab-revolt/words/en/answers'
import { ASK_TEXT, aboutText } from '../../../src/games/arab-revolt/words/en/asks'
import { DONE_TEXT } from '../../../src/games/arab-revolt/words/en/done'
import { choiceNote, choiceTitle } from '../../../src/games/arab-revolt/words/en/notes'
import { REASON_TEXT, reasonText } from '../../../src/games/arab-revolt/words/en/reasons'
import * as words from '../../../src/ui/words/en/words'
import { lineOf, whileAway, turnSteps } from '../../../src/store/index'
import { changeText, changesOf } from '../../../src/ui/facts/changes'
import { factText } from '../../../src/ui/facts/story'
import { previewText } from '../../../src/ui/words/en/preview'
import { own } from '../../kit'
import { randomTable } from '../random-table'

const PLAIN = /^[^!]*$/
const WHOLE = /^(?!.*(undefined|null|NaN|\[object))\S(.*\S)?$/

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

const faulty = (said: Iterable<string>): readonly string[] =>
  [...said].filter((one) => one !== '' && (!PLAIN.test(one) || !WHOLE.test(one)))

describe('The words of the table', () => {
  test('are there for every question and every reason', () => {
    expect(Object.keys(ASK_TEXT)).toEqual([...ASKS])
    expect(Object.keys(DONE_TEXT)).toEqual([...ASKS])
    expect(Object.keys(REASON_TEXT)).toEqual([...REASONS])
  })

  test('say something for every reason, whatever its numbers', () => {
    for (const reason of REASONS)
      for (const number of [0, 3]) {
        const numbers = { british: number, rebels: 2, cubes: number, limit: number, value: number }
        expect(reasonText({ rule: '3.1', reason, numbers })).toMatch(/^[a-zA-Z].{6,}$/)
      }
  })

  test('have no exclamation marks', () => {
    expect(faulty([...strings(words), ...strings(REASON_TEXT), ...strings(DONE_TEXT)])).toEqual([])
  })

  it.each([1, 2, 3])('are plain for all that can be met in a game: seed %i', (seed) => {
    const said = new Set<string>()
    for (const { state, now } of randomTable(seed)) {
      const game = own(now.game)
      const asked = question(game)
      for (const step of now.steps) {
        said.add(answerText(own(step.answer)))
        for (const fact of step.facts) said.add(factText(fact, SCREEN.story))
      }
      said.add(Object.values(announcement(now.steps, now, viewOf(now.game), SCREEN)).join(' '))
      said.add(planText(planOf(turnSteps(state), SCREEN), SCREEN.words))
      const away = whileAway(state).flatMap(({ facts }) => facts)
      for (const change of changesOf(away, SCREEN.story)) said.add(changeText(change, SCREEN.story))
      if (asked === null) continue
      said.add(aboutText(asked.about))
      for (const one of refusals(game)) said.add(reasonText(one))
      for (const option of options(game)) {
        said.add(choiceTitle(option, asked.ask))
        said.add(choiceNote(option, asked.ask, board(game)))
        said.add(previewText(preview(game, [option]), SCREEN))
      }
    }
    expect(faulty(said)).toEqual([])
  })
})

describe('What is told of a game', () => {
  const states = [...randomTable(4)]
  const last = states.at(-1)!

  test('is one paragraph an action, in order, each with its moment', () => {
    const paragraphs = paragraphsOf(lineOf(last.state), SCREEN)
    const moments = paragraphs.map(({ moment }) => moment)
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    const heads = paragraphs.map(({ card, phase }) => `${card ?? ''} ${phase}`)
    expect(new Set(heads).size).toBe(heads.length)
  })

  test('has two or more lines at each handover, the last on the forecast', () => {
    for (const { state, now } of states) {
      if (state.between !== 'handover') continue
      const lines = handoverLines({ ...state } as Parameters<typeof handoverLines>[0], now, SCREEN)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(7)
      expect(lines.at(-1)?.text).toMatch(/^Forecast/)
      expect(faulty(lines.map(({ text }) => text))).toEqual([])
    }
  })
})
