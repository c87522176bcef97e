// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Option } from '../../src/rules/index'
import { createTable, present, type Moment } from '../../src/store/index'
import { reader } from '../../src/ui/help/reader'
import { Log } from '../../src/ui/log/log'
import { viewOf } from '../../src/ui/decision/view'
import { announcement } from '../../src/ui/table/announcer'
import { position } from '../kit'

afterEach(cleanup)

/** A table on which the Rebels Rally in two spaces. */
const rallied = () => {
  const table = createTable()
  table.getState().newGame({
    names: { british: 'Anna', rebels: 'Yusuf' },
    seed: 1,
    chance: 'hand',
    mode: 'play',
    handovers: false,
    rules: {
      position: position(
        { galilee: { guerrillasUnderground: 1 }, gaza: { guerrillasUnderground: 1 } },
        { phase: 'first-eligible', firstEligible: 'rebels', played: ['A19'] },
      ),
    },
  })
  const answers: Option[] = [
    3,
    3,
    { chit: 3, from: 'drawn' },
    'operation-and-special',
    'rally',
    'galilee',
    'gaza',
  ]
  for (const answer of answers) table.getState().answer(answer)
  return table.getState()
}

const shown = (line: readonly Moment[], large = false) => {
  const onLook = vi.fn()
  const onSize = vi.fn()
  render(<Log {...{ line, onLook, onSize, large }} takenBack={[]} looking={null} />)
  return { onLook, onSize }
}

describe('The log', () => {
  it('has one line a space, each a way to its own position', () => {
    const { line } = rallied()
    const { onLook } = shown(line)
    const lines = screen.getAllByRole('button', { name: /^Rally in / })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Rally in Galilee: +1 Guerrilla.',
      'Rally in Gaza: +1 Guerrilla.',
    ])
    for (const one of lines) fireEvent.click(one)
    expect(onLook.mock.calls).toEqual([[line.length - 2], [line.length - 1]])
  })

  it('leads from the number of a rule to what it says', () => {
    shown(rallied().line)
    fireEvent.click(screen.getAllByRole('button', { name: '3.3.1' })[0]!)
    expect(reader.getState().trail).toEqual([{ at: 'term', term: 'rally' }])
    reader.getState().close()
  })

  it('is one tab stop; arrows go from line to line', () => {
    shown(rallied().line)
    const list = screen.getAllByRole('list', { name: 'Log' })[0]!
    const buttons = within(list).getAllByRole('button')
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]])
    buttons[0]!.focus()
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(buttons[1])
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[1]])
    fireEvent.keyDown(buttons[1]!, { key: 'Home' })
    expect(document.activeElement).toBe(buttons[0])
  })

  it('opens whole', () => {
    const { onSize } = shown(rallied().line)
    fireEvent.click(screen.getByRole('button', { name: 'the one entry' }))
    expect(onSize).toHaveBeenCalled()
  })
})

describe('The announcement', () => {
  it('says what was chosen, what changed and what is asked', () => {
    const now = present(rallied())!
    expect(announcement(now.steps, now, viewOf(now.game))).toEqual({
      said: 'Rebels choose: Gaza. 1 Guerrilla is placed in Gaza.',
      asked: 'Rebels: Choose a Special Activity, or go on.',
    })
  })
})
