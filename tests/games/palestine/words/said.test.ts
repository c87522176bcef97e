import { describe, expect, it } from 'vitest'
import {
  apply,
  board,
  chanceAnswer,
  facts,
  newGame,
  options,
  outcome,
  question,
  refusals,
  type Fact,
  type Game,
} from '../../../../src/games/palestine/rules/index'
import { randomFrom } from '../../../../src/bots/random'
import { answerText } from '../../../../src/games/palestine/words/en/answers'
import { doneText } from '../../../../src/games/palestine/words/en/done'
import { givingText } from '../../../../src/games/palestine/words/en/giving'
import { boxNote, choiceNote, choiceTitle } from '../../../../src/games/palestine/words/en/notes'
import { helpTexts, promptText } from '../../../../src/games/palestine/words/en/prompt'
import { reasonText } from '../../../../src/games/palestine/words/en/reasons'
import { STORY as OWN } from '../../../../src/games/palestine/story/index'
import { changeText, changesOf } from '../../../../src/ui/facts/changes'
import { merged } from '../../../../src/ui/facts/merged'
import { briefText, factText } from '../../../../src/ui/facts/story'
import { ofHouse } from '../../../screen'
import { capability, firstToAct, limited, operation, play } from '../kit'

/** A place in a text at which a value has not been put into words. */
const UNSAID =
  /undefined|null|NaN|\[object|[a-z][A-Z]|\b[a-z]+-[a-z]+-[a-z]+\b| {2}|railway-|-district/

const unsaid = (text: string): boolean => /^\W?$/.test(text) || UNSAID.test(text)

/** All that is said at a moment, that must not be empty. */
const saidAt = (game: Game): readonly string[] => {
  const asked = question(game)!
  const { ask, about, why } = asked
  const now = board(game)
  return [
    promptText(ask, about),
    doneText(ask, about),
    ...options(game).flatMap((option) => [
      answerText(option),
      choiceTitle(option, ask),
      givingText(ask, why, [option]),
      `note: ${choiceNote(option, ask, now)}`,
    ]),
    ...helpTexts(ask, about).map((text) => `help: ${text}`),
    ...refusals(game).map((one) => reasonText(one)),
  ]
}

const STORY = ofHouse(OWN)

const inWords = (told: readonly Fact[]): readonly string[] =>
  told.map((fact) => factText(fact, STORY))

const toldOf = (told: readonly Fact[]): readonly string[] => [
  ...inWords(told),
  ...told.map((fact) => `brief: ${briefText(fact, STORY)}`),
  ...changesOf(told, STORY).map((one) => changeText(one, STORY)),
]

const badlySaid = (seed: number): readonly string[] => {
  const random = randomFrom(seed)
  const bad = new Set<string>()
  let game = newGame()
  for (; outcome(game) === null;) {
    for (const text of saidAt(game)) if (unsaid(text)) bad.add(`${question(game)!.ask}: ${text}`)
    const legal = options(game)
    const answer =
      question(game)!.by === 'chance'
        ? chanceAnswer(game, random())
        : legal[Math.floor(random() * legal.length)]!
    game = apply(game, answer)
  }
  for (const text of toldOf(facts(game))) if (unsaid(text)) bad.add(text)
  return [...bad]
}

describe('What Palestine says in whole games', () => {
  it.each([1, 2, 3, 4, 5, 6])('has words for everything: seed %i', (seed) => {
    expect(badlySaid(seed)).toEqual([])
  })
})

const COAST = {
  galilee: { cellsUnderground: 1 },
  'railway-haifa-syria': { cellsActive: 1 },
} as const

describe('What Palestine says', () => {
  it('names a payment by what it is, with what it costs', () => {
    const game = operation(
      'assault',
      { gaza: { troops: 2, cellsActive: 1 }, lydda: { troops: 2, cellsActive: 1 } },
      { intel: { 0: 1 } },
    )
    const lead = { chit: 0, from: 'held' } as const
    expect(choiceTitle(lead, 'assault.space')).toBe('Intelligence Lead: discard Intel chit 0')
    expect(choiceNote(lead, 'assault.space', board(game))).toContain('one more space')
    const cache = { piece: 'armsCaches', space: 'lydda' } as const
    expect(choiceTitle(cache, 'rob.space')).toBe('Offensive: give up the Arms Cache in Lydda')
    expect(choiceTitle(cache, 'sabotage.before-roll')).toBe('Expend the Arms Cache in Lydda')
  })

  it('calls a Rob by its name where it is none of the Operations', () => {
    const game = play(firstToAct('irgun', COAST), 'limited-operation', 'pass')
    const { ask, about, why } = question(game)!
    expect([ask, why.what]).toEqual(['rob.space', 'pass'])
    expect(givingText(ask, why, ['galilee'])).toBe('Rob in Galilee')
    expect(doneText(ask, about)).toBe('Do not Rob')
  })

  it('says what a Search and a Terror do while Bevingrads is in effect', () => {
    const played = { played: ['P17'], capabilities: [{ card: 'P17', side: 'shaded' }] } as const
    const isolated = board(firstToAct('british', COAST, played))
    expect(choiceNote('curfew', 'search.city', isolated)).toContain('every four cubes (P17)')
    const [{ card }] = played.capabilities
    const fortified = { ...played, capabilities: [{ card, side: 'unshaded' }] } as const
    const behind = board(firstToAct('irgun', COAST, fortified))
    expect(choiceNote('terror', 'sabotage.before-roll', behind)).toMatch(/^a Terror marker/)
  })

  it('tells before a roll what is needed: above the target, or at most that for a mine', () => {
    const helpAt = (game: Game) => helpTexts('roll.die', question(game)!.about)
    const sabotage = { haifa: { cellsUnderground: 1, police: 1 } }
    const rolled = play(limited('sabotage', sabotage), 'haifa')
    expect(helpAt(rolled)).toContain('more than 2 is needed; −1 so far')
    const mined = { gaza: { sabotage: 1, cellsActive: 1 }, haifa: { police: 1 } }
    const move = { piece: 'police', from: 'haifa', to: 'gaza', number: 1 } as const
    const patrol = play(limited('patrol', mined, capability('P23', 'shaded')), 'gaza', move)
    expect(helpAt(patrol)).toContain('at most 3 is needed')
  })

  it('tells a roll with its modifiers', () => {
    const why = { rule: '3.3.3', what: 'sabotage', by: 'irgun' } as const
    const rolled = { fact: 'rolled', die: 4, test: 'above', target: 2, why } as const
    expect(
      inWords([
        { ...rolled, modifier: -1, success: true },
        { ...rolled, test: 'count', modifier: 0, success: true },
      ]),
    ).toEqual(['The die shows 4 − 1 = 3; above 2 is needed: yes', 'The die shows 4'])
  })

  it('tells who acts first next, and that at 0 a Negotiate draws', () => {
    const first = board(firstToAct('irgun', COAST))
    expect(boxNote('limited-operation', first)).toMatch(/; you act first next$/)
    expect(boxNote('operation-and-special', first)).toMatch(/; the other side acts first next$/)
    const second = board(play(firstToAct('irgun', COAST), 'event', 'pass'))
    expect(boxNote('operation-and-special', second)).toBe('Irgun act first next')
    const supported = board(firstToAct('british', { ...COAST, haifa: { terror: 2 } }))
    expect(choiceNote('negotiate', 'patrol.space', supported)).toBe(
      'a roll above 3, with +2 for Terror on the map, shifts Haganah to the left',
    )
    const opposed = board(firstToAct('british', COAST, { haganah: 0 }))
    expect(choiceNote('negotiate', 'patrol.space', opposed)).toBe(
      'draw an Intel chit, of 9 in the bag',
    )
  })

  it('tells what Haganah takes with its shift', () => {
    const game = firstToAct('irgun', COAST, { haganah: 4 }, 'P22')
    const before = facts(game).length
    const after = play(game, 'event', 'unshaded', 'left')
    const told = facts(after).slice(before)
    expect(inWords(told)).toEqual(
      expect.arrayContaining([
        'Haganah shifts to the left, from 4, Coordinate, to 3, Support',
        '2 Cells go from Available to the Haganah Track',
      ]),
    )
    const changes = changesOf(merged(told, STORY), STORY)
    expect(changes.map((one) => changeText(one, STORY))).toEqual([
      'Haganah is now at 3, Support',
      '2 Cells go to the Haganah Track',
      '1 Arms Cache goes to the Haganah Track',
    ])
  })
})
