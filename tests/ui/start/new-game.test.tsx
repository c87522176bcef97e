// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableSetup } from '../../../src/store/index'
import { NewGame } from '../../../src/ui/start/new-game'
import { LEVEL_IDS } from '../../../src/bots/levels'
import { EXAMPLE_TEXT } from '../../../src/games/arab-revolt/words/en/offer'
import { IN_TEXT, WHO } from '../../../src/games/arab-revolt/words/en/who'
import { LEVEL_NOTES } from '../../../src/ui/words/en/levels'
import { NEW_GAME, START } from '../../../src/ui/words/en/start'
import { TABLE } from '../../../src/ui/words/en/words'
import { BOTS, STANDING_IN, playedBy } from '../../who-sits'
import { render } from '../at-table'

// To ask of every element of the map whether it can be reached takes seconds.
// On a busy machine what is loaded later takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const onBegin = vi.fn<(setup: TableSetup) => void>()
const onBack = vi.fn()

const name = (faction: 'british' | 'rebels') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: NEW_GAME.nameOf(WHO[faction]) })
const seed = () => screen.getByRole<HTMLInputElement>('textbox', { name: TABLE.seed })
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
  render(<NewGame game="arab-revolt" before={null} onBegin={onBegin} onBack={onBack} />)
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

const sitter = (faction: 'british' | 'rebels') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: NEW_GAME.sitterOf(IN_TEXT[faction]) })
const seat = (faction: 'british' | 'rebels', level: string) =>
  fireEvent.change(sitter(faction), { target: { value: level } })

test('a bot of six levels may sit on either side, and what it is like is told', async () => {
  expect(LEVEL_IDS).toHaveLength(6)
  for (const level of LEVEL_IDS) {
    seat('rebels', level)
    const note = document.getElementById(sitter('rebels').getAttribute('aria-describedby')!)
    expect(note?.textContent).toBe(LEVEL_NOTES[level])
  }
  expect(sitter('rebels').textContent).toContain('Fighter')
  expect(sitter('british').textContent).toContain('Officer')
  seat('rebels', 'planner')
  write(seed(), '12')
  expect((await begun()).seats).toEqual({
    british: { kind: 'player', name: 'British' },
    rebels: { kind: 'bot', level: 'planner', seed: 12 },
  })
})

test('bots change seats as players do, and against one no card is offered between turns', async () => {
  const handovers = () => document.querySelector('input[name=handovers]')
  write(name('british'), 'Anna')
  expect(handovers()?.closest('label')?.hidden).toBe(false)
  seat('rebels', 'steward')
  expect(handovers()?.closest('label')?.hidden).toBe(true)
  press(NEW_GAME.swap)
  expect((await begun()).seats).toMatchObject({
    british: { kind: 'bot', level: 'steward' },
    rebels: { kind: 'player', name: 'Anna' },
  })
})

test('whoever sat there in the game before is offered again', () => {
  cleanup()
  const seats = {
    british: { kind: 'bot', level: 'officer', seed: 1 },
    rebels: { kind: 'player', name: 'Yusuf' },
  } as const
  const before = { game: 'arab-revolt', seats, seed: 1, chance: 'seed', handovers: false } as const
  render(<NewGame game="arab-revolt" before={before} onBegin={onBegin} onBack={onBack} />)
  expect([sitter('british').value, sitter('rebels').value, name('rebels').value]).toEqual([
    ...['officer', '', 'Yusuf'],
  ])
})

test.each([
  ['that was watched', BOTS],
  ['in which somebody stood in for a bot', { ...BOTS, rebels: STANDING_IN['rebels']! }],
])('players are offered after a game %s', (_, seats) => {
  cleanup()
  const before = { game: 'arab-revolt', seats, seed: 1, chance: 'seed', handovers: false } as const
  render(<NewGame game="arab-revolt" before={before} onBegin={onBegin} onBack={onBack} />)
  expect([sitter('british').value, sitter('rebels').value]).toEqual(['', ''])
})

test('the lab that was open beside another game is not open beside this one', async () => {
  sessionStorage.setItem('lab.open', 'true')
  await begun()
  expect(sessionStorage.getItem('lab.open')).toBe('false')
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
  expect(screen.queryByRole('textbox', { name: TABLE.seed, hidden: false })).toBeNull()
  expect((await begun()).chance).toBe('hand')
})

test('the cards between two turns can be left out', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: NEW_GAME.handovers }))
  expect((await begun()).handovers).toBe(false)
})

test('the example can be the starting position: its deck, or the position at its end', async () => {
  fireEvent.click(screen.getByRole('radio', { name: EXAMPLE_TEXT.deck }))
  expect((await begun()).rules?.deck).toHaveLength(7)
  vi.clearAllMocks()
  fireEvent.click(screen.getByRole('radio', { name: EXAMPLE_TEXT.end }))
  expect((await begun()).rules?.position?.politicalWill).toBe(10)
})

test('the way back begins nothing', () => {
  press(START.back)
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(onBegin).not.toHaveBeenCalled()
})
