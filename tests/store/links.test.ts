import { describe, expect, it } from 'vitest'
import { board, outcome, question } from '../../src/games/index'
import { readRecord } from '../../src/records/index'
import {
  createTable,
  gameIn,
  gameLink,
  positionLink,
  present,
  readGameLink,
  recordText,
  withGame,
} from '../../src/store/index'
import { playOn, seated } from './playing'

const NOW = new Date('2030-01-02T03:04:05Z')

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
    const opened = await openedFrom(await gameLink(table.getState(), NOW))
    expect(shown(opened)).toEqual(shown(table))
    expect(recordText(opened.getState(), NOW)).toBe(recordText(table.getState(), NOW))
  })

  it('to a position opens the position at the same question, and nothing before it', async () => {
    const table = seated()
    for (let i = 0; i < 40; i++) {
      playOn(table, 4)
      const { game, turnOver } = present(table.getState())!
      if (outcome(game)) break
      // Where a turn is over, what follows it has come when the link is opened.
      if (turnOver) continue
      const opened = await openedFrom(await positionLink(table.getState(), NOW))
      expect(shown(opened).board).toEqual(shown(table).board)
      expect(shown(opened).question).toEqual(shown(table).question)
      expect(opened.getState().line.length).toBeLessThan(40)
    }
  })

  it('that is damaged says so', async () => {
    const table = seated()
    playOn(table, 60)
    const link = (await gameLink(table.getState(), NOW)) ?? ''
    expect((await readGameLink(link.slice(0, -5))).mistake).toBe('damaged')
  })
})

describe('a picture', () => {
  it('carries its game', async () => {
    const table = seated()
    playOn(table, 30)
    const picture = await withGame(PNG, table.getState(), NOW)
    expect((await gameIn(picture)).text).toBe(recordText(table.getState(), NOW))
    expect((await gameIn(PNG)).mistake).toBe('carries-nothing')
  })
})
