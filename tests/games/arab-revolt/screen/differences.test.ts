import { describe, expect, it } from 'vitest'
import {
  STARTING_POSITION,
  boardOf,
  type Position,
} from '../../../../src/games/arab-revolt/rules/index'
import { differences } from '../../../../src/games/arab-revolt/screen/differences'

const START = STARTING_POSITION as Position
const changed = (part: Partial<Position>) => boardOf({ ...START, ...part })
const found = (part: Partial<Position>) => differences(boardOf(START), changed(part))

describe('differences', () => {
  it('finds none between a position and itself', () => {
    expect(found({})).toEqual([])
  })

  it('finds a piece that was placed, where it came from, and the space', () => {
    const gaza = { ...START.spaces.gaza, guerrillasActive: 1 }
    const all = found({ spaces: { ...START.spaces, gaza } })
    expect(all).toContainEqual({
      where: 'Gaza',
      what: 'Active Guerrillas',
      from: '0',
      to: '1',
      space: 'gaza',
    })
    expect(all.find(({ where }) => where === 'Available')).toMatchObject({ what: 'Guerrillas' })
    expect(new Set(all.flatMap(({ space }) => space ?? []))).toEqual(new Set(['gaza']))
  })

  it('tells the tracks in words', () => {
    const [unity] = found({ unity: START.unity + 1 })
    expect(unity).toMatchObject({ where: 'Tracks', what: 'Unity' })
    expect(unity?.to).not.toMatch(/\d/)
  })

  it('finds a Capability that is in effect in only one of them', () => {
    const card = { played: ['A1'], capabilities: [{ card: 'A1', side: 'shaded' }] } as const
    const all = differences(changed(card), changed({ played: ['A1'] }))
    expect(all).toMatchObject([{ where: 'In effect', from: 'yes', to: 'no', space: null }])
  })
})
