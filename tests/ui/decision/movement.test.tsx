// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { board, options, question, type Game } from '../../../src/games/arab-revolt/rules/index'
import { Answers } from '../../../src/ui/decision/answers'
import type { Press } from '../../../src/ui/decision/ending'
import { MoveButton } from '../../../src/ui/decision/move-button'
import type { Stroke } from '../../../src/insight/index'
import { pressed, viewOf } from '../../../src/ui/hands/view'
import { MovingContext, NOTHING_MOVES, type Moving } from '../../../src/ui/hands/moving'
import { answerWhile, british, play, propaganda, rebels } from '../../kit'
import { render } from '../at-table'

afterEach(cleanup)

/** Holds what is to be moved, as the table does. */
function Hands({ children }: { children: React.ReactNode }) {
  const [moving, setMoving] = useState<Moving>(NOTHING_MOVES)
  const set = (part: Partial<Moving>) => setMoving({ ...moving, ...part })
  return <MovingContext value={{ moving, set }}>{children}</MovingContext>
}

const shown = (game: Game, ending: Pick<Press, 'title' | 'notes'> | null = null) => {
  const onMove = vi.fn<(given: Stroke | 'end') => void>()
  const press = () => {
    onMove('end')
  }
  const ends = ending && ({ what: 'press', ...ending, press } as const)
  const view = viewOf(game)
  render(
    <>
      <Answers
        {...{ game, view }}
        ask={question(game)!.ask}
        board={board(game)}
        shown={view}
        finalNote={() => ''}
        held={null}
        onChoose={vi.fn()}
        onTry={vi.fn()}
      />
      <MoveButton {...{ game, ends, onMove }} note={() => ''} />
    </>,
    { wrapper: Hands },
  )
  return onMove
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dark = () => screen.getAllByRole('button').at(-1)!
const numbers = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const digit = (key: string) => document.querySelectorAll(`[data-digit="${key}"]`)

describe('Pieces that come from several spaces', () => {
  const sweep = play(
    british('sweep', {
      haifa: { troops: 3 },
      samaria: { troops: 1 },
      'haifa-district': { guerrillasUnderground: 2, troops: 1 },
    }),
    'haifa-district',
  )

  it('stand at 0, and the button says what it does', () => {
    const onMove = shown(sweep)
    expect(numbers()).toEqual(['0 of 1', '0 of 3'])
    expect(dark().textContent.trim()).toBe('Sweep Haifa District without moving Troops')
    fireEvent.click(dark())
    expect(onMove).toHaveBeenCalledWith(['done'])
  })

  it('go all in one go', () => {
    const onMove = shown(sweep)
    press('all 3 Troops from Haifa to Haifa District')
    press(/^Samaria/)
    expect(dark().textContent.trim()).toBe('Move 4 Troops to Haifa District and Sweep')
    fireEvent.click(dark())
    const haifa = { piece: 'troops', from: 'haifa', to: 'haifa-district', number: 3 }
    const samaria = { ...haifa, from: 'samaria', number: 1 }
    expect(onMove).toHaveBeenCalledWith(expect.arrayContaining([haifa, samaria]))
  })

  it('can be fewer again, and not more than there are', () => {
    shown(sweep)
    press('all 3 Troops from Haifa to Haifa District')
    const more = screen.getByRole('button', { name: 'More Troops from Haifa to Haifa District' })
    expect(more.getAttribute('aria-disabled')).toBe('true')
    press('Fewer Troops from Haifa to Haifa District')
    expect(dark().textContent).toContain('Move 2 Troops')
    // One more each time, and after the last one none.
    for (let i = 0; i < 2; i++) press(/^Haifa(?! District)/)
    expect(dark().textContent).toContain('without moving Troops')
  })
})

describe('Guerrillas who march from one space to several', () => {
  const march = play(rebels('march', { samaria: { guerrillasUnderground: 3 } }), 'samaria')

  it('go where each shall go, several to one place too, by one press', () => {
    const onMove = shown(march)
    expect(dark().getAttribute('aria-disabled')).toBe('true')
    press(/^Lydda/)
    press(/^Galilee/)
    press(/^Lydda/)
    expect(dark().textContent.trim()).toBe(
      'March 1 Guerrilla from Samaria to Galilee and 2 to Lydda',
    )
    fireEvent.click(dark())
    expect(onMove).toHaveBeenCalledWith([
      { from: 'samaria', to: 'galilee', underground: 1, active: 0 },
      { from: 'samaria', to: 'lydda', underground: 2, active: 0 },
    ])
  })

  it('are not more than there are, wherever they go', () => {
    shown(march)
    for (let i = 0; i < 3; i++) press(/^Lydda/)
    press(/^Galilee/)
    expect(dark().textContent).toContain('3 Guerrillas from Samaria to Lydda')
  })
})

describe('A single piece that may move', () => {
  it('goes by one press, each of its ways an answer', () => {
    const view = viewOf(play(rebels('march', { samaria: { guerrillasUnderground: 1 } }), 'samaria'))
    expect(view.movement).toBeNull()
    expect(view.plain.map(({ option }) => option)).toContainEqual({
      from: 'samaria',
      to: 'lydda',
      underground: 1,
      active: 0,
    })
    expect(pressed(view, 'lydda')).toMatchObject({ to: 'lydda' })
    expect(pressed(view, 'samaria')).toBeNull()
  })
})

describe('Guerrillas who go together', () => {
  it('come from one space only', () => {
    const onMove = shown(
      play(
        rebels('sabotage', {
          samaria: { bases: 1, guerrillasUnderground: 2 },
          'haifa-district': { bases: 1, guerrillasUnderground: 2 },
        }),
        'raid',
        'railway-tel-aviv-haifa',
      ),
    )
    press(/^Samaria/)
    press(/^Haifa District/)
    expect(dark().textContent).toContain('with 1 Guerrilla from Haifa District')
    press(/^Haifa District/)
    fireEvent.click(dark())
    expect(onMove).toHaveBeenCalledWith([
      { from: 'haifa-district', to: 'railway-tel-aviv-haifa', underground: 2, active: 0 },
    ])
  })
})

describe('Pieces that go from several spaces to several', () => {
  const toRedeploy = (spaces: Parameters<typeof propaganda>[0]) =>
    answerWhile(
      propaganda(spaces),
      [
        'propaganda.punishment',
        'roll.die',
        'propaganda.resources',
        'turn.draw-chit',
        'propaganda.assistance',
        'propaganda.divide',
        'propaganda.mobilize',
      ],
      (game) => (viewOf(game).done ? 'done' : options(game).at(-1)!),
    )
  const redeploy = toRedeploy({
    'railway-haifa-syria': { troops: 3 },
    'railway-tel-aviv-haifa': { troops: 1 },
  })
  const mayStay = toRedeploy({ haifa: { police: 2 } })

  it('may all stay as the end of the turn, and are moved without it', () => {
    expect(question(mayStay)?.ask).toBe('redeploy.police')
    const onMove = shown(mayStay, {
      title: 'End turn',
      notes: ['Move no Police', 'then the Rebels choose'],
    })
    expect(dark().textContent).toBe('End turn Move no Policethen the Rebels choose')
    fireEvent.click(dark())
    expect(onMove).toHaveBeenLastCalledWith('end')
    fireEvent.click(digit('1')[0]!)
    press(/^all 2 Police from Haifa to Jerusalem$/)
    expect(dark().textContent).toMatch(/^Move 2 Police/)
    fireEvent.click(dark())
    expect(onMove.mock.lastCall?.[0]).toContainEqual(expect.objectContaining({ number: 2 }))
  })

  it('are chosen first, then where they go: one digit each', () => {
    expect(question(redeploy)?.ask).toBe('redeploy.troops')
    const onMove = shown(redeploy)
    expect([digit('1').length, digit('2').length, digit('3').length]).toEqual([1, 1, 0])
    fireEvent.click(digit('2')[0]!)
    expect([digit('1').length, digit('2').length, digit('3').length]).toEqual([1, 1, 1])
    fireEvent.click(digit('1')[0]!)
    fireEvent.click(digit('2')[0]!)
    expect(dark().textContent.trim()).toMatch(/^Move 1 Troop to .+ and 1 to .+$/)
    fireEvent.click(dark())
    expect(onMove.mock.lastCall?.[0]).toHaveLength(2)
  })

  it('say that they must', () => {
    shown(redeploy)
    expect(dark().getAttribute('aria-disabled')).toBe('true')
    const [first] = screen.getAllByRole('list')
    expect(within(first!).getAllByRole('listitem')).toHaveLength(2)
  })
})
