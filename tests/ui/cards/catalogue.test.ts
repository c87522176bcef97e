import { describe, expect, it } from 'vitest'
import { CARD_IDS, STARTING_POSITION, boardOf } from '../../../src/games/arab-revolt/rules/index'
import { outcome } from '../../../src/games/index'
import { DECK as OWN } from '../../../src/games/arab-revolt/screen/deck'
import type { Sought } from '../../../src/ui/cards/card-filters'
import {
  cardsFound,
  fatesOf,
  fateText,
  numbersOf,
  type Fates,
} from '../../../src/ui/cards/catalogue'
import { chanceOfNext } from '../../../src/ui/cards/fate'
import { SCREEN, ofHouse } from '../../screen'
import { randomTable } from '../random-table'

const DECK = ofHouse(OWN)

const BOARD = boardOf({
  ...STARTING_POSITION,
  phase: 'first-eligible',
  played: ['A3', 'A1', 'A8', 'A20'],
  capabilities: [{ card: 'A1', side: 'shaded' }],
})
const GAME = { board: BOARD, table: { branches: [], branch: 0, setup: null } }
const FATES = fatesOf(GAME, DECK)
const ALL = { state: 'all', kind: 'all', words: '' } as const
const found = (sought: Sought, fates: Fates | null) => cardsFound(sought, fates, DECK, SCREEN)

describe('What has become of the cards', () => {
  it('is counted filter by filter', () => {
    expect(numbersOf(FATES)).toEqual({ all: 35, unseen: 31, played: 4, 'in-effect': 1 })
  })

  it('decides which are shown', () => {
    expect(found({ ...ALL, state: 'played' }, FATES)).toEqual(['A1', 'A3', 'A8', 'A20'])
    expect(found({ ...ALL, state: 'in-effect' }, FATES)).toEqual(['A1'])
    expect(found({ ...ALL, state: 'unseen' }, FATES)).not.toContain('A20')
  })

  it('is told', () => {
    expect(fateText(GAME, FATES, 'A20', DECK, SCREEN)).toBe('in play now')
    expect(fateText(GAME, FATES, 'A8', DECK, SCREEN)).toBe(
      'played as card 3, its Event was not taken',
    )
    expect(fateText(GAME, FATES, 'A1', DECK, SCREEN)).toMatch(/in effect, shaded side$/)
    expect(fateText(GAME, FATES, 'A2', DECK, SCREEN)).toMatch(
      /^not yet seen, .* % to be the next card$/,
    )
  })

  it('says nothing of Events that were over when the game began', () => {
    const position = { ...STARTING_POSITION, played: ['A3', 'A1'] }
    const table = { ...GAME.table, setup: { rules: { position } } }
    const game = { board: BOARD, table } as unknown as typeof GAME
    expect(fateText(game, fatesOf(game, DECK), 'A3', DECK, SCREEN)).toBe('played as card 1')
    expect(fateText(game, fatesOf(game, DECK), 'A8', DECK, SCREEN)).toBe(
      'played as card 3, its Event was not taken',
    )
  })

  it('says nothing of odds where the deck is fixed', () => {
    const setup = { rules: { deck: CARD_IDS.slice(0, 20) } }
    const table = { ...GAME.table, setup } as unknown as typeof GAME.table
    expect(fateText({ board: BOARD, table }, FATES, 'A2', DECK, SCREEN)).toBe('not yet seen')
  })

  it('is all unknown where no game is on', () => {
    expect(found({ ...ALL, state: 'in-effect' }, null)).toEqual(CARD_IDS)
  })
})

describe('The search', () => {
  it('goes by kind', () => {
    expect(found({ ...ALL, kind: 'mandatory' }, FATES)).toEqual(['A11', 'A24'])
    expect(found({ ...ALL, kind: 'propaganda' }, FATES)).toEqual(['A33', 'A34', 'A35'])
  })

  it('goes by every word, in any letters and any text of a card', () => {
    expect(found({ ...ALL, words: 'wingate SQUADS' }, FATES)).toEqual(['A4'])
    expect(found({ ...ALL, words: 'a19' }, FATES)).toEqual(['A19'])
    expect(found({ ...ALL, words: 'zeppelin' }, FATES)).toEqual([])
  })
})

describe('The chance to be the next card', () => {
  it('is 1 in all, and none for a card that has been played', () => {
    const sum = CARD_IDS.filter((card) => !BOARD.played.includes(card))
      .map((card) => chanceOfNext(BOARD, card, DECK, SCREEN.calendar))
      .reduce((a, b) => a + b, 0)
    expect(sum).toBeCloseTo(1)
    expect(chanceOfNext(BOARD, 'A33', DECK, SCREEN.calendar)).toBeCloseTo(1 / 9)
  })
})

describe('A finished game', () => {
  const { state, now } = [...randomTable(3)].at(-1)!
  const game = { board: boardOfNow(), table: state }
  const fates = fatesOf(game, DECK)

  function boardOfNow() {
    expect(outcome(now.game)).not.toBeNull()
    return now.game.checkpoint
  }

  it('has every card that was played in its place, and the Events that were taken', () => {
    const played = CARD_IDS.filter((card) => fates[card]!.place !== null)
    expect(played).toHaveLength(game.board.played.length)
    expect(played.some((card) => fates[card]!.taken?.by)).toBe(true)
    for (const { card, side } of game.board.capabilities)
      expect(fates[card]!.taken?.side).toBe(side)
  })
})
