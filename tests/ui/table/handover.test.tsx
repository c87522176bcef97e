// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { question, type Ask } from '../../../src/games/index'
import type { Table } from '../../../src/store/index'
import { Handover, handoverLines } from '../../../src/ui/table/handover'
import { HANDOVER } from '../../../src/ui/text/handover'
import { randomTable } from '../random-table'

const states = [...randomTable(3)].filter(({ state }) => state.between === 'handover')
const before = (ask: Ask) =>
  states.find(({ now, state }) => state.at > 0 && question(now.game)?.ask === ask)!

const goOn = vi.fn()
const shown = ({ state, now }: (typeof states)[number]) =>
  render(<Handover table={{ ...state, goOn } as unknown as Table} now={now} />)

describe('The handover', () => {
  afterEach(cleanup)

  test('names who comes, who has had the turn and what was done in it', () => {
    shown(before('turn.box'))
    expect(screen.getByRole('heading').textContent).toContain('British')
    expect(screen.getByText(/^The Rebels have ended their turn \(.+\)\./)).toBeTruthy()
  })

  test('says which boxes are open, or what is asked first', () => {
    const { container } = shown(before('turn.box'))
    expect(container.textContent).toMatch(/Open to you: (Limited Operation|Event|Operation)/)
    cleanup()
    expect(shown(before('turn.chit')).container.textContent).toContain(
      'First: choose the Operations',
    )
  })

  test('sets a piece or a sign beside each change', () => {
    for (const one of states) {
      const lines = handoverLines(one.state as Table, one.now)
      const { container } = shown(one)
      const signs = container.querySelectorAll('li :is(.piece-figure, .icon)')
      const plain = lines.filter(({ kind }) => kind === 'nothing' || kind === 'unity')
      expect(signs).toHaveLength(lines.length - plain.length)
      cleanup()
    }
  })

  test('is left by its one button', () => {
    shown(before('turn.box'))
    fireEvent.click(screen.getByRole('button', { name: HANDOVER.begin('british') }))
    expect(goOn).toHaveBeenCalledOnce()
  })
})
