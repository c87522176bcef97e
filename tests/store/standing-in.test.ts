import { describe, expect, it } from 'vitest'
import {
  atOf,
  botToAct,
  createTable,
  isShared,
  isWatched,
  lineOf,
  present,
  recordOf,
  turnStart,
  undoTakesBack,
} from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { sit } from '../../src/store/table/sitting'
import { BOTS, STANDING_IN } from '../who-sits'
import { playOn, seated, type TableStore } from './playing'

/** Plays on, and tells all that has stood between two questions. */
const between = (table: TableStore, moments: number): ReadonlySet<unknown> => {
  const all = new Set()
  for (let i = 0; i < moments; i++) {
    all.add(table.getState().between)
    table.getState().goOn()
    playOn(table, 1)
  }
  return all
}

describe('a player who stands in for a bot', () => {
  it('is no second player: nobody has to make room, and nobody to agree', () => {
    const table = seated({ seats: STANDING_IN, handovers: true })
    expect([isShared(STANDING_IN), botToAct(table.getState())]).toEqual([false, null])
    for (let i = 0; i < 60; i++) {
      expect(undoTakesBack(table.getState())).not.toMatch(/turn|part|bot/)
      expect(table.getState().between).not.toBe('handover')
      table.getState().goOn()
      playOn(table, 1)
    }
  })

  it('can do so for both, and gives each seat back by itself', () => {
    const table = seated({ seats: BOTS, handovers: true })
    const british = { ...BOTS.british, standIn: true } as const
    const rebels = { ...BOTS.rebels, standIn: true } as const
    sit(table.getState(), 'british', british)
    sit(table.getState(), 'rebels', rebels)
    expect([isWatched(table.getState()), botToAct(table.getState())]).toEqual([false, null])
    expect(between(table, 40)).not.toContain('handover')
    sit(table.getState(), 'rebels', BOTS.rebels)
    expect(table.getState().setup?.seats).toEqual({ british, rebels: BOTS.rebels })
    sit(table.getState(), 'british', BOTS.british)
    expect(isWatched(table.getState())).toBe(true)
    expect(botToAct(table.getState())).not.toBeNull()
    expect(atOf(table.getState())).toBeGreaterThan(0)
  })
})

describe('whoever stands in for a bot in a watched game', () => {
  const standIn = { ...BOTS.rebels, standIn: true } as const
  const branchesOf = (table: TableStore) =>
    recordOf(table.getState(), '2026-11-20T00:00:00.000Z')!.branches.map(
      ({ answers, parent, notes, at }) => ({ answers, parent, notes, at }),
    )
  const again = (table: TableStore): TableStore => {
    const other = createTable()
    other.getState().open(recordOf(table.getState(), '2026-11-20T00:00:00.000Z')!)
    return other
  }

  const isHandedOver = (table: TableStore): boolean => {
    const [before, now] = lineOf(table.getState()).slice(-2)
    return now!.seat !== before!.seat && now!.steps.length === 1
  }

  it('starts a turn again from its beginning, wherever the seat was taken', () => {
    const table = seated({ seats: BOTS })
    for (let i = 0; i < 60; i++) {
      playOn(table, 1)
      const [game, { answers }] = [present(table.getState())!.game, branchesOf(table)[0]!]
      sit(table.getState(), 'rebels', standIn)
      expect(present(table.getState())!).toMatchObject({ game, turnOver: false })
      expect(branchesOf(table)[0]!.answers).toEqual(answers)
      if (answers.length > 20) expect(turnStart(table.getState())).toBeGreaterThan(0)
      expect(lineOf(table.getState())).toEqual(lineOf(again(table).getState()))
      sit(table.getState(), 'rebels', BOTS.rebels)
    }
  })

  it('loses no branch, and nothing that was undone', () => {
    const table = seated({ seats: BOTS })
    playOn(table, 40)
    // A branch leaves the end of the line, where one turn is over and the next has begun.
    while (!isHandedOver(table)) playOn(table, 1)
    const end = atOf(table.getState())
    exploring(table.getState()).explore(end)
    playOn(table, 9)
    exploring(table.getState()).annotate(end + 4, 'a note')
    exploring(table.getState()).goTo(end + 6)
    const before = branchesOf(table)
    sit(table.getState(), 'rebels', standIn)
    expect(branchesOf(table)).toEqual(before)
    expect(table.getState().branch).toBe(1)
  })

  it('keeps what left the end of a turn, also when the bot plays again and the game is opened anew', () => {
    const table = seated({ seats: BOTS })
    playOn(table, 20)
    sit(table.getState(), 'rebels', standIn)
    for (let i = 0; i < 50 && !present(table.getState())!.turnOver; i++) playOn(table, 1)
    sit(table.getState(), 'rebels', BOTS.rebels)
    expect(isWatched(table.getState())).toBe(true)
    expect(present(again(table).getState())!.turnOver).toBe(true)
    exploring(table.getState()).explore(atOf(table.getState()))
    for (let i = 0; i < 9 || present(table.getState())!.turnOver; i++) playOn(table, 1)
    exploring(table.getState()).switchBranch(0)
    for (const moments of [0, 3]) {
      playOn(table, moments)
      const opened = again(table)
      expect(opened.getState().stop).toBeNull()
      expect(branchesOf(opened)).toEqual(branchesOf(table))
      expect(present(opened.getState())!.turnOver).toBe(moments === 0)
    }
  })
})
