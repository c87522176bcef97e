// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { COVER as ARAB_REVOLT } from '../../../src/games/arab-revolt/screen/cover'
import { COVER as PALESTINE } from '../../../src/games/palestine/screen/cover'
import { Page } from '../../../src/ui/page'
import type { Kept } from '../../../src/store/index'
import { loadOffer, offerCover, offerOf } from '../../../src/ui/screen/cover'
import { offerScreen } from '../../../src/ui/screen/screens'
import { standingOf } from '../../../src/ui/words/en/library'
import { GAME_LINKS, NEW_GAME, START } from '../../../src/ui/words/en/start'
import { TABLE } from '../../../src/ui/words/en/words'
import { playedBy } from '../../who-sits'
import { render, table } from '../at-table'

// To ask of every element of the map whether it can be reached takes seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

beforeAll(async () => {
  offerCover('palestine', PALESTINE)
  offerScreen(
    'palestine',
    async () => (await import('../../../src/games/palestine/screen/index')).SCREEN,
  )
  await loadOffer('palestine')
})
beforeEach(() => {
  render(<Page resumed={Promise.resolve(false)} />)
})
afterEach(() => {
  cleanup()
  table.setState(table.getInitialState(), true)
})

const game = ({ name }: { name: string }) => within(screen.getByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('each game has its picture, its years, a way to begin and what there is to read', () => {
  for (const cover of [ARAB_REVOLT, PALESTINE]) {
    const shown = game(cover)
    expect(shown.getByRole('heading', { level: 2 }).textContent).toBe(cover.name)
    expect(screen.getByRole('region', { name: cover.name }).querySelector('svg')).not.toBeNull()
    expect(shown.getByText(/19\d\d–19\d\d/)).toBeTruthy()
    for (const what of [START.fresh, ...Object.values(GAME_LINKS)])
      expect(shown.getByRole('button', { name: START.of(what, cover.name) })).toBeTruthy()
  }
})

test('what a game has is offered, and nothing else', () => {
  for (const [id, { name }] of [
    ['arab-revolt', ARAB_REVOLT],
    ['palestine', PALESTINE],
  ] as const) {
    const isOffered = (what: string) =>
      screen.queryByRole('button', { name: START.of(what, name) }) !== null
    const { levels } = offerOf(id)!
    expect(isOffered(START.learn)).toBe(true)
    expect(isOffered(START.example)).toBe(true)
    expect(isOffered(START.watch)).toBe(levels.length > 0)
  }
})

test('a new game is of the game that was chosen, with its own sides', async () => {
  press(START.of(START.fresh, PALESTINE.name))
  fireEvent.change(
    await screen.findByRole('textbox', { name: NEW_GAME.nameOf(PALESTINE.who('irgun')) }),
    { target: { value: 'Yosef' } },
  )
  expect(screen.queryByRole('textbox', { name: NEW_GAME.nameOf('Rebels') })).toBeNull()
  press(NEW_GAME.begin)
  await screen.findByRole('button', { name: TABLE.menu })
  expect(table.getState().setup).toMatchObject({
    game: 'palestine',
    seats: { british: { name: 'British' }, irgun: { name: 'Yosef' } },
  })
  press(TABLE.menu)
  expect(game(ARAB_REVOLT).getAllByRole('button').length).toBeGreaterThan(0)
})

test('what is read is of the game where it was asked for', async () => {
  press(START.of(GAME_LINKS.cards, PALESTINE.name))
  expect(await screen.findByRole('button', { name: /King David Hotel/ })).toBeTruthy()
  cleanup()
  render(<Page resumed={Promise.resolve(false)} />)
  press(START.of(GAME_LINKS.cards, ARAB_REVOLT.name))
  expect(await screen.findByRole('button', { name: /Arab Higher Committee/ })).toBeTruthy()
})

test('the list of games says of each which it is', () => {
  const kept: Kept = {
    id: 'a',
    name: '',
    seats: playedBy('Anna', 'Yusuf'),
    changed: '2026-11-20T12:00:00.000Z',
    card: 3,
    campaign: 1,
    politicalWill: 18,
    toMove: 'chance',
    map: [],
    revision: 1,
  }
  expect(standingOf(kept)).toMatch(/^Arab Revolt · First campaign/)
  expect(standingOf({ ...kept, format: 'palestine' })).toMatch(/^Palestine · First campaign/)
})
