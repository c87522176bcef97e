import { expect, it } from 'vitest'
import { admit } from '../../../../src/games/index'
import {
  DOOR,
  type CardId,
  type OperationId,
  type Option,
  type OptionKind,
  type Position,
  type Side,
} from '../../../../src/games/palestine/rules/index'
import { consequence, rehearse } from '../../../../src/insight/index'
import type { Screen } from '../../../../src/ui/screen/screen'
import { plainText } from '../../../../src/ui/words/en/consequence'
import { nowText } from '../../../../src/ui/words/en/now'
import { STORY } from '../../../../src/games/palestine/story/index'
import { answerText } from '../../../../src/games/palestine/words/en/answers'
import {
  CHOOSING,
  DECLINED,
  DRAWS,
  dieText,
} from '../../../../src/games/palestine/words/en/choosing'
import { IN_TEXT, at, place } from '../../../../src/games/palestine/words/en/names'
import { firstToAct, operation } from '../kit'

admit(DOOR)

/** As much of a screen as foresight asks for its words. */
const SCREEN = {
  story: STORY,
  words: {
    ...{ answer: answerText, at, place },
    inText: (who: 'british' | 'irgun' | 'chance') => IN_TEXT[who],
    choosing: (kind: OptionKind) => CHOOSING[kind],
    ...{ die: dieText, draws: DRAWS, declined: DECLINED },
  },
} as unknown as Screen

const now = (card: CardId, side: Side, spaces: Position['spaces'], rest: Partial<Position>) =>
  nowText(rehearse(firstToAct('irgun', spaces, rest, card), side)!, SCREEN)

it.each<[CardId, Side, Position['spaces'], Partial<Position>, string]>([
  ['P24', 'shaded', {}, {}, 'Nothing would happen.'],
  ['P13', 'shaded', {}, {}, 'It comes into effect for the rest of the game.'],
  [
    'P15',
    'unshaded',
    {},
    { haganah: 4 },
    'Haganah is now at 3, Support. 2 Cells go to the Haganah Track. 1 Arms Cache goes to the Haganah Track.',
  ],
  [
    'P2',
    'unshaded',
    { gaza: { troops: 1, cellsActive: 2 } },
    {},
    '2 Active Cells put in Prison: Gaza.',
  ],
  [
    'P19',
    'shaded',
    {},
    {},
    'A die against 2. On 3 to 6 (4 in 6): Political Will goes from 10 to 8.',
  ],
  [
    'P28',
    'unshaded',
    { haifa: { police: 1, cellsActive: 1 } },
    { intel: { 0: 3, 1: 2 } },
    'An Intel chit is drawn from 1, 2, 2, 2.',
  ],
  [
    'P27',
    'shaded',
    {},
    {},
    'Political Will goes from 10 to 9. The British must Pass on the next Event card.',
  ],
  [
    'P1',
    'unshaded',
    { haifa: { troops: 1 } },
    {},
    'The British choose a space: Haifa, Tel Aviv-Jaffa or Jerusalem.',
  ],
  [
    'P8',
    'unshaded',
    { haifa: { troops: 1 } },
    {},
    'Political Will goes from 10 to 12. Then the British may carry out an Operation: Deploy.',
  ],
])('an Event is told by what comes of it: %s, %s', (card, side, spaces, rest, text) => {
  expect(now(card, side, spaces, rest).replaceAll('\u00a0', ' ')).toBe(text)
})

it.each<[OperationId, Position['spaces'], Option, string]>([
  ['assault', { gaza: { troops: 2, cellsActive: 1 } }, 'gaza', '−1 Active Cell'],
  ['deploy', { gaza: { troops: 2 } }, 'gaza', '+1 Police'],
  [
    'patrol',
    { gaza: { cellsActive: 1 }, haifa: { terror: 1 } },
    'negotiate',
    '3 to 6 on a die (4 in 6): Haganah 3 to 2, 3 Cells to the Haganah Track',
  ],
  [
    'search',
    { haifa: { troops: 3, curfew: 1 }, gaza: { cellsActive: 1 } },
    'mass-detention',
    'a die says how many Cells',
  ],
  ['rob', { gaza: { cellsActive: 1 } }, 'gaza', '3 to 6 on a die (4 in 6): +1 Arms Cache'],
  ['recruit', { jerusalem: { curfew: 1, police: 1 } }, 'haifa', '+1 Cell'],
])('what comes of an answer is told: %s', (name, spaces, option, text) => {
  const game = operation(name, spaces)
  expect(plainText(consequence(game, [option]), SCREEN)).toBe(text)
})
