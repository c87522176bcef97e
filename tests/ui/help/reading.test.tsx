// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useStore } from 'zustand'
import { Prompt } from '../../../src/ui/kit/prompt'
import { Linked } from '../../../src/ui/reader/linked'
import { openCard, openTerm, reader } from '../../../src/ui/reader/reader'
import { Reading } from '../../../src/ui/help/reading'
import { Term } from '../../../src/ui/reader/term'
import { LAB_HELP } from '../../../src/ui/words/en/lab-help'
import { TOOLS } from '../../../src/ui/reader/tools'
import { useKeys } from '../../../src/ui/hands/keys'

// On a busy machine what is loaded later takes its time.
configure({ asyncUtilTimeout: 20_000 })

function Page() {
  useKeys()
  const nothingRead = useStore(reader, ({ trail }) => trail.length === 0)
  return (
    <>
      <Prompt>Choose</Prompt>
      <Term of="rally">to Rally</Term>
      {nothingRead && <Term of="pass">to Pass</Term>}
      <Linked text="See rule 3.3.2, R19 and A28." />
      {TOOLS.map(([id, open]) => (
        <button key={id} data-key={id} onClick={open} />
      ))}
      <Reading game={null} />
    </>
  )
}

const word = () => screen.getByRole('button', { name: 'to Rally' })
const panel = () => screen.getByRole('dialog', { name: 'Rules in brief' })
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name })
const focused = () => document.activeElement?.textContent

/** What is read is loaded when it is first wanted; from then on it is there at once. */
beforeAll(async () => {
  await import('../../../src/ui/help/panel')
  await import('../../../src/ui/cards/card-browser')
  render(<Reading game={null} />)
  act(() => openCard(null))
  await screen.findByRole('dialog', { name: 'The cards' })
  act(() => openTerm('rally'))
  await screen.findByRole('dialog', { name: 'Rules in brief' })
  cleanup()
})
beforeEach(() => {
  render(<Page />)
})
afterEach(cleanup)

describe('A word that the rules explain', () => {
  it('opens its entry, and the focus goes there', () => {
    press('to Rally')
    expect(within(panel()).getByText(/places Guerrillas, and Opposition/)).toBeTruthy()
    expect(focused()).toMatch(/^Rally/)
  })

  it('has the focus again when Esc closes the entry', () => {
    press('to Rally')
    key('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(word())
  })

  it('leads to the question if it is gone by then', () => {
    press('to Pass')
    expect(screen.queryByRole('button', { name: 'to Pass' })).toBeNull()
    key('Escape')
    expect(focused()).toBe('Choose')
  })
})

describe('The panel', () => {
  it('goes on to other entries, and back', () => {
    press('to Rally')
    fireEvent.click(within(panel()).getByRole('button', { name: 'Curfew' }))
    expect(focused()).toMatch(/^Curfew/)
    fireEvent.click(within(panel()).getByRole('button', { name: 'Back' }))
    expect(focused()).toMatch(/^Rally/)
    expect(within(panel()).queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('finds entries, those by title first, and rulings', () => {
    press('to Rally')
    const search = within(panel()).getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'CURFEW march' } })
    const found = within(panel()).getAllByRole('listitem')
    expect(found.map((one) => one.textContent.split(' ')[0])).toEqual(
      expect.arrayContaining(['Curfew', 'March', 'R19']),
    )
    fireEvent.change(search, { target: { value: 'raid' } })
    expect(within(panel()).getAllByRole('listitem')[0]?.textContent).toMatch(/^Raid /)
    fireEvent.change(search, { target: { value: 'zeppelin' } })
    expect(within(panel()).getByRole('status').textContent).toBe('Nothing found.')
  })

  it('has every chapter in its contents', () => {
    press('to Rally')
    fireEvent.click(within(panel()).getByRole('button', { name: 'Contents' }))
    for (const name of ['Victory', 'Prison', 'Divide', 'Unity Track', 'Reset Phase'])
      expect(within(panel()).getByRole('button', { name })).toBeTruthy()
  })

  it('tells what the numbers of the lab mean, from its contents and by its words', () => {
    key('h')
    fireEvent.click(within(panel()).getByRole('button', { name: LAB_HELP.about }))
    const page = screen.getByRole('dialog', { name: LAB_HELP.title })
    expect(within(page).getAllByRole('listitem')).toHaveLength(12)
    expect(focused()).toBe(LAB_HELP.title)
    fireEvent.change(within(page).getByRole('searchbox'), { target: { value: 'intervals dash' } })
    fireEvent.click(within(page).getByRole('button', { name: LAB_HELP.title }))
    expect(within(page).getByText(LAB_HELP.brief)).toBeTruthy()
  })

  it('is gone when the page that it stands on is left', () => {
    press('to Rally')
    cleanup()
    expect(reader.getState().trail).toEqual([])
  })
})

describe('A number in a text', () => {
  it('opens the entry of a rule', () => {
    press('3.3.2')
    expect(focused()).toMatch(/^March/)
  })

  it('opens a ruling, and the focus is on it', () => {
    press('R19')
    expect(focused()).toMatch(/^R19\./)
  })

  it('opens a card, from which a term leads on, and back to it', () => {
    press('A28')
    const cards = () => screen.getByRole('dialog', { name: 'The cards' })
    expect(within(cards()).getByRole('heading', { level: 2 }).textContent).toBe('Tegart Forts A28')
    fireEvent.click(within(cards()).getByRole('button', { name: 'Foreign Country' }))
    expect(focused()).toMatch(/^Foreign Country/)
    fireEvent.click(within(panel()).getByRole('button', { name: 'Back' }))
    expect(within(cards()).getByRole('heading', { level: 2 }).textContent).toBe('Tegart Forts A28')
  })
})

describe('The keys', () => {
  it.each([
    ['h', 'Rules in brief'],
    ['c', 'The cards'],
    ['d', 'Display'],
    ['?', 'Keys'],
  ])('%s opens %s', (name, title) => {
    key(name)
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  })

  it('go on to work beside the panel, but not while something is written in it', () => {
    key('h')
    key('d', screen.getByRole('searchbox'))
    expect(screen.getByRole('dialog', { name: 'Rules in brief' })).toBeTruthy()
    key('d')
    expect(screen.getByRole('dialog', { name: 'Display' })).toBeTruthy()
  })

  it('do nothing behind the cards', () => {
    key('c')
    key('h')
    expect(screen.queryByRole('dialog', { name: 'Rules in brief' })).toBeNull()
  })

  it('say what they are', () => {
    key('?')
    expect(screen.getByText('the cards')).toBeTruthy()
  })
})
