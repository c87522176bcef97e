import { describe, expect, it } from 'vitest'
import {
  STARTING_POSITION,
  boardOf,
  type Position,
} from '../../../src/games/arab-revolt/rules/index'
import { differences, differentSpaces } from '../../../src/ui/facts/differences'
import { countText, whatText, whereText } from '../../../src/games/arab-revolt/words/en/compare'

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
      of: { what: 'space', space: 'gaza', content: 'guerrillasActive' },
      from: 0,
      to: 1,
    })
    expect(all.find(({ of }) => of.what === 'available')).toMatchObject({
      of: { force: 'guerrillas' },
    })
    expect([...differentSpaces(all)]).toEqual(['gaza'])
  })

  it('tells the tracks in words', () => {
    const [unity] = found({ unity: START.unity + 1 })
    expect(unity && `${whereText(unity.of)}: ${whatText(unity.of)}`).toBe('Tracks: Unity')
    expect(unity && countText(unity, unity.to)).not.toMatch(/\d/)
  })

  it('finds a Capability that is in effect in only one of them', () => {
    const card = { played: ['A1'], capabilities: [{ card: 'A1', side: 'shaded' }] } as const
    const all = differences(changed(card), changed({ played: ['A1'] }))
    expect(all).toEqual([
      { of: { what: 'capability', card: 'A1', side: 'shaded' }, from: 1, to: 0 },
    ])
  })
})
