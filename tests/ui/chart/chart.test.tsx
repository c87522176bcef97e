// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BarChart } from '../../../src/ui/chart/bar-chart'
import type { ChartData } from '../../../src/ui/chart/chart-data'
import { LineChart } from '../../../src/ui/chart/line-chart'
import { OfHundred } from '../../../src/ui/chart/of-hundred'
import { columnAt, placeOf } from '../../../src/ui/chart/place'

afterEach(cleanup)

const data: ChartData = {
  name: 'Political Will, round by round',
  along: 'Round',
  series: [{ name: 'Least' }, { name: 'Most', tone: 'red' }],
  columns: [
    { name: 'First', values: [{ at: 4, low: 3, high: 5 }, { at: 12 }] },
    { name: 'Second', values: [null, { at: 9 }] },
    { name: 'Third', values: [{ at: 6 }, { at: 20 }] },
  ],
  from: 0,
  to: 20,
  levels: [0, 10, 20],
  tell: (value) => `${value}`,
}

const slider = () => screen.getByRole('slider', { name: data.name })
const said = () => slider().getAttribute('aria-valuetext')

describe.each([
  ['lines', LineChart],
  ['bars', BarChart],
])('a chart of %s', (_, Drawn) => {
  test('has a name, and says all that it shows in a table', () => {
    render(<Drawn data={data} />)
    expect(said()).toBe(data.name)
    const table = within(screen.getByRole('table', { hidden: true }))
    const cells = table.getAllByRole('cell', { hidden: true }).map((one) => one.textContent)
    expect(cells).toEqual(['4 (3 to 5)', '12', '–', '9', '6', '20'])
    const rows = table.getAllByRole('rowheader', { hidden: true })
    expect(rows.map((one) => one.textContent)).toEqual(['First', 'Second', 'Third'])
  })

  test('is walked with the arrow keys, up to its ends', () => {
    const onCursor = vi.fn()
    render(<Drawn data={data} onCursor={onCursor} />)
    const press = (key: string) => fireEvent.keyDown(slider(), { key })
    press('ArrowRight')
    expect(said()).toBe('First: Least 4 (3 to 5), Most 12')
    press('ArrowLeft')
    expect(said()).toContain('First')
    press('End')
    press('ArrowRight')
    expect(said()).toBe('Third: Least 6, Most 20')
    expect(press('PageUp')).toBe(false)
    // The table hears every other key.
    expect(press('u')).toBe(true)
    expect(onCursor.mock.lastCall).toEqual([2])
  })

  test('stands where somebody else puts its cursor', () => {
    render(<Drawn data={data} cursor={1} />)
    expect(said()).toBe('Second: Least –, Most 9')
    fireEvent.keyDown(slider(), { key: 'End' })
    expect(said()).toContain('Second')
  })
})

test('lines break where nothing is known; bars leave a gap', () => {
  const lines = render(<LineChart data={data} />).container
  const first = lines.querySelector('[data-series="0"]:not(svg)')
  expect(first?.querySelectorAll('circle')).toHaveLength(2)
  cleanup()
  const bars = render(<BarChart data={data} />).container
  expect(bars.querySelectorAll('[data-series="0"]:not(svg) rect')).toHaveLength(2)
  expect(bars.querySelectorAll('[data-series="0"]:not(svg) path')).toHaveLength(1)
})

test.each([true, false])('the nearest column is the one pressed on (bars: %s)', (isBars) => {
  const place = placeOf(data, isBars)
  for (const column of [0, 1, 2])
    expect(columnAt(place.x(column) / 360, place, 3, isBars)).toBe(column)
  expect(columnAt(0, place, 3, isBars)).toBe(0)
  expect(columnAt(1, place, 3, isBars)).toBe(2)
  expect(place.y(data.from)).toBeGreaterThan(place.y(data.to))
})

test('of a hundred dots so many are the first’s', () => {
  const { container } = render(<OfHundred number={58} tones={['blue', 'red']} />)
  expect(container.querySelectorAll('[data-series="0"] circle')).toHaveLength(58)
  expect(container.querySelectorAll('circle')).toHaveLength(100)
})
