// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GameId } from '../../src/games/index'
import { atOf, createTable, openLibrary, present, type Seats } from '../../src/store/index'
import { agree, hasAgreed } from '../../src/ui/hands/agreement'
import { StoresContext, type Stores } from '../../src/ui/kit/stores'
import { loadScreen, offerScreen } from '../../src/ui/screen/screens'
import { GameContext } from '../../src/ui/screen/use-screen'
import { TableScreen } from '../../src/ui/table/table'
import { PLAYERS } from '../who-sits'
import { painted } from './at-table'

// To ask of every element of the map whether it can be reached takes seconds.
configure({ defaultHidden: true })

const IRGUN = {
  british: { kind: 'player', name: 'Anna' },
  irgun: { kind: 'player', name: 'Yosef' },
} as unknown as Seats

const stores = (game: GameId, seats: Seats): Stores => {
  const table = createTable()
  const library = openLibrary(table)
  table.getState().newGame({ game, seats, seed: 7, chance: 'seed', handovers: false })
  return { table, library }
}

/** The lab is fetched first; where it does not come, the whole map need not be told. */
const LONG = { timeout: 20_000, onTimeout: (error: Error) => error }

/** A table on the page, and what is seen of it. */
const stand = (game: GameId, own: Stores) => {
  const { container } = render(
    <StoresContext value={own}>
      <GameContext value={game}>
        <TableScreen onLeave={() => undefined} onLab={() => undefined} />
      </GameContext>
    </StoresContext>,
  )
  const find = (what: string) => container.querySelector<HTMLElement>(what)!
  return {
    prompt: () => find('[data-part=prompt]').textContent,
    answer: () => find('[data-part=answers] button'),
    slip: () => find('[data-part=slip]').textContent,
    toHistory: () => find('[data-key="history"]'),
    toLab: () => find('[data-key="lab"]'),
    lab: () => find('[data-part=lab]'),
    html: () => container.innerHTML,
  }
}

let revolt: ReturnType<typeof stand>
let palestine: ReturnType<typeof stand>
let [one, other] = [{}, {}] as [Stores, Stores]

beforeAll(async () => {
  offerScreen(
    'palestine',
    async () => (await import('../../src/games/palestine/screen/index')).SCREEN,
  )
  await loadScreen('palestine')
})
beforeEach(() => {
  one = stores('arab-revolt', PLAYERS)
  other = stores('palestine', IRGUN)
  revolt = stand('arab-revolt', one)
  palestine = stand('palestine', other)
})
afterEach(cleanup)

test('each asks the question of its own game', () => {
  expect(revolt.prompt()).toMatch(/\w/)
  expect(palestine.prompt()).toMatch(/\w/)
  expect(present(one.table.getState())?.game.of).toBe('arab-revolt')
  expect(present(other.table.getState())?.game.of).toBe('palestine')
})

test('what is answered at one changes nothing of the other', () => {
  const [mine, theirs] = [revolt.html(), palestine.html()]
  fireEvent.click(revolt.answer())
  expect(atOf(one.table.getState())).toBe(1)
  expect(atOf(other.table.getState())).toBe(0)
  expect(revolt.html()).not.toBe(mine)
  expect(palestine.html()).toBe(theirs)
})

test('what is tried out or opened at one is neither at the other', async () => {
  await painted()
  const theirs = palestine.html()
  fireEvent.focus(revolt.answer())
  await painted()
  expect(revolt.slip()).not.toBe('')
  fireEvent.click(revolt.toHistory())
  expect(revolt.html()).toContain('history-bar')
  expect(palestine.html()).toBe(theirs)
})

test('the lab is open at one, and closed at the other', async () => {
  const theirs = palestine.html()
  fireEvent.click(revolt.toLab())
  await waitFor(() => expect(revolt.lab()).not.toBeNull(), LONG)
  expect(palestine.html()).toBe(theirs)
  fireEvent.click(revolt.toLab())
  expect(revolt.lab()).toBeNull()
})

test('what is agreed at one is not agreed at the other, and both are kept', () => {
  expect(hasAgreed(other, 'a game', 'british')).toBe(false)
  agree(one, 'a game', 'british')
  expect(hasAgreed(one, 'a game', 'british')).toBe(true)
  expect(hasAgreed(one, 'a game', 'rebels')).toBe(false)
  expect(hasAgreed(other, 'a game', 'british')).toBe(false)
  agree(other, 'another', 'irgun')
  const later = stores('arab-revolt', PLAYERS)
  expect(hasAgreed(later, 'a game', 'british')).toBe(true)
  expect(hasAgreed(later, 'another', 'irgun')).toBe(true)
})

test('what is taken back in another tab is taken back here', () => {
  agree(one, 'a game', 'british')
  const inAnotherTab = (key: string) => {
    localStorage.setItem(key, '[]')
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  inAnotherTab('something else')
  expect(hasAgreed(one, 'a game', 'british')).toBe(true)
  inAnotherTab('lab.agreed')
  expect(hasAgreed(one, 'a game', 'british')).toBe(false)
})
