// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { board, forecast, outcome, type Faction } from '../../../src/games/index'
import {
  lineOf,
  createTable,
  present,
  type Moment,
  type TableState,
} from '../../../src/store/index'
import { actionOf } from '../../../src/ui/end/actions'
import { cardRows } from '../../../src/ui/end/card-rows'
import { courseOf } from '../../../src/ui/end/course'
import { End } from '../../../src/ui/end/end'
import { totalsOf } from '../../../src/ui/end/totals'
import { turningPoints } from '../../../src/ui/end/turning-points'
import { swing, turnsOf } from '../../../src/ui/end/turns'
import { SCREEN, ofHouse } from '../../screen'
import { TOTALS } from '../../../src/games/arab-revolt/screen/totals'
import { END } from '../../../src/ui/words/en/end'
import { randomTable } from '../random-table'
import { BOTS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { render } from '../at-table'

const game = (seed: number): TableState => [...randomTable(seed)].at(-1)!.state
const games = [1, 2, 3, 4, 5, 6, 7, 8].map(game)
const nowOf = (state: TableState): Moment => present(state)!
const wonBy = (side: Faction): TableState =>
  games.find((one) => outcome(nowOf(one).game)!.winner === side)!

const line = lineOf(games[0]!)
const turns = turnsOf(line, SCREEN.calendar)
const cards = board(line.at(-1)!.game).played

describe('The turns of a game', () => {
  test('hold every answer that belongs to a card, one after the other', () => {
    expect(turns.flatMap(({ steps }) => steps)).toEqual(line.flatMap(({ steps }) => steps))
    for (const [i, { before }] of turns.entries())
      if (i > 0) expect(before).toEqual(turns[i - 1]!.after)
    expect(turns.at(-1)!.after).toEqual(board(line.at(-1)!.game))
  })

  test('end at the moment that shows what came of them', () => {
    for (const { after, moment, phase } of turns)
      if (phase === 'first-eligible') expect(board(line[moment]!.game).map).toEqual(after.map)
  })

  test('swing by Political Will and its forecast, a count by what the track moved', () => {
    for (const turn of turns) {
      const { before, after, phase } = turn
      const byTrack = after.politicalWill - before.politicalWill
      const byForecast = SCREEN.forecast(after).net - SCREEN.forecast(before).net
      expect(swing(turn)).toBe(byTrack + byForecast)
      if (phase === 'political-will') expect(swing(turn)).toBe(byTrack)
    }
    expect(turns.some((turn) => swing(turn) !== 0)).toBe(true)
  })
})

describe('Political Will over time', () => {
  const points = courseOf(turns, SCREEN.calendar)

  test('has a point for each card, and one before the first', () => {
    expect(points.map(({ number }) => number)).toEqual([0, ...cards.map((_, i) => i + 1)])
    expect(points.slice(1).map(({ card }) => card)).toEqual(cards)
    expect(points[0]).toMatchObject({ card: null, will: 18, counted: false })
    expect(points.map(({ counted }) => counted)).toEqual([
      false,
      ...cards.map(SCREEN.calendar.isCount),
    ])
  })

  test('is what the board showed when each card was over', () => {
    for (const { number, will, forecast: told } of points) {
      const ofCard = line.filter((one) => board(one.game).played.length === number)
      const over = ofCard.filter(({ turnOver }) => turnOver).at(-1)
      if (over === undefined) continue
      expect(will).toBe(board(over.game).politicalWill)
      expect(told).toBe(forecast(over.game).to)
    }
    expect(points.at(-1)).toMatchObject({
      will: board(line.at(-1)!.game).politicalWill,
      forecast: null,
    })
  })

  test('of a game without answers is empty', () => {
    expect(courseOf(turnsOf([], SCREEN.calendar), SCREEN.calendar)).toEqual([])
  })
})

describe('The turning points', () => {
  it.each(games.map((one) => turnsOf(lineOf(one), SCREEN.calendar)))(
    'are the largest swings, in order: %#',
    (...all) => {
      const points = turningPoints(all, SCREEN.calendar)
      expect(points.length).toBeGreaterThanOrEqual(3)
      expect(points.length).toBeLessThanOrEqual(5)
      expect(points.map(({ moment }) => moment)).toEqual(
        points.map(({ moment }) => moment).sort((a, b) => a - b),
      )
      const least = Math.min(...points.map((one) => Math.abs(swing(one))))
      const others = all.filter((one) => actionOf(one, SCREEN) !== null && !points.includes(one))
      for (const one of others) expect(Math.abs(swing(one))).toBeLessThanOrEqual(least)
      expect(least).toBeGreaterThan(0)
    },
  )
})

describe('What each card brought', () => {
  const rows = cardRows(turns, SCREEN)

  test('is told of every card, with both actions where there were two', () => {
    expect(rows.map(({ card }) => card)).toEqual(cards)
    for (const { card, actions, counted } of rows) {
      expect(counted).toBe(SCREEN.calendar.isCount(card))
      expect(actions.map(({ by }) => by).sort()).toEqual(counted ? [] : ['british', 'rebels'])
      for (const { head } of actions) expect(head.length).toBeGreaterThan(0)
    }
  })

  test('names the Event where it was taken', () => {
    const taken = rows.flatMap(({ actions }) => actions.filter(({ event }) => event))
    const boxes = turns.flatMap(({ steps }) =>
      steps.filter(({ question, answer }) => question.ask === 'turn.event' && answer !== 'pass'),
    )
    expect(taken).toHaveLength(boxes.length)
    expect(taken.length).toBeGreaterThan(0)
    for (const one of taken)
      expect(END.acted(one, SCREEN.words)).toMatch(/^(British|Rebels): Event, “.+”/)
  })

  test('adds up to the totals', () => {
    const totals = new Map(
      totalsOf(
        turns.flatMap(({ facts }) => facts),
        ofHouse(TOTALS),
      ).map(({ name, number }) => [name, number]),
    )
    const sum = (side: Faction, what: 'placed' | 'removed') =>
      rows.reduce((all, { pieces }) => all + pieces[side]![what], 0)
    expect(sum('rebels', 'placed')).toBe(
      totals.get('Guerrillas placed')! + totals.get('Bases placed')!,
    )
    expect(sum('rebels', 'removed')).toBe(totals.get('Rebel pieces removed'))
    expect(sum('british', 'removed')).toBe(totals.get('British pieces removed'))
  })
})

describe('The end of the game', () => {
  afterEach(cleanup)
  /** Where the turning points stand. */
  const turning = () => screen.getByRole('heading', { name: END.turning }).parentElement!
  const shown = (state: TableState, looking: number | null = null) => {
    const [onLook, onAgain] = [vi.fn(), vi.fn()]
    const now = nowOf(state)
    const props = {
      now,
      line: lineOf(state),
      outcome: outcome(now.game)!,
      looking,
      onLook,
      onAgain,
    }
    return { ...render(<End {...props} />), onLook, onAgain }
  }

  test('says in plain words that the Rebels have won, and why', () => {
    const { container } = shown(wonBy('rebels'))
    expect(container.querySelector('[data-part=prompt]')?.textContent).toBe('The Rebels win.')
    expect(container.textContent).toMatch(/In the (first|second|third) Propaganda Round.* was at 0/)
  })

  test('says so of the British too', () => {
    const state = wonBy('british')
    const { container } = shown(state)
    const { politicalWill } = board(nowOf(state).game)
    expect(container.querySelector('[data-part=prompt]')?.textContent).toBe('The British win.')
    expect(container.textContent).toContain(`It stands at ${politicalWill}.`)
  })

  test('has the numbers of the chart as a table', () => {
    shown(games[0]!)
    const [numbers] = screen.getAllByRole('table')
    const rows = within(numbers!).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual(
      courseOf(turns, SCREEN.calendar).map(({ will }) => will.toString()),
    )
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Political Will: 18, /)
  })

  test('leads to the position of each turning point, and back', () => {
    const { onLook, onAgain, unmount } = shown(games[0]!)
    const points = turningPoints(turns, SCREEN.calendar)
    const buttons = within(turning()).getAllByRole('button')
    expect(buttons).toHaveLength(points.length)
    for (const button of buttons) fireEvent.click(button)
    expect(onLook.mock.calls).toEqual(points.map(({ moment }) => [moment]))
    fireEvent.click(screen.getByText(END.again))
    expect(onAgain).toHaveBeenCalledOnce()
    unmount()
    const { onLook: onReturn } = shown(games[0]!, points[0]!.moment)
    const here = turning().querySelector('[aria-current]')
    expect(here?.textContent).toContain(
      END.onCard({ card: points[0]!.card, number: points[0]!.after.played.length }, SCREEN.words),
    )
    fireEvent.click(screen.getByText(END.back))
    expect(onReturn).toHaveBeenCalledExactlyOnceWith(null)
  })
})

test('A game that was only watched ends in the same way', () => {
  const table = createTable()
  const rest = {
    game: 'arab-revolt',
    seed: 3,
    chance: 'seed',
    handovers: true,
  } as const
  table.getState().newGame({ seats: BOTS, ...rest })
  const now = () => present(table.getState())!
  while (outcome(now().game) === null) playRandom(table)
  const watched = turnsOf(lineOf(table.getState()), SCREEN.calendar)
  expect(watched.at(-1)!.after).toEqual(board(now().game))
  expect(cardRows(watched, SCREEN).map(({ card }) => card)).toEqual(board(now().game).played)
})
