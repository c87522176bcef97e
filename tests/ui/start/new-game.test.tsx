// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableSetup } from '../../../src/store/index'
import { NewGame } from '../../../src/ui/start/new-game'
import { NEW_GAME, START } from '../../../src/ui/words/en/start'
import { playedBy } from '../../who-sits'

// To ask of every element of the map whether it can be reached takes seconds.
// On a busy machine what is loaded later takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const onBegin = vi.fn<(setup: TableSetup) => void>()
const onBack = vi.fn()

const name = (faction: 'british' | 'rebels') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: NEW_GAME.nameOf(faction) })
const seed = () => screen.getByRole<HTMLInputElement>('textbox', { name: START.seed })
const write = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const press = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }))

const begun = async (): Promise<TableSetup> => {
  press(NEW_GAME.begin)
  await waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1))
  return onBegin.mock.calls[0]![0]
}

beforeEach(() => {
  vi.clearAllMocks()
  render(<NewGame before={null} start="printed" onBegin={onBegin} onBack={onBack} />)
})
afterEach(cleanup)

test('whoever writes nothing plays the printed set-up under the names of the sides', async () => {
  const shown = Number(seed().value)
  expect(await begun()).toEqual({
    game: 'arab-revolt',
    seats: playedBy('British', 'Rebels'),
    seed: shown,
    chance: 'seed',
    handovers: true,
    rules: {},
  })
})

test('changing seats keeps both names', async () => {
  write(name('british'), 'Anna')
  write(name('rebels'), 'Yusuf')
  press(NEW_GAME.swap)
  expect((await begun()).seats).toEqual(playedBy('Yusuf', 'Anna'))
})

test('a bad seed is told beside the field, and nothing that was written is lost', async () => {
  write(name('british'), 'Anna')
  write(seed(), 'twelve')
  press(NEW_GAME.begin)
  expect(onBegin).not.toHaveBeenCalled()
  expect(seed().getAttribute('aria-invalid')).toBe('true')
  const told = document.getElementById(seed().getAttribute('aria-describedby')!)
  expect(told?.textContent).toBe(NEW_GAME.badSeed('4,294,967,295'))
  expect(document.activeElement).toBe(seed())
  expect([name('british').value, seed().value]).toEqual(['Anna', 'twelve'])
  write(seed(), '12')
  expect((await begun()).seed).toBe(12)
})

test('dice and draws by hand need no seed', async () => {
  write(seed(), 'twelve')
  fireEvent.click(screen.getByRole('radio', { name: NEW_GAME.byHand }))
  expect(screen.queryByRole('textbox', { name: START.seed, hidden: false })).toBeNull()
  expect((await begun()).chance).toBe('hand')
})

test('the cards between two turns can be left out', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: NEW_GAME.handovers }))
  expect((await begun()).handovers).toBe(false)
})

test('the example can be the starting position: its deck, or the position at its end', async () => {
  fireEvent.click(screen.getByRole('radio', { name: NEW_GAME['example-deck'] }))
  expect((await begun()).rules?.deck).toHaveLength(7)
  vi.clearAllMocks()
  fireEvent.click(screen.getByRole('radio', { name: NEW_GAME['example-end'] }))
  expect((await begun()).rules?.position?.politicalWill).toBe(10)
})

test('the way back begins nothing', () => {
  press(START.back)
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(onBegin).not.toHaveBeenCalled()
})
