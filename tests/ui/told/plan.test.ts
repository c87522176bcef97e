import { describe, expect, it } from 'vitest'
import { SCREEN } from '../../screen'
import { turnSteps, type TableState } from '../../../src/store/index'
import { doneText, planOf, planText } from '../../../src/ui/told/plan'
import { position } from '../../kit'
import { played } from '../played'

const planAt = (state: TableState) => planOf(turnSteps(state), SCREEN)

/** Each space with what is said of it, and what is said of none. */
const told = (state: TableState) => {
  const { spaces, aside } = planAt(state)
  return {
    spaces: spaces.map(({ space, done }) => `${space}: ${done.map(doneText).join('; ')}`),
    aside: aside.map(doneText),
  }
}

const BRITISH_FIRST = {
  phase: 'first-eligible',
  firstEligible: 'british',
  played: ['A19'],
} as const

/** As in a game that was complained of: a Punish in the middle of an Assault. */
const assaultAndPunish = () =>
  played(
    position(
      {
        lydda: { troops: 4, police: 1, guerrillasActive: 2, guerrillasUnderground: 1, bases: 1 },
        'haifa-district': { troops: 2, police: 1, guerrillasUnderground: 1 },
        galilee: { troops: 1, guerrillasActive: 1 },
      },
      BRITISH_FIRST,
    ),
    ...(['operation-and-special', 'assault', 'lydda', 'punish'] as const),
    ...(['detain', 'detain', 'lydda', 'haifa-district'] as const),
  )

describe('What was done in a turn', () => {
  it('has one number a space, and names what was not done by the Operation', () => {
    expect(told(assaultAndPunish()).spaces).toEqual([
      'lydda: −2 Guerrillas; Punish: −1 Guerrilla to Prison, +Opposition',
      'haifa-district: Punish: −1 Guerrilla to Prison, +Opposition',
    ])
  })

  it('hangs no chit on a space, and tells of none that was only drawn', () => {
    expect(told(assaultAndPunish()).aside).toEqual(['Punish: Detain chit used'])
  })

  it('tells of each space its own, also where it was not the one chosen last', () => {
    const state = played(
      position(
        {
          haifa: { troops: 4 },
          'railway-haifa-syria': { guerrillasUnderground: 2 },
          lydda: { troops: 1, opposition: 1 },
        },
        BRITISH_FIRST,
      ),
      ...(['operation-and-special', 'patrol', 'railway-haifa-syria'] as const),
      { piece: 'troops', from: 'haifa', to: 'railway-haifa-syria', number: 2 },
      ...(['done', 'punish', 'demolish', 'fine', { chit: 'demolish', from: 'drawn' }] as const),
      ...(['lydda', 'done', 'done'] as const),
    )
    expect(told(state).spaces).toEqual([
      'railway-haifa-syria: +2 Troops, 2 Guerrillas Active',
      'lydda: Punish: −Opposition, +1 Guerrilla',
    ])
  })

  it('names both spaces of a Divide', () => {
    const state = played(
      position(
        { samaria: { police: 2, irregularsUnderground: 1 }, galilee: { guerrillasActive: 1 } },
        BRITISH_FIRST,
      ),
      ...(['operation-and-special', 'deploy', 'divide', 'activate'] as const),
    )
    expect(told(state).spaces).toEqual([
      'samaria: 1 Irregular Active',
      'galilee: −1 Guerrilla, +1 Irregular',
    ])
  })

  it('keeps those who are noticed on a March with the space that they left', () => {
    const state = played(
      position(
        {
          syria: { guerrillasUnderground: 4 },
          galilee: { guerrillasUnderground: 1 },
          'railway-haifa-syria': { police: 1 },
        },
        { ...BRITISH_FIRST, firstEligible: 'rebels' },
      ),
      ...[3, 3, { chit: 3, from: 'drawn' } as const],
      ...(['limited-operation', 'march', 'syria'] as const),
      { from: 'syria', to: 'railway-haifa-syria', underground: 3, active: 0 },
    )
    expect(told(state).spaces).toEqual([
      'syria: 3 Underground Guerrillas to the Haifa–Syria Railway, 3 Guerrillas Active on the Haifa–Syria Railway',
    ])
  })

  it('calls the side of an Event by its title', () => {
    const state = played(
      position({ gaza: { guerrillasUnderground: 1 } }, { ...BRITISH_FIRST, played: ['A2'] }),
      ...(['event', 'shaded'] as const),
    )
    expect(planAt(state).head).toEqual(['“A common command takes hold”'])
  })
})

describe('The end of a turn says what was done', () => {
  const ROUND = { phase: 'resources', played: ['A33'] } as const

  it('where a chit is held', () => {
    const state = played(position({}, ROUND), 'fine')
    expect(planText(planAt(state), SCREEN.words)).toBe('Fine chit held')
  })

  it('where Troops and Police move', () => {
    const state = played(
      position(
        { 'railway-haifa-syria': { troops: 2, sabotage: 1 }, gaza: { police: 1 } },
        { phase: 'redeploy', played: ['A33'] },
      ),
      { piece: 'troops', from: 'railway-haifa-syria', to: 'haifa', number: 2 },
      { piece: 'police', from: 'gaza', to: 'jerusalem', number: 1 },
    )
    expect(planText(planAt(state), SCREEN.words)).toBe('Haifa +2 Troops, Jerusalem +1 Police')
  })

  it('where there was nothing', () => {
    expect(planText(planAt(played(position({}, ROUND), 'done')), SCREEN.words)).toBe('')
  })
})
