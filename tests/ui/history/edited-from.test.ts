import { describe, expect, it } from 'vitest'
import { board, count, newGame, question } from '../../../src/games/arab-revolt/rules/index'
import { editedFrom, setupFrom } from '../../../src/ui/history/edited-from'
import { british, contents, mandatory, own, play, propaganda } from '../../kit'

describe('A position to be changed by hand', () => {
  it('goes back to the beginning of the action in its middle, and says so', () => {
    const start = british('deploy', { haifa: { troops: 1 }, gaza: { police: 1 } })
    const game = play(start, 'haifa', 'police')
    const edited = editedFrom(game)
    expect(edited.isEarlier).toBe(true)
    expect(count(own(edited.board), 'police', 'haifa')).toBe(0)
    expect(editedFrom(newGame()).isEarlier).toBe(false)
  })

  it('asks for the Troops of Tensions in Europe once, not again (A24)', () => {
    const troops = { haifa: { troops: 5 } }
    const leave = { piece: 'troops', space: 'haifa' } as const
    const game = play(mandatory('A24', troops), 'done', leave, leave)
    expect(contents(game, 'haifa').troops).toBe(3)
    const again = newGame(own(setupFrom({}, editedFrom(game).position)))
    const end = play(again, 'done', leave, leave, leave)
    expect(contents(end, 'haifa').troops).toBe(2)
    expect(question(end)?.ask).not.toBe('event.piece')
  })

  it('does not count a phase of the Propaganda Round twice (6.3)', () => {
    const start = propaganda({ samaria: { irregularsUnderground: 1 } }, { unity: 1 })
    const game = play(start, 'done', 6, 1, 'done', 'divide', 'roll', 1)
    expect(board(game).unity).toBe(0)
    const again = newGame(own(setupFrom({}, editedFrom(game).position)))
    expect(board(again).unity).toBe(1)
  })
})
