// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  apply,
  board,
  forecast,
  options,
  type Game,
  type Option,
  type SpaceId,
} from '../../../src/rules/index'
import { changesBetween } from '../../../src/ui/map/trial'
import { Sheet, type SheetProps } from '../../../src/ui/map/sheet'
import { tryOut } from '../../../src/ui/table/try-out'
import { rebels } from '../../kit'

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }))

vi.mock('../../../src/ui/map/area', async (actual) => {
  const { AreaFigure } = await actual<typeof import('../../../src/ui/map/area')>()
  type Props = Parameters<typeof AreaFigure>[0]
  return { AreaFigure: (props: Props) => (drawn.push(props.area), AreaFigure(props)) }
})
vi.mock('../../../src/ui/map/city', async (actual) => {
  const { CityFigure } = await actual<typeof import('../../../src/ui/map/city')>()
  type Props = Parameters<typeof CityFigure>[0]
  return { CityFigure: (props: Props) => (drawn.push(props.city), CityFigure(props)) }
})
vi.mock('../../../src/ui/map/railway', async (actual) => {
  const { RailwayFigure } = await actual<typeof import('../../../src/ui/map/railway')>()
  type Props = Parameters<typeof RailwayFigure>[0]
  return { RailwayFigure: (props: Props) => (drawn.push(props.railway), RailwayFigure(props)) }
})

beforeEach(() => void drawn.splice(0))
afterEach(cleanup)

const sheetOf = (game: Game, more: Partial<SheetProps> = {}) => (
  <Sheet board={board(game)} forecast={forecast(board(game))} {...more} />
)

const GAME = rebels('rally', {
  galilee: { guerrillasUnderground: 1 },
  samaria: { guerrillasUnderground: 2, bases: 1 },
  lydda: { guerrillasActive: 1 },
  haifa: { police: 2 },
})

const isSpace = (option: Option): option is SpaceId =>
  typeof option === 'string' && option !== 'done'

test('At first every space is drawn once', () => {
  render(sheetOf(GAME))
  expect(new Set(drawn).size).toBe(17)
  expect(drawn).toHaveLength(17)
})

test('Over a turn, a space that no answer touches is not drawn again', () => {
  const { rerender } = render(sheetOf(GAME))
  let game = GAME
  for (const answer of ['galilee', 'samaria', 'guerrillas', 'guerrillas', 'lydda'] as const) {
    drawn.splice(0)
    const next = apply(game, answer)
    const touched = new Set(changesBetween(board(game), board(next)).map(({ space }) => space))
    rerender(sheetOf(next, { legal: new Set(options(next).filter(isSpace)) }))
    expect(new Set(drawn)).toEqual(touched)
    game = next
  }
  expect(board(game)).not.toEqual(board(GAME))
})

test('Trying an answer out, lighting and focusing draw no space again', () => {
  const { rerender } = render(sheetOf(GAME))
  drawn.splice(0)
  rerender(sheetOf(GAME, { focused: 'galilee', trial: tryOut(GAME, 'galilee') }))
  rerender(sheetOf(GAME, { lit: new Set(['haifa']), legal: new Set(['samaria']) }))
  rerender(sheetOf(GAME))
  expect(drawn).toEqual([])
})
