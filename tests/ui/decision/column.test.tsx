// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  board,
  question,
  type Game,
  type Position,
} from '../../../src/games/arab-revolt/rules/index'
import { Answers } from '../../../src/ui/decision/answers'
import { EventNow } from '../../../src/ui/decision/event-now'
import { openLab } from '../../../src/ui/hands/lab-open'
import { viewOf } from '../../../src/ui/hands/view'
import { reader } from '../../../src/ui/reader/reader'
import { Card } from '../../../src/ui/table/card'
import { Initiative } from '../../../src/ui/table/initiative'
import { BOX_NAMES } from '../../../src/games/arab-revolt/words/en/names'
import { DECISION } from '../../../src/ui/words/en/words'
import { firstToAct, play, rebels } from '../../kit'
import { library, painted, render, table } from '../at-table'

const stores = { table, library }

afterEach(() => {
  cleanup()
  openLab(stores, false)
})

const answers = (game: Game) => {
  const onChoose = vi.fn()
  const view = viewOf(game)
  render(
    <Answers
      game={game}
      board={board(game)}
      ask={question(game)!.ask}
      view={view}
      shown={view}
      finalNote={([option]) => (option === 'punish' ? 'draws 2 chits' : '')}
      held={null}
      onChoose={onChoose}
      onTry={vi.fn()}
    />,
  )
  return onChoose
}

const SPACES: Position['spaces'] = { samaria: { bases: 1 }, galilee: { guerrillasUnderground: 1 } }

describe('The card in play', () => {
  it('names its sides', () => {
    render(<Card board={board(firstToAct('british', {}, {}, 'A9'))} />)
    expect(screen.getByText('unshaded')).toBeTruthy()
    expect(screen.getByText('shaded')).toBeTruthy()
  })
})

describe('What the Event would do now', () => {
  it('is said of each side while a box is chosen', () => {
    render(<EventNow game={firstToAct('british', { syria: { bases: 2 } }, {}, 'A9')} />)
    expect(screen.getAllByText('Now:')).toHaveLength(2)
    expect(screen.getByText(/2 Bases removed: Syria/)).toBeTruthy()
  })

  it('is not said while nobody could choose it', () => {
    render(<EventNow game={rebels('rally', SPACES)} />)
    expect(screen.queryByText('Now:')).toBeNull()
  })
})

describe('The choice of a side', () => {
  it('shows text, what it would do, and its digit, and answers when pressed', () => {
    const game = play(firstToAct('british', {}, {}, 'A14'), 'event')
    const onChoose = answers(game)
    const shaded = screen.getByRole('button', { name: /All Curfews leave the map/ })
    expect(shaded.dataset['digit']).toBe('2')
    expect(within(shaded).getByText('Nothing would happen.')).toBeTruthy()
    fireEvent.click(shaded)
    expect(onChoose).toHaveBeenCalledWith(['shaded'], false)
  })
})

describe('The answers', () => {
  it('are painted before what comes of them while the lab is open', async () => {
    openLab(stores, true)
    answers(rebels('rally', SPACES))
    const list = screen.getByRole('group', { name: DECISION.answers })
    expect(within(list).getByRole('button', { name: /Galilee/ })).toBeTruthy()
    expect(list.getAttribute('aria-busy')).toBe('true')
    expect(within(list).queryByText(/\+1 Guerrilla/)).toBeNull()
    expect(within(list).queryByText(/cannot be chosen/)).toBeNull()
    await painted()
    expect(within(list).getByText(/cannot be chosen/)).toBeTruthy()
    expect(list.getAttribute('aria-busy')).toBe('false')
    expect(within(list).getByRole('button', { name: /Galilee.*\+1 Guerrilla/ })).toBeTruthy()
  })

  it('say what a space gets, and give all of it by one press', () => {
    const onChoose = answers(rebels('rally', SPACES))
    expect(screen.getByRole('button', { name: /Galilee.*\+1 Guerrilla/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Samaria.*\+2 Guerrillas/ }))
    expect(onChoose).toHaveBeenLastCalledWith(['samaria', 'guerrillas', 'guerrillas'], false)
  })

  it('have less beside them, one press away as well', () => {
    const onChoose = answers(rebels('rally', SPACES))
    fireEvent.click(screen.getByRole('button', { name: 'Samaria: 1 Guerrilla' }))
    expect(onChoose).toHaveBeenLastCalledWith(['samaria', 'guerrillas', 'done'], false)
    fireEvent.click(screen.getByRole('button', { name: 'Samaria: 0 pieces' }))
    expect(onChoose).toHaveBeenLastCalledWith(['samaria', 'done'], false)
  })

  it('give a box and its Operation by one press', () => {
    const onChoose = answers(firstToAct('british', { haifa: { troops: 1 } }))
    fireEvent.click(screen.getByRole('button', { name: 'Limited Operation: Deploy' }))
    expect(onChoose).toHaveBeenLastCalledWith(['limited-operation', 'deploy'], false)
  })

  it('say in how many spaces an Operation could be done, and why another could not', () => {
    answers(play(firstToAct('british', { haifa: { troops: 1 } }), 'limited-operation'))
    expect(screen.getByRole('button', { name: /Deploy.*1 space/ })).toBeTruthy()
    const refused = screen.getByRole('button', { name: /Assault.*\(/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
  })

  it('say once why there is no Special Activity at all', () => {
    answers(play(firstToAct('british', { haifa: { troops: 1 } }), 'limited-operation', 'deploy'))
    expect(screen.getByRole('button', { name: /Special Activity.*\(2\.3\.5\)/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Punish/ })).toBeNull()
  })

  it('say before what chance will show', () => {
    answers(
      play(firstToAct('british', { haifa: { troops: 1 } }), 'operation-and-special', 'deploy'),
    )
    expect(screen.getByRole('button', { name: /Punish.*draws 2 chits/ })).toBeTruthy()
  })
})

describe('The Initiative Track', () => {
  const track = (game: Game) => {
    const onChoose = vi.fn()
    const view = viewOf(game)
    render(<Initiative board={board(game)} view={view} onChoose={onChoose} onTry={vi.fn()} />)
    return onChoose
  }

  it('is chosen on, and says what each box leaves', () => {
    const onChoose = track(firstToAct('british', {}))
    const limited = screen.getByRole('button', { name: /Limited Operation.*leaves Event and/ })
    fireEvent.click(limited)
    expect(onChoose).toHaveBeenCalledWith('limited-operation')
    expect(screen.getByText('1st').parentElement?.textContent).toBe('1st British')
  })

  it('says why a box cannot be chosen', () => {
    const onChoose = track(firstToAct('british', {}, {}, 'A24'))
    const event = screen.getByRole('button', { name: /Event.*Mandatory Event \(5\.4\)/ })
    fireEvent.click(event)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('only explains its boxes while none is asked for', () => {
    const onChoose = track(play(firstToAct('british', {}), 'event'))
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(Object.values(BOX_NAMES))
    for (const button of buttons) fireEvent.click(button)
    expect(onChoose).not.toHaveBeenCalled()
    expect(reader.getState().trail).toHaveLength(buttons.length)
    reader.getState().close()
  })
})
