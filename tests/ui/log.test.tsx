// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SCREEN } from '../screen'
import { lineOf, present, type Moment } from '../../src/store/index'
import { reader } from '../../src/ui/reader/reader'
import { Log } from '../../src/ui/log/log'
import { viewOf } from '../../src/ui/hands/view'
import { announcement } from '../../src/ui/table/announcer'
import { position } from '../kit'
import { played } from './played'
import { render } from './at-table'

afterEach(cleanup)

/** A table on which the Rebels Rally in two spaces. */
const rallied = () =>
  played(
    position(
      { galilee: { guerrillasUnderground: 1 }, gaza: { guerrillasUnderground: 1 } },
      { phase: 'first-eligible', firstEligible: 'rebels', played: ['A19'] },
    ),
    ...[3, 3, { chit: 3, from: 'drawn' } as const],
    ...(['operation-and-special', 'rally', 'galilee', 'gaza'] as const),
  )

const shown = (line: readonly Moment[], large = false) => {
  const onLook = vi.fn()
  const onSize = vi.fn()
  render(<Log {...{ line, onLook, onSize, large }} takenBack={[]} looking={null} />)
  return { onLook, onSize }
}

/** What the ways of the log say, the latest action first. */
const said = () =>
  within(screen.getAllByRole('list', { name: 'Log' })[0]!)
    .getAllByRole('button')
    .map((one) => (one.querySelector(':scope > span:last-child') ?? one).textContent)
    .filter((text) => !/^[\dA-Z][\d.]*$/.test(text))

describe('The log', () => {
  it('has one line a space, each a way to its own position', () => {
    const line = lineOf(rallied())
    const { onLook } = shown(line)
    const lines = screen.getAllByRole('button', { name: /^Rally in / })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Rally in Galilee: +1 Guerrilla.',
      'Rally in Gaza: +1 Guerrilla.',
    ])
    for (const one of lines) fireEvent.click(one)
    expect(onLook.mock.calls).toEqual([[line.length - 2], [line.length - 1]])
  })

  it('hangs each fact on its own space and its own reason', () => {
    const line = lineOf(
      played(
        position(
          {
            haifa: { troops: 4 },
            'railway-haifa-syria': { guerrillasUnderground: 2 },
            lydda: { troops: 1, opposition: 1 },
            'haifa-district': { troops: 1 },
          },
          { phase: 'first-eligible', firstEligible: 'british', played: ['A19'] },
        ),
        ...(['operation-and-special', 'patrol', 'railway-haifa-syria'] as const),
        { piece: 'troops', from: 'haifa', to: 'railway-haifa-syria', number: 2 },
        ...(['done', 'punish', 'demolish', 'fine', { chit: 'demolish', from: 'drawn' }] as const),
        ...(['lydda', 'haifa-district', 'done'] as const),
      ),
    )
    shown(line)
    expect(said().slice(1)).toEqual([
      'Patrol on the Haifa–Syria Railway: 2 Troops from Haifa.',
      'Punish: Demolish chit is used.',
      'Punish in Lydda: −Opposition, +1 Guerrilla.',
      'Punish in Haifa District: +1 Guerrilla.',
      'Patrol on the Haifa–Syria Railway: 2 Guerrillas Active.',
    ])
  })

  it('tells that who Marches goes from a space, and a side of an Event by its title', () => {
    const line = lineOf(
      played(
        position(
          { syria: { guerrillasUnderground: 2, bases: 1 } },
          { phase: 'first-eligible', firstEligible: 'rebels', played: ['A9'] },
        ),
        ...[1, 1, { chit: 1, from: 'drawn' } as const],
        ...(['event', 'shaded', 'march', 'syria'] as const),
        { from: 'syria', to: 'galilee', underground: 2, active: 0 },
      ),
    )
    shown(line)
    expect(said()).toEqual([
      'Rebels: Operations chit 1: “A symbol of unity”, March',
      'Event: Unity shifts toward Centralized.',
      'March from Syria: 2 Underground Guerrillas to Galilee.',
    ])
  })

  it('tells two steps of Unity as one shift', () => {
    const line = lineOf(
      played(
        position(
          {},
          { phase: 'first-eligible', firstEligible: 'british', played: ['A20'], unity: 1 },
        ),
        ...(['event', 'shaded', 'done'] as const),
      ),
    )
    shown(line)
    expect(said()[1]).toBe('Event: Unity shifts 2 steps toward Centralized.')
  })

  it('tells an Event in one line, each fact with its place', () => {
    const line = lineOf(
      played(
        position(
          {
            galilee: { police: 1, curfew: 1, opposition: 1 },
            lydda: { police: 1, curfew: 1, opposition: 1 },
          },
          { phase: 'first-eligible', firstEligible: 'british', played: ['A14'] },
        ),
        ...(['event', 'unshaded'] as const),
      ),
    )
    shown(line)
    expect(said()[1]).toBe('Event: −Opposition in Galilee, −Opposition in Lydda.')
  })

  it('tells what the Munich Conference does', () => {
    const line = lineOf(
      played(
        position({}, { phase: 'reset', played: ['A34'], outOfPlay: { troops: 2 } }),
        ...(['haifa', 'jerusalem'] as const),
      ),
    )
    shown(line)
    expect(screen.getByRole('heading', { name: 'Propaganda: Munich Conference A34' })).toBeTruthy()
    expect(said().at(-1)).toBe(
      'Munich Conference: +1 Troop in Haifa from Out of Play, +1 Troop in Jerusalem from Out of Play.',
    )
  })

  it('leads from the number of a rule to what it says', () => {
    shown(lineOf(rallied()))
    fireEvent.click(screen.getAllByRole('button', { name: '3.3.1' })[0]!)
    expect(reader.getState().trail).toMatchObject([{ at: 'term', term: 'rally' }])
    reader.getState().close()
  })

  it('is one tab stop; arrows go from line to line', () => {
    shown(lineOf(rallied()))
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
    const { onSize } = shown(lineOf(rallied()))
    fireEvent.click(screen.getByRole('button', { name: 'the one entry' }))
    expect(onSize).toHaveBeenCalled()
  })
})

describe('The announcement', () => {
  it('says what was chosen, what changed and what is asked', () => {
    const now = present(rallied())!
    expect(announcement(now.steps, now, viewOf(now.game), SCREEN)).toEqual({
      said: 'Rebels choose: Gaza. 1 Guerrilla is placed in Gaza.',
      asked: 'Rebels: Choose a Special Activity, or go on.',
    })
  })
})
