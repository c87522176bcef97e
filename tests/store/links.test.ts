import { describe, expect, it } from 'vitest'
import { board, outcome, question } from '../../src/games/index'
import { readRecord } from '../../src/records/read'
import {
  atOf,
  lineOf,
  createTable,
  gameIn,
  linkTo,
  present,
  readGameLink,
  recordOf,
  recordText,
  withGame,
} from '../../src/store/index'
import { freshRecord, positionRecord, recordAt } from '../../src/store/table/position-record'
import { exploring } from '../../src/store/table/exploring'
import { playOn, seated } from './playing'
import { BOTS } from '../who-sits'

const NOW = new Date('2030-01-02T03:04:05Z')
const WHEN = NOW.toISOString()

/** The table of a link, opened as the page opens it. */
const openedFrom = async (link: string | null) => {
  const { text, mistake } = await readGameLink(link ?? '')
  expect(mistake).toBeNull()
  const { game, fault } = readRecord(text ?? '')
  expect(fault).toBeNull()
  const table = createTable()
  table.getState().open(game!)
  return table
}

const shown = (table: ReturnType<typeof createTable>) => {
  const { game, turnOver } = present(table.getState())!
  return { board: board(game), question: question(game), turnOver }
}

/** A PNG of one pixel. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)

describe('a link', () => {
  it('to a game opens it at the same question, with all that led to it', async () => {
    const table = seated()
    playOn(table, 60)
    const opened = await openedFrom(await linkTo(recordOf(table.getState(), WHEN)!))
    expect(shown(opened)).toEqual(shown(table))
    expect(recordText(opened.getState(), NOW)).toBe(recordText(table.getState(), NOW))
  })

  it('to a position opens it at the same question, and little before it', async () => {
    const table = seated()
    playOn(table, 60)
    for (const at of [4, 22, 60]) {
      const opened = await openedFrom(await linkTo(positionRecord(table.getState(), at, WHEN)!))
      expect(opened.getState().identity).not.toEqual(table.getState().identity)
      expect(lineOf(opened.getState()).length).toBeLessThan(30)
      exploring(table.getState()).goTo(at)
      expect(shown(opened)).toEqual(shown(table))
      exploring(table.getState()).goTo(60)
    }
  })

  it('that is damaged says so', async () => {
    const table = seated()
    playOn(table, 60)
    const link = (await linkTo(recordOf(table.getState(), WHEN)!)) ?? ''
    expect((await readGameLink(link.slice(0, -5))).mistake).toBe('damaged')
  })
})

describe('the record of a position', () => {
  it.each([
    ['a game that is played', {}],
    ['rolls and draws by hand', { chance: 'hand' }],
    ['a game that is watched', { seats: BOTS }],
  ] as const)('opens at every moment of %s, its end too', (_, part) => {
    const table = seated(part)
    while (outcome(present(table.getState())!.game) === null) playOn(table, 1)
    const last = atOf(table.getState())
    for (let at = 0; at <= last; at += at < last - 20 ? 3 : 1) {
      exploring(table.getState()).goTo(last)
      const opened = createTable()
      opened.getState().open(positionRecord(table.getState(), at, WHEN)!)
      expect(opened.getState().stop).toBeNull()
      expect(lineOf(opened.getState()).length).toBeLessThan(60)
      exploring(table.getState()).goTo(at)
      expect(shown(opened)).toEqual(shown(table))
    }
  })

  it('keeps what stands before the question, where it is the present one', () => {
    const table = seated()
    while (table.getState().between !== 'count') playOn(table, 1)
    const opened = createTable()
    opened.getState().open(positionRecord(table.getState(), atOf(table.getState()), WHEN)!)
    expect(opened.getState().between).toBe('count')
  })

  it('is none where the rules do not allow the position', () => {
    const { setup } = seated().getState()
    const position = { spaces: { haifa: { bases: 3 } }, politicalWill: 18, unity: 2 }
    expect(freshRecord({ ...setup!, rules: { position } }, WHEN)).toBeNull()
    expect(freshRecord(setup!, WHEN)).not.toBeNull()
  })
})

describe('a picture', () => {
  it('carries its game', async () => {
    const table = seated()
    playOn(table, 30)
    const picture = await withGame(PNG, recordOf(table.getState(), WHEN)!)
    expect((await gameIn(picture)).text).toBe(recordText(table.getState(), NOW))
    expect((await gameIn(PNG)).mistake).toBe('carries-nothing')
  })

  it('carries the whole game, with its table at the moment that is shown', () => {
    const table = seated()
    playOn(table, 30)
    const opened = createTable()
    opened.getState().open(recordAt(table.getState(), 4, WHEN)!)
    expect({ ...opened.getState(), at: atOf(opened.getState()) }).toMatchObject({
      at: 4,
      between: null,
    })
    expect(lineOf(opened.getState())).toHaveLength(31)
  })
})
