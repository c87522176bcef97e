// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { board, forecast } from '../../../src/games/arab-revolt/rules/index'
import { viewOf } from '../../../src/ui/hands/view'
import { Sheet } from '../../../src/ui/map/sheet'
import { isBound } from '../../../src/ui/hands/keys'
import { BoardPart } from '../../../src/ui/table/board'
import { MAP } from '../../../src/ui/words/en/map'
import { rebels } from '../../kit'

const GAME = rebels('rally', { galilee: { guerrillasUnderground: 2, troops: 3, police: 1 } })

const part = (
  <BoardPart
    board={board(GAME)}
    game={GAME}
    view={viewOf(GAME)}
    tried={null}
    planned={null}
    chosen={[]}
    changed={new Set()}
    onSpace={() => undefined}
    onHover={() => undefined}
  />
)

const look = () => document.querySelector('[data-look]')?.getAttribute('data-look')
const narrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: matches && query.includes('width'),
      }) as MediaQueryList,
  )

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['view']
})

describe('The sheet', () => {
  test('is drawn large once the root says so', async () => {
    narrow(false)
    render(part)
    expect(look()).toBe('whole')
    await act(async () => {
      document.documentElement.dataset['view'] = 'projector'
      await new Promise((done) => setTimeout(done))
    })
    expect(look()).toBe('projector')
    expect(document.querySelector('[data-part=towns]')).toBeNull()
    expect(document.querySelector('[data-space^=railway] use[data-part=name]')).toBeNull()
  })

  test('shows the country on a phone, and all of it on request', () => {
    narrow(true)
    render(part)
    expect(look()).toBe('country')
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(look()).toBe('whole')
    fireEvent.click(screen.getByRole('button', { name: MAP.back }))
    expect(look()).toBe('country')
  })

  test('bears letters on cubes, for the setting that shows them', () => {
    render(<Sheet board={board(GAME)} forecast={forecast(board(GAME))} />)
    const letters = document.querySelectorAll('[data-space="galilee"] use[href^="#print-"]')
    const printed = [...letters].map(
      (one) => document.querySelector(one.getAttribute('href') ?? '')?.textContent ?? '',
    )
    expect(printed.filter((text) => /[A-Z]/.test(text))).toEqual(['3T', 'P'])
  })
})

describe('Letters on the map', () => {
  const focused = () => document.activeElement?.getAttribute('data-space')
  const type = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document, { key, shiftKey })
  const begin = () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    render(<Sheet board={board(GAME)} forecast={null} isBound={isBound} />)
    act(() => document.querySelector<SVGElement>('[data-space="samaria"]')?.focus())
    return heard
  }

  test('lead to the space of this name, and are heard by nobody else', () => {
    const heard = begin()
    type('g')
    expect(focused()).toBe('gaza')
    type('g')
    expect(focused()).toBe('galilee')
    expect(heard).not.toHaveBeenCalled()
  })

  test('do not where they are keys of the table: E ends the turn here too', () => {
    const heard = begin()
    type('e')
    expect(focused()).toBe('samaria')
    expect(heard).toHaveBeenCalledOnce()
    type('E', true)
    expect(focused()).toBe('railway-egypt-tel-aviv')
  })

  test('within a word they are letters', () => {
    begin()
    for (const letter of 'je') type(letter)
    expect(focused()).toBe('jerusalem-district')
  })
})
