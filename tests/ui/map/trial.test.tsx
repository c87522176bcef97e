import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  board,
  forecast,
  type Game,
  type Option,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { stacksIn } from '../../../src/ui/map/stacks'
import { SCREEN } from '../../screen'
import { loadTheRest } from '../../../src/ui/kit/later'
import { WHOLE } from '../../../src/ui/map/whole'
import { Sheet } from '../../../src/ui/map/sheet'
import { Slip } from '../../../src/ui/map/slip'
import { standing } from '../../../src/ui/map/standing'
import { tryOut as trialOf } from '../../../src/ui/table/try-out'
import { MAP } from '../../../src/ui/words/en/map'
import { loadScreen } from '../../../src/ui/screen/screens'
import { british, rebels } from '../../kit'

await loadScreen('arab-revolt')

const tryOut = (game: Game, stroke: readonly Option[]) => trialOf(game, stroke, SCREEN)
beforeAll(loadTheRest)

const drawn = (game: Game, option: Option | null): string =>
  renderToStaticMarkup(
    <Sheet
      board={board(game)}
      forecast={forecast(board(game))}
      trial={option === null ? null : tryOut(game, [option])}
    />,
  )

/** The numbers on one kind of ghost. */
const ghosts = (sheet: string, kind: 'coming' | 'leaving'): readonly string[] =>
  [...sheet.matchAll(new RegExp(`data-part="${kind}">.*?<text[^>]*>([^<]*)<`, 'g'))].map(
    ([, number]) => number!,
  )

const spaces = (sheet: string): string =>
  sheet.slice(sheet.indexOf(`aria-label="${MAP.map}"`), sheet.indexOf('data-what="political-will"'))

const rally = rebels('rally', { galilee: { guerrillasUnderground: 2, police: 2 } })

describe('A tried answer on the map', () => {
  test('shows what would come as a ghost with its number', () => {
    const sheet = drawn(rally, 'galilee')
    expect(ghosts(sheet, 'coming')).toEqual(['+1'])
    expect(ghosts(sheet, 'leaving')).toEqual([])
  })

  test('shows what would leave, and by how many', () => {
    const game = british('assault', { galilee: { troops: 2, guerrillasActive: 3 } })
    const leaving = ghosts(drawn(game, 'galilee'), 'leaving')
    expect(leaving).toHaveLength(1)
    expect(leaving[0]).toMatch(/^−\d$/)
  })

  test('moves nothing that stands on the map', () => {
    expect(spaces(drawn(rally, 'galilee'))).toBe(spaces(drawn(rally, null)))
  })

  test('says in the trays what would be left', () => {
    expect(drawn(rally, 'galilee')).toMatch(/>13<tspan[^>]*>12</)
    expect(drawn(rally, null)).not.toContain('>13<tspan')
  })

  test('adds the sum that the forecast would come to, and its ghost in the rim', () => {
    const { net, to } = tryOut(rally, ['galilee']).forecast!
    const sheet = drawn(rally, 'galilee')
    expect(sheet).toContain('with this')
    expect(sheet).toContain(`${Math.abs(net)} = </tspan>`)
    expect(sheet).toContain(`>${to}</tspan>`)
    expect(sheet).toContain('data-ghost="would"')
    expect(drawn(rally, null)).not.toContain('data-ghost="would"')
  })

  test('is written out near its space, where the sheet is open and it covers nothing', () => {
    const slipAt = (space: SpaceId, ...lines: string[]) => {
      const text = { title: 'Title', lines, outlook: null }
      const slip = renderToStaticMarkup(<Slip text={text} space={space} view={WHOLE} />)
      const [, left, top] = /translate\(([\d.]+) ([\d.]+)/.exec(slip) ?? []
      return Number(left) < 400 ? 'sea' : Number(top) < 400 ? 'north' : 'east'
    }
    const sum = 'Guerrillas 2 + 2 = 4'
    expect(slipAt('galilee', sum)).toBe('north')
    expect(slipAt('galilee', 'Active Guerrillas 2 + 2 = 4')).toBe('north')
    expect(slipAt('syria', sum)).toBe('east')
    expect(slipAt('samaria', sum, sum, sum, sum, sum)).toBe('east')
    expect(slipAt('jerusalem', sum)).toBe('east')
    expect(slipAt('transjordan', sum)).not.toBe('east')
    expect(slipAt('lydda', sum)).toBe('sea')
    expect(slipAt('galilee', 'Disorganization')).toBe('north')
    expect(slipAt('jerusalem', 'A word without a space in it'.replaceAll(' ', '-'))).toBe('sea')
  })
})

describe('Room for what comes', () => {
  const free = (space: SpaceId, game: Game) => {
    const { placed, room } = standing(space, stacksIn(board(game), space, SCREEN.map), WHOLE)
    return { placed, room: room(2) }
  }
  const full = rebels('rally', {
    lydda: {
      troops: 1,
      police: 1,
      guerrillasUnderground: 1,
      guerrillasActive: 1,
      bases: 1,
      opposition: 1,
    },
    jerusalem: { police: 1, opposition: 1 },
    'railway-haifa-syria': { police: 2, guerrillasUnderground: 1 },
    galilee: { guerrillasUnderground: 1 },
  })

  test.each(['lydda', 'jerusalem', 'railway-haifa-syria', 'galilee', 'haifa', 'gaza'] as const)(
    'is not where something stands: %s',
    (space) => {
      const { placed, room } = free(space, full)
      const apart = placed.flatMap((one) => room.map(([x, y]) => Math.hypot(one.x - x, one.y - y)))
      for (const distance of apart) expect(distance).toBeGreaterThan(30)
      expect(room).toHaveLength(2)
    },
  )
})
