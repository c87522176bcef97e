// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { STARTING_POSITION, boardOf } from '../../../src/games/arab-revolt/rules/index'
import { CardBrowser } from '../../../src/ui/cards/card-browser'

const game = {
  board: boardOf({
    ...STARTING_POSITION,
    phase: 'first-eligible',
    played: ['A18', 'A20'],
    capabilities: [{ card: 'A18', side: 'unshaded' }],
  }),
  table: { branches: [], branch: 0, setup: null },
} as const

const list = () => within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('button')
const title = () => screen.getByRole('heading', { level: 2 }).textContent

afterEach(cleanup)

describe('The card browser', () => {
  it('begins with the card in play, and the focus is on it in the list', () => {
    render(<CardBrowser asked={null} game={game} />)
    expect(list()).toHaveLength(35)
    expect(title()).toBe('Arab Higher Committee A20')
    expect(document.activeElement?.textContent).toMatch(/^A20/)
  })

  it('shows a card whole: both sides by name, and the background', () => {
    render(<CardBrowser asked="A18" game={game} />)
    const sheet = within(screen.getByRole('article'))
    for (const name of ['unshaded', 'shaded'])
      expect(sheet.getByRole('button', { name })).toBeTruthy()
    expect(sheet.getByRole('heading', { name: 'Background' })).toBeTruthy()
    expect(sheet.getByText(/in effect, unshaded side/)).toBeTruthy()
  })

  it('says what the Munich Conference does, and that it is a Propaganda card', () => {
    render(<CardBrowser asked="A34" game={game} />)
    expect(title()).toBe('Propaganda: Munich Conference A34')
    const sheet = within(screen.getByRole('article'))
    expect(screen.getByRole('article').textContent).toMatch(
      /place all Troops that are Out of Play in any Cities\./,
    )
    expect(sheet.queryByText(/has no Event/)).toBeNull()
  })

  it('filters, and says how many there are', () => {
    render(<CardBrowser asked={null} game={game} />)
    fireEvent.click(screen.getByRole('button', { name: 'In effect 1' }))
    expect(list().map(({ textContent }) => textContent.slice(0, 3))).toEqual(['A18'])
    expect(screen.getByRole('status').textContent).toBe('1 of 35')
    fireEvent.click(screen.getByRole('button', { name: 'Not yet seen 33' }))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'capability' } })
    expect(list()).toHaveLength(6)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } })
    expect(screen.getByText('No card is like that.')).toBeTruthy()
  })

  it('goes through the list by the arrows, and opens what is pressed', () => {
    render(<CardBrowser asked="A20" game={game} />)
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    fireEvent.click(document.activeElement!)
    expect(title()).toBe('“Criminals and Thugs” A21')
  })

  it('asks for nothing but kinds and words where no game is on', () => {
    render(<CardBrowser asked={null} game={null} />)
    expect(screen.queryByRole('button', { name: /^Played/ })).toBeNull()
    expect(title()).toBe('Mass Detention A1')
  })
})
