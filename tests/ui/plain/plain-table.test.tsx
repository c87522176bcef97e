// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { admit, board } from '../../../src/games/index'
import { readRecord } from '../../../src/records/read'
import { openLink } from '../../../src/records/link/index'
import { present, type TableSetup } from '../../../src/store/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { Page } from '../../../src/ui/page'
import { loadOffer, offerCover } from '../../../src/ui/screen/cover'
import { PLAIN } from '../../../src/ui/words/en/plain'
import { GAME_LINKS, NEW_GAME, START } from '../../../src/ui/words/en/start'
import { TIC_TAC_TOE } from '../../third-game/rules'
import { library, render, table } from '../at-table'

/** A game of which the house knows nothing. */
const SETUP: TableSetup = {
  game: 'tic-tac-toe',
  seats: { cross: { kind: 'player', name: 'Anna' }, nought: { kind: 'player', name: 'Yusuf' } },
  ...{ seed: 3, chance: 'seed', handovers: true },
}

const NAME = 'Tic-tac-toe'
const WHO: Readonly<Record<string, string>> = { cross: 'Cross', nought: 'Nought' }
const nameOf = (who: string) => WHO[who] ?? who

beforeAll(async () => {
  admit(TIC_TAC_TOE)
  offerCover('tic-tac-toe', {
    name: NAME,
    sides: ['cross', 'nought'],
    who: nameOf,
    ranks: {},
    offered: () =>
      Promise.resolve({
        ...{ subtitle: '', about: '', warning: '', levels: [], learn: null, example: null },
        ...{ inText: nameOf, toPlay: nameOf, winner: () => 'cross', Emblem: () => null },
        papers: () => Promise.reject(new Error('It has none')),
      }),
  })
  await Promise.all([loadOffer('tic-tac-toe'), loadTheRest()])
})
afterEach(() => {
  cleanup()
  table.setState(table.getInitialState(), true)
})

const begin = () => {
  table.getState().newGame(SETUP)
  library.getState().sit(true)
  render(<Page resumed={Promise.resolve(false)} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const goOn = () => {
  for (const name of [PLAIN.endTurn, PLAIN.goOn])
    for (const button of screen.queryAllByRole('button', { name })) fireEvent.click(button)
}
const answers = () =>
  within(screen.getByRole('list', { name: PLAIN.answers })).getAllByRole('button')
const lies = () => board(present(table.getState())!.game)

test('a game without drawings is begun, asked and answered', () => {
  begin()
  goOn()
  expect(screen.getByRole('heading').textContent).toBe('cross: mark square')
  expect(answers()).toHaveLength(9)
  press('b2')
  goOn()
  expect(screen.getByRole('heading').textContent).toBe('nought: mark square')
  expect(screen.getByRole('list', { name: PLAIN.happened }).textContent).toContain('"marked"')
})

test('with a cover it is begun from the first screen, which offers nothing that needs drawings', async () => {
  render(<Page resumed={Promise.resolve(false)} />)
  const fresh = await screen.findByRole('button', { name: START.of(START.fresh, NAME) })
  for (const [link, name] of Object.entries(GAME_LINKS)) {
    const isThere = screen.queryByRole('button', { name: START.of(name, NAME) }) !== null
    expect([link, isThere]).toEqual([link, ['subject', 'about'].includes(link)])
  }
  fireEvent.click(fresh)
  const name = await screen.findByRole('textbox', { name: NEW_GAME.nameOf('Cross') })
  fireEvent.change(name, { target: { value: 'Anna' } })
  press(NEW_GAME.begin)
  fireEvent.click(await screen.findByRole('button', { name: PLAIN.goOn }))
  expect(screen.getByRole('heading').textContent).toBe('cross: mark square')
  expect(table.getState().setup?.seats['cross']).toEqual({ kind: 'player', name: 'Anna' })
})

test('an answer is taken back and given again', () => {
  begin()
  goOn()
  const before = lies()
  press('b2')
  const after = lies()
  expect(after).not.toEqual(before)
  press(PLAIN.undo)
  expect(lies()).toEqual(before)
  press(PLAIN.redo)
  expect(lies()).toEqual(after)
})

test('it is linked: the link opens the same game', async () => {
  begin()
  goOn()
  press('b2')
  press(PLAIN.link)
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: PLAIN.link })
  const linked = lies()
  const { text } = await openLink(new URL(link.value).hash)
  const { game } = readRecord(text!)
  table.getState().newGame(SETUP)
  expect(lies()).not.toEqual(linked)
  table.getState().open(game!)
  expect(lies()).toEqual(linked)
})

test('it is kept, and is there again after a reload', async () => {
  begin()
  goOn()
  press('b2')
  const before = lies()
  await library.getState().settled()
  await library.getState().refresh()
  const { id } = table.getState().identity!
  expect(library.getState().kept.map((one) => one.id)).toContain(id)
  cleanup()
  table.setState(table.getInitialState(), true)
  const resumed = library.getState().resume()
  render(<Page resumed={resumed} />)
  expect(await resumed).toBe(true)
  await screen.findByRole('list', { name: PLAIN.happened })
  expect(lies()).toEqual(before)
})
