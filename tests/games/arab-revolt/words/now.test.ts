import { describe, expect, it } from 'vitest'
import type { CardId, Position, Side } from '../../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../../screen'
import { rehearse } from '../../../../src/insight/index'
import { facesText, nowText } from '../../../../src/ui/words/en/now'
import { doneText } from '../../../../src/games/arab-revolt/words/en/done'
import { promptText } from '../../../../src/games/arab-revolt/words/en/prompt'
import { shownText } from '../../../../src/games/arab-revolt/words/en/reveals'
import { firstToAct } from '../../../kit'

const now = (card: CardId, side: Side, spaces: Position['spaces'], rest: Partial<Position> = {}) =>
  nowText(rehearse(firstToAct('british', spaces, rest, card), side)!, SCREEN)

describe('What an Event would do now', () => {
  it.each<[CardId, Side, Position['spaces'], string]>([
    ['A14', 'unshaded', {}, 'Nothing would happen.'],
    ['A1', 'shaded', {}, 'It comes into effect for the rest of the game.'],
    [
      'A14',
      'unshaded',
      {
        haifa: { police: 1, curfew: 1, opposition: 1 },
        gaza: { police: 1, curfew: 1, opposition: 1 },
      },
      'Opposition removed: Gaza and Haifa.',
    ],
    [
      'A20',
      'unshaded',
      { syria: { bases: 2 }, galilee: { bases: 2 } },
      'A die against 4. On 5 or 6 (2 in 6): Unity is now near Decentralized.',
    ],
    [
      'A20',
      'shaded',
      {},
      'Unity is now Centralized. Then the Rebels may go on: a chit is drawn from 1, 1, 1, 2, 2, 2, 3, 3, 3.',
    ],
    [
      'A19',
      'unshaded',
      { galilee: { opposition: 1 } },
      'A die against 1. On 2 to 6 (5 in 6): Political Will goes from 10 to 11; otherwise: Political Will goes from 10 to 8.',
    ],
    [
      'A4',
      'unshaded',
      { galilee: { troops: 1 }, samaria: { troops: 1 }, lydda: { troops: 1 }, gaza: { troops: 1 } },
      'You may choose up to 3 of 4 spaces.',
    ],
    [
      'A12',
      'shaded',
      { haifa: { irregularsActive: 2 }, gaza: { irregularsUnderground: 2 } },
      'You choose 2 pieces: 1 Underground Irregular in Gaza or 1 Active Irregular in Haifa.',
    ],
    [
      'A31',
      'unshaded',
      { syria: { bases: 1 }, lebanon: { bases: 1 } },
      'You choose a space: Lebanon or Syria.',
    ],
    [
      'A21',
      'unshaded',
      {
        gaza: { opposition: 1, guerrillasActive: 1 },
        lydda: { opposition: 1, guerrillasActive: 1 },
        samaria: { opposition: 1, guerrillasActive: 1 },
      },
      'You choose 2 of 3 spaces.',
    ],
    [
      'A22',
      'unshaded',
      {
        haifa: { police: 1, guerrillasActive: 1 },
        jerusalem: { police: 1, guerrillasActive: 1 },
      },
      'You choose all spaces that can be: Haifa and Jerusalem.',
    ],
    [
      'A31',
      'shaded',
      {},
      'You choose all spaces that can be: Lebanon, Syria, Transjordan and Egypt.',
    ],
    [
      'A7',
      'shaded',
      { syria: { bases: 2 } },
      'A die against 2; on any result nothing would happen.',
    ],
    ['A7', 'shaded', {}, 'A die against 0, on which no result is enough.'],
  ])('is told by what comes of it: %s, %s', (card, side, spaces, text) => {
    expect(now(card, side, spaces)).toBe(text)
  })

  it('tells steps on a track that cannot all be taken as one', () => {
    const steps = (card: CardId, side: Side, unity: number) =>
      now(card, side, { gaza: { police: 1 } }, { unity })
    expect(steps('A20', 'shaded', 3)).toMatch(/^Unity is now Centralized\. Then/)
    expect(steps('A29', 'unshaded', 0)).toBe(
      'Political Will goes from 10 to 12. Unity stays Decentralized.',
    )
  })

  it('names faces of a die as a row', () => {
    expect([[6], [5, 6], [3, 4, 5, 6]].map(facesText)).toEqual(['6', '5 or 6', '3 to 6'])
  })
})

describe('A question', () => {
  it('is concrete: one more, and where', () => {
    const first = { spaces: [], limit: 3 }
    const second = { spaces: ['galilee'] as const, limit: 3 }
    expect(promptText('rally.space', first)).toBe('Choose a space to Rally.')
    expect(promptText('rally.space', second)).toBe('Choose one more space to Rally.')
    expect(promptText('event.piece', { space: 'haifa' })).toBe(
      'Choose the piece to remove in Haifa.',
    )
    expect(promptText('deploy.piece', { space: 'haifa' })).toBe('Choose a piece to place in Haifa.')
  })

  it('ends a series in words that fit what was chosen', () => {
    const none = { limit: 2, chosen: 0 }
    expect(doneText('redeploy.irregular', none)).toBe('Remove none')
    expect(doneText('redeploy.irregular', { limit: 1, chosen: 1 })).toBe('Remove no more')
    expect(doneText('event.piece', none)).toBe('Choose none')
  })

  it('names what chance shows, and how many times', () => {
    expect(shownText({ ask: 'punish.draw', times: 2 })).toBe('draws 2 Punishment chits')
    expect(shownText({ ask: 'roll.die', times: 1 })).toBe('rolls a die')
  })
})
