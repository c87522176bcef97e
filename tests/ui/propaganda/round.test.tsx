// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { STARTING_POSITION, forecast } from '../../../src/games/arab-revolt/rules/index'
import { board } from '../../../src/games/index'
import {
  atOf,
  lineOf,
  createTable,
  present,
  type Moment,
  type TableStore,
} from '../../../src/store/index'
import { SCREEN } from '../../screen'
import { countOf, type Count } from '../../../src/ui/propaganda/count'
import { Counting } from '../../../src/ui/propaganda/counting'
import { Phases } from '../../../src/ui/propaganda/phases'
import { roundOf } from '../../../src/ui/propaganda/round'
import { PHASE_STEPS, SUM_LINES } from '../../../src/games/arab-revolt/words/en/propaganda'
import { COUNT } from '../../../src/ui/words/en/propaganda'
import { own } from '../../kit'
import { randomTable } from '../random-table'
import { PLAYERS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { loadTheRest } from '../../../src/ui/kit/later'

beforeAll(loadTheRest)

const { round: ROUND_PHASES } = SCREEN.calendar
const NAMES: Readonly<Record<string, string>> = PHASE_STEPS
const states = [1, 2, 3, 7].flatMap((seed) => [...randomTable(seed)])
const counts = states.flatMap(({ state, now }) =>
  state.between === 'count' ? [{ state, now }] : [],
)

describe('The count', () => {
  test('is made on the position before the marker moves, with its new Sabotage', () => {
    expect(counts.length).toBeGreaterThan(6)
    for (const { state, now } of counts) {
      const count = countOf(now, SCREEN)!
      const before = board(lineOf(state)[atOf(state) - 1]!.game)
      expect(count.board.politicalWill).toBe(before.politicalWill)
      expect(own(count.board).punishmentChits).toEqual(own(before).punishmentChits)
      expect(count.board.map).toEqual(board(now.game).map)
      expect(forecast(own(count.board))).toMatchObject({
        net: count.net,
        from: count.from,
        to: count.to,
      })
    }
  })

  test('has the lines of the facts, after the new Sabotage', () => {
    for (const { now } of counts) {
      const facts = own(now.steps.flatMap((step) => step.facts))
      const sum = facts.find((one) => one.fact === 'will-counted')!
      const [sabotage, ...lines] = countOf(now, SCREEN)!.lines
      expect(lines).toEqual(
        sum.lines.map(({ line, rule, spaces, number, amount }) => ({
          ...{ id: line, rule, spaces, number, amount },
        })),
      )
      const placed = facts.flatMap((one) =>
        one.fact === 'sabotage' && one.why.what === 'political-will' ? [one.space] : [],
      )
      expect(sabotage).toMatchObject({ id: 'new-sabotage', spaces: placed, amount: null })
    }
    expect(counts.some(({ now }) => countOf(now, SCREEN)!.lines[0]!.number > 0)).toBe(true)
  })

  test('is told with the first answer where a position begins with it', () => {
    const table = createTable()
    const position = { ...STARTING_POSITION, phase: 'political-will', played: ['A33'] } as const
    const rest = {
      game: 'arab-revolt',
      seed: 1,
      chance: 'seed',
      handovers: true,
    } as const
    table.getState().newGame({ seats: PLAYERS, ...rest, rules: { position } })
    playRandom(table)
    const count = countOf(present(table.getState())!, SCREEN)!
    expect(count.from).not.toBe(count.to)
    expect(count.board.politicalWill).toBe(count.from)
  })

  test('is not there where nothing was counted', () => {
    expect(states.filter(({ now }) => countOf(now, SCREEN) !== null)).toHaveLength(counts.length)
  })
})

describe('The phases of a round', () => {
  test('follow the board, and the first of them is the count', () => {
    const met = new Set<string>()
    for (const { state, now } of states) {
      const counting = state.between === 'count'
      const { phase } = board(now.game)
      const round = roundOf(
        countOf(now, SCREEN)?.board ?? board(now.game),
        lineOf(state),
        counting,
        SCREEN,
      )
      const here = round?.steps.find((step) => step.state === 'now')?.phase
      if (counting) expect(here).toBe('political-will')
      else if (ROUND_PHASES.includes(phase) && countOf(now, SCREEN) === null) {
        expect(here).toBe(phase)
        met.add(phase)
      }
    }
    expect([...met].sort()).toEqual(['redeploy', 'reset', 'resources', 'support'])
  })

  test('say of each that is over whether anything was done in it', () => {
    const told = new Set<string>()
    for (const { state, now } of states) {
      const round = roundOf(board(now.game), lineOf(state).slice(0, atOf(state) + 1), false, SCREEN)
      for (const step of round?.steps ?? []) {
        told.add(step.state)
        if (step.state === 'done') expect(step.lines.length).toBeGreaterThan(0)
        if (step.state === 'nothing' || step.state === 'declined') expect(step.lines).toEqual([])
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['done', 'declined', 'now', 'to-come']))
  })

  test('there is none in a campaign', () => {
    const [first] = states
    expect(roundOf(board(first!.now.game), lineOf(first!.state), false, SCREEN)).toBeNull()
  })

  it.each(ROUND_PHASES)('mark the present one for everybody: %s', (phase) => {
    const here = ROUND_PHASES.indexOf(phase)
    const steps = ROUND_PHASES.map((one, i) => ({
      phase: one,
      state: i === here ? ('now' as const) : i < here ? ('done' as const) : ('to-come' as const),
      lines: [],
    }))
    render(<Phases steps={steps} names={NAMES} will="17 to 10" />)
    const [current, ...others] = screen
      .getAllByRole('listitem')
      .filter((one) => one.getAttribute('aria-current') === 'step')
    expect(current?.textContent).toBe(`${NAMES[phase]} now`)
    expect(others).toEqual([])
    cleanup()
  })
})

describe('The panel of the count', () => {
  const { now } = counts.at(-3)!
  const count: Count = countOf(now, SCREEN)!
  const atCount = (): TableStore => {
    const table = createTable()
    const rest = {
      game: 'arab-revolt',
      seed: 7,
      chance: 'seed',
      handovers: true,
    } as const
    table.getState().newGame({ seats: PLAYERS, ...rest })
    while (table.getState().between !== 'count') playRandom(table)
    return table.getState()
  }
  const shown = (
    table: TableStore = atCount(),
    onLight: (spaces: ReadonlySet<string>) => void = () => undefined,
  ) =>
    render(
      <Counting table={table} now={present(table) as Moment} count={count} onLight={onLight} />,
    )
  const rows = () => within(screen.getByRole('list')).getAllByRole('button')
  const counted = () => rows().filter((row) => row.dataset['counted'] === 'true')
  const equation = () => screen.getByText(COUNT.sum).nextElementSibling?.textContent.trim()

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('builds the sum line by line, each lighting up its spaces', () => {
    let lit: ReadonlySet<string> = new Set()
    shown(atCount(), (spaces) => (lit = spaces))
    expect(counted()).toHaveLength(0)
    let sum = 0
    for (const [i, line] of count.lines.entries()) {
      act(() => void vi.advanceTimersByTime(900))
      expect(counted()).toHaveLength(i + 1)
      sum += line.amount ?? 0
      if (i + 1 === count.lines.length) break
      expect([...lit]).toEqual([...line.spaces])
      expect(equation()).toMatch(
        sum === 0 ? /^\d+$/ : new RegExp(`^${count.from} [−+] ${Math.abs(sum)}$`),
      )
    }
    expect(lit.size).toBe(0)
    expect(equation()).toBe(`${count.from} − ${-count.net} = ${count.to}`)
  })

  test('shows all of it at one press, and moves the marker at the next', () => {
    const goOn = vi.fn()
    const { container } = shown({ ...atCount(), goOn })
    const main = () => container.querySelector<HTMLElement>('[data-key=end]')!
    expect(main().textContent).not.toContain(`${count.to}`)
    fireEvent.click(main())
    expect(counted()).toHaveLength(count.lines.length)
    expect(goOn).not.toHaveBeenCalled()
    expect(main().textContent).toContain(`Move Political Will to ${count.to}`)
    expect(main().textContent).toContain('Resources')
    fireEvent.click(main())
    expect(goOn).toHaveBeenCalledOnce()
  })

  test('lights up the spaces of the line that has the focus or is held', () => {
    let lit: ReadonlySet<string> = new Set()
    const page = shown(atCount(), (spaces) => (lit = spaces))
    fireEvent.click(page.container.querySelector('[data-key=end]')!)
    const majorities = count.lines.find(({ id }) => id === 'rebel-majorities')!
    const row = rows().find((one) => one.textContent.includes(SUM_LINES['rebel-majorities']))!
    fireEvent.focus(row)
    expect([...lit]).toEqual([...majorities.spaces])
    fireEvent.blur(row)
    expect(lit.size).toBe(0)
    fireEvent.click(row)
    expect(row.getAttribute('aria-pressed')).toBe('true')
    expect([...lit]).toEqual([...majorities.spaces])
    page.unmount()
    expect(lit.size).toBe(0)
  })

  test('is whole at once where motion is to be reduced', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    shown()
    expect(counted()).toHaveLength(count.lines.length)
    vi.unstubAllGlobals()
  })
})
