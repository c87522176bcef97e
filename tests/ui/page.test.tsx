// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LEVEL_IDS } from '../../src/bots/levels'
import { loadTheRest } from '../../src/ui/kit/later'
import { Page } from '../../src/ui/page'
import { watchedGame } from '../../src/ui/start/setups'
import { NEW_GAME, START } from '../../src/ui/words/en/start'
import { TABLE } from '../../src/ui/words/en/words'
import { render, table } from './at-table'

// To ask of every element of the map whether it can be reached takes seconds.
configure({ defaultHidden: true })

beforeAll(loadTheRest)
afterEach(() => {
  cleanup()
  table.setState(table.getInitialState(), true)
})

const isAtTheTable = () => screen.queryByRole('button', { name: TABLE.menu }) !== null

/** The page of a browser whose storage is slow, and what happens when it answers. */
const openSlowly = () => {
  let answer: (isThere: boolean) => void = () => undefined
  const resumed = new Promise<boolean>((done) => (answer = done))
  render(<Page resumed={resumed} />)
  return () =>
    act(async () => {
      table.getState().newGame(watchedGame('arab-revolt', LEVEL_IDS, 1)!)
      answer(true)
      await resumed
      // The table is asked for once more, and is there at once.
      await new Promise((done) => setTimeout(done))
    })
}

test('a game that comes back late is shown when it comes', async () => {
  const answer = openSlowly()
  expect(isAtTheTable()).toBe(false)
  await answer()
  expect(isAtTheTable()).toBe(true)
})

test('whoever sets up a game meanwhile is not called away', async () => {
  const answer = openSlowly()
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${START.fresh}`) }))
  await answer()
  expect(isAtTheTable()).toBe(false)
  expect(screen.getByRole('button', { name: NEW_GAME.begin })).not.toBeNull()
})
