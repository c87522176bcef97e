import { describe, expect, it } from 'vitest'
import { atOf, botToAct, isShared, isWatched, undoTakesBack } from '../../src/store/index'
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
    const { sit } = table.getState()
    const british = { ...BOTS.british, standIn: true } as const
    const rebels = { ...BOTS.rebels, standIn: true } as const
    sit('british', british)
    sit('rebels', rebels)
    expect([isWatched(table.getState()), botToAct(table.getState())]).toEqual([false, null])
    expect(between(table, 40)).not.toContain('handover')
    sit('rebels', BOTS.rebels)
    expect(table.getState().setup?.seats).toEqual({ british, rebels: BOTS.rebels })
    sit('british', BOTS.british)
    expect(isWatched(table.getState())).toBe(true)
    expect(botToAct(table.getState())).not.toBeNull()
    expect(atOf(table.getState())).toBeGreaterThan(0)
  })
})
