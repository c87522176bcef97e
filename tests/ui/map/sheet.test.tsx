import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  SPACES,
  STARTING_POSITION,
  boardOf,
  forecast,
  type Position,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { WHOLE } from '../../../src/ui/map/whole'
import { Sheet, type SheetProps } from '../../../src/ui/map/sheet'
import { sameSpace, type SpaceProps } from '../../../src/ui/map/space'
import { PLACES } from '../../../src/games/arab-revolt/words/en/names'
import type { Stack } from '../../../src/ui/map/stacks'
import { loadScreen } from '../../../src/ui/screen/screens'
import { signed } from '../../../src/language/english'

await loadScreen('arab-revolt')
beforeAll(loadTheRest)

const POSITION: Position = {
  spaces: {
    galilee: { guerrillasUnderground: 3, guerrillasActive: 1, bases: 1, opposition: 1 },
    jerusalem: { troops: 7, curfew: 1 },
    'railway-haifa-syria': { police: 1, sabotage: 4 },
  },
  prison: { guerrillas: 2 },
  outOfPlay: { troops: 5, countries: ['transjordan', 'egypt'] },
  politicalWill: 12,
  unity: 1,
  operationsChits: { held: { 2: 1 } },
}

const drawn = (more: Partial<SheetProps> = {}, position = POSITION): string => {
  const board = boardOf(position)
  return renderToStaticMarkup(<Sheet board={board} forecast={forecast(board)} {...more} />)
}

/** The group of a space: its opening tag, and what is in it up to the next space. */
const group = (sheet: string, space: SpaceId): { tag: string; inside: string } => {
  const from = sheet.indexOf(`data-space="${space}"`)
  const open = sheet.lastIndexOf('<g', from)
  const close = sheet.indexOf('>', from)
  const next = sheet.indexOf('data-space', close)
  return {
    tag: sheet.slice(open, close),
    inside: sheet.slice(close, next < 0 ? sheet.indexOf('data-what="political-will"') : next),
  }
}
const label = (sheet: string, space: SpaceId) =>
  /aria-label="([^"]*)"/.exec(group(sheet, space).tag)?.[1]
const press = () => undefined

/** The numbers that are printed in a space. */
const numbersOn = (sheet: string, space: SpaceId) =>
  [...group(sheet, space).inside.matchAll(/#print-(\d+)"/g)].map(([, number]) => number)

describe('The forecast', () => {
  const ROUND: Position = { ...POSITION, phase: 'resources', played: ['A33'] }

  test('is shown on the track, and added to Political Will', () => {
    const sheet = drawn()
    expect(sheet).toContain('If Propaganda came now')
    expect(sheet).toContain('data-ghost="forecast"')
  })

  test('tells only the next sum where the round has been counted, and nothing on the track', () => {
    const sheet = drawn({}, ROUND)
    expect(sheet).not.toContain('If Propaganda came now')
    expect(sheet).toContain('The next count, as it stands')
    expect(sheet).not.toContain('data-ghost="forecast"')
    expect(sheet).toContain(`>${signed(forecast(boardOf(ROUND)).net)}</tspan>`)
    expect(sheet).not.toContain('= </tspan>')
  })
})

describe('Every space', () => {
  test('is drawn once, with its name', () => {
    const sheet = drawn()
    for (const space of SPACES) {
      expect(sheet.split(`data-space="${space}"`)).toHaveLength(2)
      expect(label(sheet, space)).toContain(PLACES[space])
    }
  })

  test('says what stands there', () => {
    const sheet = drawn()
    expect(label(sheet, 'galilee')).toBe(
      'Galilee: 3 Underground Guerrillas, 1 Active Guerrilla, 1 Base, Opposition.',
    )
    expect(label(sheet, 'railway-haifa-syria')).toBe(
      'Haifa–Syria Railway: 1 Police, 4 Sabotage markers.',
    )
    expect(label(sheet, 'gaza')).toBe('Gaza: empty.')
    expect(label(sheet, 'egypt')).toBe('Egypt: Out of Play.')
  })

  test('says whether it can be chosen', () => {
    const sheet = drawn({
      legal: new Set<SpaceId>(['galilee', 'gaza']),
      refused: new Set<SpaceId>(['haifa']),
      chosen: ['gaza', 'samaria'],
      onSpace: press,
    })
    expect(label(sheet, 'galilee')).toMatch(/Can be chosen\.$/)
    expect(label(sheet, 'gaza')).toMatch(/Chosen, number 1\. Can be chosen\.$/)
    expect(label(sheet, 'samaria')).toMatch(/Chosen, number 2\.$/)
    expect(label(sheet, 'haifa')).toMatch(/Cannot be chosen\.$/)
    expect(group(sheet, 'galilee').tag).not.toContain('aria-disabled')
    expect(group(sheet, 'haifa').tag).toContain('aria-disabled="true"')
    expect(group(sheet, 'samaria').tag).toContain('aria-disabled="true"')
  })

  test('is a button only where there is something to press, and never a picture', () => {
    expect(drawn()).not.toContain('role="button"')
    const sheet = drawn({ onSpace: press })
    expect(sheet.split('role="button"')).toHaveLength(SPACES.length + 1)
    expect(sheet).not.toContain('role="img"')
  })
})

test('The map is one stop of the Tab key, and what stands round it can be reached where one may ask', () => {
  const stops = (html: string) =>
    [...html.matchAll(/<g [^>]*tabindex="0"[^>]*>/g)].map(([tag]) => tag)
  const spaces = (html: string) => stops(html).filter((tag) => tag.includes('data-space'))
  const trays = (html: string) => stops(html).filter((tag) => !tag.includes('data-space'))
  const asked = drawn({ onSpace: press })
  expect(spaces(asked)).toHaveLength(1)
  expect(trays(asked).length).toBeGreaterThan(3)
  expect(trays(drawn())).toEqual([])
})

describe('Stacks', () => {
  const numbersIn = (space: SpaceId) => numbersOn(drawn(), space)

  test('carry their number from two on', () => {
    expect(numbersIn('galilee')).toEqual(['3'])
    expect(numbersIn('jerusalem')).toEqual(['7'])
    expect(numbersIn('railway-haifa-syria')).toEqual(['4'])
  })

  test('have one edge for two pieces, two for more', () => {
    const edges = (troops: number) => {
      const sheet = drawn({}, { ...POSITION, spaces: { gaza: { troops } } })
      return group(sheet, 'gaza').inside.split('href="#piece-troops"').length - 2
    }
    expect([1, 2, 3, 8].map(edges)).toEqual([0, 1, 2, 2])
  })
})

describe('Round the map', () => {
  test('stand Political Will with its forecast, and the trays', () => {
    const board = boardOf(POSITION)
    const sheet = drawn()
    expect(sheet).toContain(`Political Will 12; with Propaganda now ${forecast(board).to}`)
    expect(sheet).toContain('Prison: 2 Guerrillas')
    expect(sheet).toContain('Out of Play: 5 Troops, Transjordan, Egypt')
    expect(sheet).toContain('held: 2')
    expect(sheet).toContain('Unity near Decentralized')
  })

  test('the forecast may be missing', () => {
    expect(drawn({ forecast: null })).not.toContain('If Propaganda came now')
  })

  test('nothing stands when only the country is shown', () => {
    const sheet = drawn({ look: 'country' })
    expect(sheet).not.toContain('Prison')
    expect(sheet.split('data-space=')).toHaveLength(SPACES.length + 1)
  })
})

test('Pins bear the order of choosing', () => {
  const sheet = drawn({ chosen: ['samaria', 'haifa', 'railway-egypt-tel-aviv'] })
  const pins = (space: SpaceId) => numbersOn(sheet, space).slice(numbersOn(drawn(), space).length)
  expect((['samaria', 'haifa', 'railway-egypt-tel-aviv'] as const).map(pins)).toEqual([
    ['1'],
    ['2'],
    ['3'],
  ])
  expect(pins('galilee')).toEqual([])
})

test('The set-up can be drawn', () => {
  expect(drawn({}, STARTING_POSITION)).toContain('<svg')
})

test('A space is drawn again only when something in it changes', () => {
  const marks = {
    ...{ legal: false, refused: false, focused: false, lit: false, changed: false },
    outOfPlay: false,
  }
  const troops = (number: number): readonly Stack[] => [
    { content: 'troops', number, row: 'upper', isBroad: false },
  ]
  const before: SpaceProps = {
    ...{
      ...marks,
      pin: 0,
      space: 'gaza',
      label: 'Gaza',
      value: null,
      view: WHOLE,
      pressable: true,
      stop: false,
    },
    stacks: troops(1),
  }
  expect(sameSpace(before, { ...before, stacks: troops(1) })).toBe(true)
  expect(sameSpace(before, { ...before, stacks: troops(2) })).toBe(false)
  for (const mark of Object.keys(marks))
    expect(sameSpace(before, { ...before, [mark]: true })).toBe(false)
  expect(sameSpace(before, { ...before, pin: 1 })).toBe(false)
})
