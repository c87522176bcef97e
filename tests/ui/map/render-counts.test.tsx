// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SPACES, type SpaceId } from '../../../src/rules/index'
import { TableScreen } from '../../../src/ui/table/table'
import { table } from '../../../src/ui/use-table'

/** How often the figure of each space was drawn: it is drawn whenever its space is rendered. */
const drawn = vi.hoisted(() => new Map<string, number>())

vi.mock('../../../src/ui/map/area', async (original) => {
  const { AreaFigure } = await original<typeof import('../../../src/ui/map/area')>()
  return { AreaFigure: counted(AreaFigure, ({ area }) => area) }
})
vi.mock('../../../src/ui/map/city', async (original) => {
  const { CityFigure } = await original<typeof import('../../../src/ui/map/city')>()
  return { CityFigure: counted(CityFigure, ({ city }) => city) }
})
vi.mock('../../../src/ui/map/railway', async (original) => {
  const { RailwayFigure } = await original<typeof import('../../../src/ui/map/railway')>()
  return { RailwayFigure: counted(RailwayFigure, ({ railway }) => railway) }
})

/** The same component, counting. */
function counted<Props, Drawn>(figure: (props: Props) => Drawn, of: (props: Props) => SpaceId) {
  return (props: Props): Drawn => {
    drawn.set(of(props), (drawn.get(of(props)) ?? 0) + 1)
    return figure(props)
  }
}

const looks = (space: SpaceId): string =>
  document.querySelector(`[data-space="${space}"]`)?.outerHTML ?? ''

/** Which spaces look otherwise after something was done, and which were drawn for it. */
const afterDoing = (something: () => void) => {
  const before = new Map(SPACES.map((space) => [space, looks(space)]))
  drawn.clear()
  act(something)
  return {
    changed: SPACES.filter((space) => looks(space) !== before.get(space)),
    drawn: SPACES.filter((space) => drawn.has(space)),
  }
}

afterEach(cleanup)

/** A few turns of both sides. */
const ANSWERS = 20

describe('Over the turns of a game', () => {
  const names = { british: 'Anna', rebels: 'Yusuf' }
  table.getState().newGame({ names, seed: 1974, chance: 'seed', mode: 'play', handovers: false })

  test('a space is drawn when it looks otherwise, and never else', () => {
    render(<TableScreen onLeave={() => undefined} />)
    expect(drawn.size).toBe(SPACES.length)
    let untouched = 0
    for (let answers = 0; answers < ANSWERS; answers++) {
      const after = afterDoing(() => table.getState().playRandom())
      expect(after.drawn).toEqual(after.changed)
      untouched += SPACES.length - after.drawn.length
    }
    expect(untouched).toBeGreaterThan(ANSWERS * 8)
  }, 30_000)
})
