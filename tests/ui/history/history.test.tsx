// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { count } from '../../../src/games/arab-revolt/rules/index'
import { board, odds, question } from '../../../src/games/index'
import { atOf, lineOf, MAIN, branchOf, isExploring, present } from '../../../src/store/index'
import { exploring } from '../../../src/store/table/exploring'
import { loadTheRest } from '../../../src/ui/kit/later'
import { TableScreen } from '../../../src/ui/table/table'
import { BRANCHES, EXPLORE, FROM_HERE } from '../../../src/ui/words/en/branches'
import { HISTORY } from '../../../src/ui/words/en/history'
import { ODDS } from '../../../src/ui/words/en/odds'
import { COMPARE } from '../../../src/ui/words/en/compare'
import { EDIT } from '../../../src/ui/words/en/edit'
import { STEPPER } from '../../../src/ui/words/en/stepper'
import { own } from '../../kit'
import { SETUP, playOn, seen } from '../../store/playing'
import { render, table } from '../at-table'

const state = () => table.getState()
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...more })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const begins = (name: string) => new RegExp(`^${name}`)
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: HISTORY.slider })
const prompt = () => document.querySelector('[data-part=prompt]')?.textContent

/** A game of forty moments, on the screen. */
const shown = () => {
  state().newGame({ ...SETUP, seed: 3, handovers: false })
  playOn(table, 40)
  while (state().between) state().goOn()
  render(<TableScreen onLeave={vi.fn()} onLab={() => undefined} />)
}

beforeAll(loadTheRest)
beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  shown()
})
afterEach(cleanup)

describe('stepping through a game', () => {
  it('is out of sight until someone asks for it', () => {
    expect(screen.queryByRole('slider')).toBeNull()
    key('ArrowLeft')
    expect(prompt()).not.toBe(HISTORY.looking)
    key('b')
    expect(slider().value).toBe('40')
    key('b')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('goes by keys, by buttons and by the slider, and changes nothing', () => {
    const before = seen(table)
    const question = prompt()
    key('b')
    key('ArrowLeft')
    expect(slider().value).toBe('39')
    expect(prompt()).toBe(HISTORY.looking)
    press(HISTORY.step('card', 'back'))
    expect(Number(slider().value)).toBeLessThan(39)
    fireEvent.change(slider(), { target: { value: '5' } })
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^Card \d+, .*, 5 of 40$/)
    key(',')
    key('ArrowLeft', { shiftKey: true })
    key('ArrowRight')
    expect(seen(table)).toEqual(before)
    key('e')
    expect(slider().value).toBe('40')
    expect(prompt()).toBe(question)
  })

  it('goes on while a key is held, which other keys do not', () => {
    key('b')
    for (let i = 0; i < 5; i++) key('ArrowLeft', { repeat: true })
    expect(slider().value).toBe('35')
    key('b', { repeat: true })
    expect(slider()).toBeTruthy()
  })

  it('goes back to play there only after a question', () => {
    key('b')
    fireEvent.change(slider(), { target: { value: '20' } })
    press(begins(FROM_HERE.playHere))
    expect(atOf(state())).toBe(40)
    press(FROM_HERE.leave)
    press(begins(FROM_HERE.playHere))
    press(FROM_HERE.take)
    expect({ ...state(), at: atOf(state()) }).toMatchObject({ at: 20, branch: MAIN })
    expect(state().branches).toHaveLength(1)
  })
})

describe('exploring', () => {
  const explore = (from: number) => {
    key('b')
    fireEvent.change(slider(), { target: { value: from.toString() } })
    press(begins(FROM_HERE.explore))
  }

  it('leaves the game untouched, and the way back leads to the very same question', () => {
    const before = seen(table)
    const main = branchOf(state(), MAIN)!.line
    const question = prompt()
    explore(20)
    expect(isExploring(state())).toBe(true)
    const number = board(main[40]!.game).played.length
    expect(screen.getByText(EXPLORE.banner(number))).toBeTruthy()
    act(() => playOn(table, 6))
    expect(branchOf(state(), MAIN)!.line).toBe(main)
    press(EXPLORE.back)
    expect(seen(table)).toEqual(before)
    expect(prompt()).toBe(question)
    expect(screen.queryByText(EXPLORE.banner(number))).toBeNull()
  })

  it('lets chance be set by hand, and another future be dealt', () => {
    explore(20)
    press(HISTORY.page)
    fireEvent.click(screen.getByLabelText(EXPLORE.hand))
    expect(branchOf(state(), state().branch)!.chance).toBe('hand')
    const seed = screen.getByLabelText(EXPLORE.newSeed)
    fireEvent.change(seed, { target: { value: 'no seed' } })
    press(EXPLORE.deal)
    expect(branchOf(state(), state().branch)!.chance).toBe('hand')
    fireEvent.change(seed, { target: { value: '77' } })
    press(EXPLORE.deal)
    expect(branchOf(state(), state().branch)).toMatchObject({ chance: 'seed', seed: 77 })
    expect(screen.getByLabelText(EXPLORE.seed(77))).toHaveProperty('checked', true)
  })

  it('asks for each roll and draw that is set by hand, and says how likely each is', () => {
    explore(20)
    act(() => {
      exploring(state()).setNextChance('hand')
      const asksChance = () => question(present(state())!.game)?.by === 'chance'
      for (let i = 0; i < 60 && !(asksChance() && !present(state())!.turnOver); i++)
        playOn(table, 1)
    })
    const all = odds(present(state())!.game)
    const total = all.reduce((sum, { weight }) => sum + weight, 0)
    const told = all.map(({ weight }) => ODDS(weight, total))
    const shown = [...document.querySelectorAll('[data-part=answers] button span')]
      .map((one) => one.textContent)
      .filter((text) => told.includes(text))
    expect(shown.sort()).toEqual(told.sort())
    fireEvent.click(document.querySelector('[data-part=answers] button[data-digit="1"]')!)
    expect(isExploring(state())).toBe(true)
  })

  it('names, promotes and removes branches', () => {
    explore(20)
    act(() => playOn(table, 6))
    const [main, other] = [MAIN, 1].map((id) => branchOf(state(), id)!.line)
    press(HISTORY.page)
    fireEvent.change(screen.getByLabelText(BRANCHES.name), { target: { value: 'Hold Haifa' } })
    expect(screen.getByRole('button', { name: 'Hold Haifa' })).toBeTruthy()
    press(BRANCHES.promote('The game'))
    expect(branchOf(state(), MAIN)!.line).toBe(other)
    press(BRANCHES.promote('Hold Haifa'))
    expect(branchOf(state(), MAIN)!.line).toBe(main)
    press(BRANCHES.prune)
    press(BRANCHES.leave)
    expect(state().branches).toHaveLength(2)
    press(BRANCHES.prune)
    press(BRANCHES.take)
    expect(state().branches).toHaveLength(1)
    expect({ ...state(), at: atOf(state()) }).toMatchObject({ branch: MAIN, at: 40 })
  })

  it('compares the end of another branch with what is on the table', () => {
    explore(20)
    act(() => playOn(table, 6))
    press(HISTORY.page)
    press(BRANCHES.compare)
    const dialog = screen.getByRole('dialog', { name: COMPARE.title })
    expect(within(dialog).getByText(begins('The game, at its end'))).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: COMPARE.close }))
    expect(screen.queryByRole('dialog', { name: COMPARE.title })).toBeNull()
  })

  it('begins a game of its own from a position that was changed', () => {
    explore(20)
    act(() => playOn(table, 2))
    const { id } = state().identity!
    press(HISTORY.page)
    press(begins(EXPLORE.edit))
    fireEvent.click(document.querySelector('[data-space="gaza"]')!)
    expect(screen.getByLabelText<HTMLSelectElement>(EDIT.space).value).toBe('gaza')
    const police = count(own(board(present(state())!.game)), 'police', 'gaza')
    const before = document.querySelector('[data-space="gaza"]')!.getAttribute('aria-label')
    press(police > 0 ? STEPPER.fewer('Police') : STEPPER.more('Police'))
    expect(document.querySelector('[data-space="gaza"]')!.getAttribute('aria-label')).not.toBe(
      before,
    )
    // What breaks a rule is drawn as it is written, too.
    const here = () => document.querySelector('[data-space="gaza"]')!.getAttribute('aria-label')
    for (let i = 0; i < 3; i++) press(STEPPER.more('Bases'))
    expect(here()).toMatch(/[3-5] Bases/)
    for (let i = 0; i < 3; i++) press(STEPPER.fewer('Bases'))
    press(begins(EDIT.play))
    expect(state().identity!.id).not.toBe(id)
    expect(state().setup!.seats).toEqual(SETUP.seats)
    expect(state().branches).toHaveLength(1)
    const now = count(own(board(lineOf(state())[0]!.game)), 'police', 'gaza')
    expect(now).toBe(police > 0 ? police - 1 : 1)
    expect(screen.queryByText(EDIT.title)).toBeNull()
  })
})

describe('a note', () => {
  it('is kept with its position, and told in the log and on the slider', () => {
    key('b')
    fireEvent.change(slider(), { target: { value: '38' } })
    fireEvent.change(screen.getByLabelText(FROM_HERE.note), { target: { value: 'Too bold' } })
    expect(screen.getByText('Too bold', { selector: 'li' })).toBeTruthy()
    const marks = [...document.querySelectorAll<HTMLOptionElement>('#noted option')]
    expect(marks.map(({ value }) => value)).toContain('38')
    key('ArrowLeft')
    key('ArrowLeft')
    expect(screen.getByLabelText<HTMLTextAreaElement>(FROM_HERE.note).value).toBe('')
    fireEvent.change(slider(), { target: { value: '38' } })
    expect(screen.getByLabelText<HTMLTextAreaElement>(FROM_HERE.note).value).toBe('Too bold')
  })
})

describe('a finished game', () => {
  it('has its history open by itself', () => {
    act(() => {
      playOn(table, 1500)
      state().goOn()
    })
    expect(slider().value).toBe((lineOf(state()).length - 1).toString())
  })
})
