// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { board, question, type Game } from '../../../src/games/index'
import { Answers } from '../../../src/ui/decision/answers'
import { viewOf } from '../../../src/ui/decision/view'
import { Picking, type Picked } from '../../../src/ui/table/picking'
import { groupRefusal, wayText } from '../../../src/ui/text/groups'
import { answerWhile, british, play, propaganda, rebels } from '../../kit'

afterEach(cleanup)

/** Holds what is taken up, as the table does. */
function Hands({ children }: { children: React.ReactNode }) {
  const [picked, pick] = useState<Picked | null>(null)
  return <Picking value={{ picked, pick }}>{children}</Picking>
}

const shown = (game: Game) => {
  const onChoose = vi.fn()
  const view = viewOf(game)
  const { ask } = question(game)!
  render(
    <Answers
      {...{ game, ask, view, onChoose }}
      board={board(game)}
      shown={view}
      finalNote={() => ''}
      onTry={vi.fn()}
    />,
    { wrapper: Hands },
  )
  return onChoose
}

const digit = (key: string) => document.querySelectorAll(`[data-digit="${key}"]`)

describe('Pieces that have one way to go', () => {
  const sweep = play(
    british('sweep', { haifa: { troops: 3 }, 'haifa-district': { troops: 1 } }),
    'haifa-district',
  )

  it('go all at once, or as many as the stepper says', () => {
    const onChoose = shown(sweep)
    expect(question(sweep)?.ask).toBe('sweep.move')
    fireEvent.click(screen.getByRole('button', { name: 'Fewer Troops' }))
    fireEvent.click(
      screen.getByRole('button', {
        name: /^2 Troops from Haifa to Haifa District (no change|\S+ to \S+)$/,
      }),
    )
    expect(onChoose).toHaveBeenCalledWith([
      { piece: 'troops', from: 'haifa', to: 'haifa-district', number: 2 },
    ])
  })

  it('cannot be more than there are', () => {
    shown(sweep)
    expect(screen.getByText('of 3').parentElement?.textContent).toBe('3 of 3')
    const more = screen.getByRole('button', { name: 'More Troops' })
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('Pieces that have several ways to go', () => {
  const redeploy = answerWhile(
    propaganda({
      'railway-haifa-syria': { troops: 3 },
      'railway-tel-aviv-haifa': { troops: 1 },
    }),
    [
      'propaganda.punishment',
      'roll.die',
      'propaganda.resources',
      'turn.draw-chit',
      'propaganda.assistance',
      'propaganda.divide',
      'propaganda.mobilize',
    ],
    (game) => (viewOf(game).done ? 'done' : (viewOf(game).plain.at(-1)?.option ?? 'done')),
  )

  it('are chosen first, then where: one digit each', () => {
    expect(question(redeploy)?.ask).toBe('redeploy.troops')
    const onChoose = shown(redeploy)
    expect([digit('1').length, digit('2').length, digit('3').length]).toEqual([1, 1, 0])
    fireEvent.click(digit('2')[0]!)
    expect([digit('1').length, digit('2').length, digit('3').length]).toEqual([1, 1, 1])
    fireEvent.click(digit('1')[0]!)
    expect(onChoose).toHaveBeenCalledWith([
      expect.objectContaining({ from: 'railway-haifa-syria', to: 'haifa' }),
    ])
  })
})

describe('A group of Guerrillas', () => {
  it('that cannot go says why', () => {
    shown(play(rebels('march', { samaria: { guerrillasUnderground: 2 } }), 'samaria'))
    fireEvent.click(screen.getByRole('button', { name: 'Fewer Underground, To Galilee' }))
    const refused = screen.getByRole('button', { name: /To Galilee.*choose at least one/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
  })

  it('is told how many may go together, or which', () => {
    const group = (underground: number, active: number) =>
      ({ from: 'samaria', to: 'lydda', underground, active }) as const
    const raid = [group(1, 0), group(2, 0), group(0, 1), group(1, 1)]
    expect(groupRefusal(raid, 2, 1)).toBe('at most 2 together')
    expect(groupRefusal([group(1, 0), group(1, 1)], 0, 1)).toBe(
      'only 1 Underground Guerrilla; or 1 Underground Guerrilla and 1 Active Guerrilla',
    )
  })

  it('is called by what differs from the others', () => {
    const way = { from: 'samaria', to: 'lydda' } as const
    expect(wayText(way, { from: true, to: false })).toBe('To Lydda')
    expect(wayText(way, { from: false, to: true })).toBe('From Samaria')
    expect(wayText(way, { from: false, to: false })).toBe('Samaria to Lydda')
  })
})
