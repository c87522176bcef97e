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
import { PLAIN } from '../../../src/ui/words/en/plain'
import { TIC_TAC_TOE } from '../../third-game/rules'
import { library, render, table } from '../at-table'

/** A game of which the house knows nothing. */
const SETUP: TableSetup = {
  game: 'tic-tac-toe',
  seats: { cross: { kind: 'player', name: 'Anna' }, nought: { kind: 'player', name: 'Yusuf' } },
  ...{ seed: 3, chance: 'seed', handovers: true },
}

beforeAll(async () => {
  admit(TIC_TAC_TOE)
  await loadTheRest()
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
