// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SPACES, type SpaceId } from '../../../src/games/arab-revolt/rules/index'
import { TableScreen } from '../../../src/ui/table/table'
import { PLAYERS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { painted, render, table } from '../at-table'

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

/** What is drawn in a space; that it can be chosen, or is, is only told of the group around it. */
const looks = (space: SpaceId): string =>
  document.querySelector(`[data-part=board] [data-space="${space}"]`)?.innerHTML ?? ''

/** Which spaces look otherwise after something was done, and which were drawn for it. */
const afterDoing = async (something: () => void) => {
  const before = new Map(SPACES.map((space) => [space, looks(space)]))
  drawn.clear()
  act(something)
  await painted()
  return {
    changed: SPACES.filter((space) => looks(space) !== before.get(space)),
    drawn: SPACES.filter((space) => drawn.has(space)),
  }
}

afterEach(() => {
  cleanup()
  drawn.clear()
})

/** A few turns of both sides. */
const ANSWERS = 20

const answers = () => [...document.querySelectorAll<HTMLElement>('[data-part=answers] button')]

describe('Over the turns of a game', () => {
  beforeEach(() => {
    table.getState().newGame({
      game: 'arab-revolt',
      seats: PLAYERS,
      seed: 1974,
      chance: 'seed',
      handovers: false,
    })
    // Unlike a browser, happy-dom complains of an animation that is broken off.
    document.documentElement.dataset['motion'] = 'reduced'
    render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
  })

  test('a space is drawn when it looks otherwise, and never else', async () => {
    expect(drawn.size).toBe(SPACES.length)
    let untouched = 0
    for (let given = 0; given < ANSWERS; given++) {
      const after = await afterDoing(() => playRandom(table))
      expect(after.drawn).toEqual(after.changed)
      untouched += SPACES.length - after.drawn.length
    }
    expect(untouched).toBeGreaterThan(ANSWERS * 8)
  })

  test('trying answers out draws no space again', async () => {
    const sheet = () => document.querySelector('[data-part=board] [data-look]')?.outerHTML
    const seen = new Set<string | undefined>()
    for (let given = 0; given < ANSWERS; given++) {
      for (const answer of answers()) {
        const { drawn } = await afterDoing(() => fireEvent.focus(answer))
        expect(drawn).toEqual([])
        seen.add(sheet())
      }
      act(() => playRandom(table))
    }
    expect(seen.size).toBeGreaterThan(ANSWERS)
  })
})
