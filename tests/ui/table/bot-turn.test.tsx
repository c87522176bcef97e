// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { question, type Faction } from '../../../src/games/index'
import { atOf, botToAct, present, type TableSetup } from '../../../src/store/index'
import { exploring } from '../../../src/store/table/exploring'
import { loadTheRest } from '../../../src/ui/kit/later'
import { GiveBack } from '../../../src/ui/table/give-back'
import { TableScreen } from '../../../src/ui/table/table'
import { TAKE_BACK } from '../../../src/ui/words/en/take-back'
import { levelName } from '../../../src/ui/words/en/seats'
import { WATCH } from '../../../src/ui/words/en/watch'
import { DECISION, TABLE } from '../../../src/ui/words/en/words'
import { playRandom } from '../../play-random'
import { SETUP } from '../../store/playing'
import { AGAINST_BOT, BOTS } from '../../who-sits'
import { render, table } from '../at-table'

const seated = (part: Partial<TableSetup>) => {
  table.getState().newGame({ ...SETUP, ...part })
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
}
const isBots = () => botToAct(table.getState()) !== null
const at = () => atOf(table.getState())
const asked = () => question(present(table.getState())!.game)!
const heard = () => document.querySelector('[aria-live=polite]')?.textContent
const prompt = () => document.querySelector('[data-part=prompt]')
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const key = (one: string) =>
  act(() => {
    fireEvent.keyDown(document.body, { key: one })
  })

/** Plays on at random, the bots’ answers too, until it is so. */
const playUntil = (is: () => boolean) => {
  for (let i = 0; i < 500 && !is(); i++)
    act(() => {
      table.getState().goOn()
      if (!is()) playRandom(table)
    })
  expect(is()).toBe(true)
}

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  await loadTheRest()
})
afterEach(cleanup)

test('whoever watches a game by hand rolls and draws in it, by button or key, and undoes it', () => {
  seated({ seats: BOTS, chance: 'hand' })
  expect(screen.getByRole('heading', { name: TABLE.watched })).toBeTruthy()
  expect(asked()).toMatchObject({ by: 'chance', ask: 'reveal.card' })
  expect(prompt()?.textContent).toBeTruthy()
  expect(document.activeElement === prompt() || heard()).toBeTruthy()
  act(() => document.querySelector<HTMLElement>('[data-part=answers] button')?.click())
  expect(at()).toBe(1)
  playUntil(isBots)
  expect(screen.getByRole('button', { name: WATCH.pause })).toBeTruthy()

  playUntil(() => asked().ask === 'roll.die')
  // No turn is begun again, and none is told that nobody here has played.
  expect(screen.queryByRole('button', { name: DECISION.restart })).toBeNull()
  expect(screen.getByText(TABLE.chanceAsks).nextElementSibling?.textContent).not.toContain(',')
  const rolls = at()
  key('3')
  expect([at(), isBots()]).toEqual([rolls + 1, true])
  // By the same key as everywhere, and with the same question.
  key('u')
  if (at() !== rolls) press(TAKE_BACK.take)
  expect([at(), asked().ask]).toEqual([rolls, 'roll.die'])
})

test('a branch of a watched game has no turn to start again, and that of a player has', () => {
  for (const [seats, shown] of [
    [BOTS, 0],
    [AGAINST_BOT, 1],
  ] as const) {
    seated({ seats })
    playUntil(() => at() > 20 && !present(table.getState())!.turnBegins)
    act(() => exploring(table.getState()).explore(at()))
    act(() => playRandom(table))
    expect(screen.queryAllByRole('button', { name: DECISION.restart })).toHaveLength(shown)
    cleanup()
  }
})

test('a player rolls for a bot in its turn, where chance is answered by hand', () => {
  seated({ seats: AGAINST_BOT, chance: 'hand' })
  playUntil(() => asked().ask === 'roll.die' && present(table.getState())!.seat === 'rebels')
  const rolls = at()
  key('3')
  expect(at()).toBe(rolls + 1)
})

test('undo in a bot’s turn asks first, as in one’s own, and the bot waits as long', () => {
  seated({ seats: AGAINST_BOT })
  playUntil(() => isBots() && at() > 6)
  act(() => playRandom(table))
  expect(isBots()).toBe(true)
  const before = at()
  key('u')
  expect(at()).toBe(before)
  expect(screen.getByText(TAKE_BACK.ask.bot, { exact: false })).toBeTruthy()
  expect(prompt()?.textContent).toBe(WATCH.halted('Newcomer'))
  press(TAKE_BACK.leave)
  expect([at(), prompt()?.textContent]).toEqual([before, WATCH.thinking('Newcomer')])
  press(DECISION.undo)
  key('u')
  expect(at()).toBeLessThan(before)
  expect(isBots()).toBe(false)
})

test('each seat that somebody has taken can be given back', () => {
  const standIn = true as const
  const seats = {
    british: { ...BOTS.british, standIn },
    rebels: { ...BOTS.rebels, level: 'officer', standIn },
  }
  table.getState().newGame({ ...SETUP, seats })
  render(<GiveBack hide={() => undefined} />)
  const nameOf = (side: Faction, level: string) => levelName('arab-revolt', side, level)
  const british = WATCH.giveBack('British', nameOf('british', 'newcomer'))
  const rebels = WATCH.giveBack('Rebels', nameOf('rebels', 'officer'))
  press(rebels)
  expect(screen.queryByRole('button', { name: rebels })).toBeNull()
  press(british)
  expect(table.getState().setup!.seats).toEqual({
    ...BOTS,
    rebels: { ...BOTS.rebels, level: 'officer' },
  })
})
