import { describe, expect, it } from 'vitest'
import { SCREEN } from '../../screen'
import { limitText, moreSpaces, piecesText } from '../../../src/ui/words/en/prompt'
import { revealText } from '../../../src/ui/words/en/reveals'

describe('A question', () => {
  it('tells how many spaces it allows, of all that there are', () => {
    const limit = (about: Parameters<typeof limitText>[0]) => limitText(about, 17)
    const first = { spaces: [], limit: 3 }
    const second = { spaces: ['galilee'] as const, limit: 3 }
    expect([limit(first), limit(second)]).toEqual(['Up to 3 spaces', 'Up to 2 more'])
    const [owed, next] = [
      { ...first, owed: true },
      { ...second, owed: true },
    ] as const
    expect([limit(owed), limit(next)]).toEqual([
      'All that can be chosen, at most 3',
      'All that can be chosen, at most 2 more',
    ])
    expect([limit({ spaces: [] }), limit({ spaces: [], limit: 17 })]).toEqual(['', ''])
    expect(moreSpaces({ spaces: ['galilee'] }, 17)).toBe(16)
  })

  it('tells how many pieces an Event still takes, and whether it must', () => {
    const series = (limit: number, chosen: number) => ({ limit, chosen })
    const must = [series(3, 0), series(1, 2)].map((about) => piecesText({ ...about, owed: true }))
    expect(must).toEqual(['3 pieces in all', 'One more piece'])
    const may = [series(2, 0), series(1, 1)].map((about) => piecesText(about))
    expect(may).toEqual(['Up to 2 pieces', 'One more piece at most'])
    expect(piecesText({ space: 'haifa' })).toBe('')
  })

  it('says before what can then not be taken back', () => {
    const { words } = SCREEN
    const draw = { ask: 'punish.draw', times: 2 } as const
    expect(revealText(draw, 2, words)).toBe('draws 2 Punishment chits; steps 1 to 3 become final')
    expect(revealText({ ask: 'roll.die', times: 1 }, 0, words)).toBe(
      'rolls a die; this step becomes final',
    )
  })
})
