import { beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../../../src/bots/random'
import {
  apply,
  board,
  forecast,
  kindOf,
  newGame,
  options,
  question,
  seededChance,
  type Game,
  type Option,
} from '../../../../src/games/index'
import {
  CONTENTS,
  SPACES,
  boardOf,
  isCity,
  isRailway,
  type Board,
  type Position,
} from '../../../../src/games/palestine/rules/index'
import { differences } from '../../../../src/games/palestine/screen/differences'
import { haganahGives } from '../../../../src/games/palestine/screen/haganah'
import { intelGroups } from '../../../../src/games/palestine/screen/chits'
import { ON_MAP } from '../../../../src/games/palestine/screen/on-map'
import { comingBack } from '../../../../src/games/palestine/screen/aside'
import { HAGANAH_GIVES } from '../../../../src/games/palestine/words/en/map'
import { consequence, strokesOf } from '../../../../src/insight/index'
import type { Screen } from '../../../../src/ui/screen/screen'
import { loadScreen, offerScreen, screenOf } from '../../../../src/ui/screen/screens'
import { consequenceText, plainText } from '../../../../src/ui/words/en/consequence'
import { operation, play, position } from '../kit'

let screen: Screen

beforeAll(async () => {
  offerScreen(
    'palestine',
    async () => (await import('../../../../src/games/palestine/screen/index')).SCREEN,
  )
  await loadScreen('palestine')
  screen = screenOf('palestine')!
})

/** What would come of an answer, in words. */
const comes = (game: Game, answer: Option): string => {
  const stroke = strokesOf(game, answer).main
  const one = consequence(game, stroke)
  const isNamed = ['activity', 'word'].includes(kindOf(game, answer))
  return isNamed ? plainText(one, screen) : consequenceText(one, screen)
}

/** A place in a text at which a value has not been put into words. */
const UNSAID = /undefined|null|NaN|\[object|[a-z][A-Z]|railway-|-district/

describe('The screen of Palestine', () => {
  it('tells what P27 holds the British to until it is done, and nobody else', () => {
    const held = (mustPass: Position['mustPass']) => {
      const on = boardOf(
        position({}, { mustPass: mustPass ?? null, phase: 'first-eligible', played: ['P24'] }),
      )
      const { heldTo } = screen.words
      return [heldTo(on, 'british'), heldTo(on, 'irgun')]
    }
    expect(held('next-card')).toEqual(['must Pass next (P27)', null])
    expect(held('this-card')).toEqual(['must Pass (P27)', null])
    expect(held(null)).toEqual([null, null])
  })

  it('says at each box that a British Pass draws no chit, where P27 holds them to it', () => {
    const note = (by: 'british' | 'irgun', mustPass: 'this-card' | null) => {
      const on = { phase: 'first-eligible', firstEligible: by, mustPass, played: ['P24'] } as const
      return screen.words.note('event', 'turn.box', boardOf(position({}, on)))
    }
    expect(note('british', 'this-card')).toContain('a Pass without a chit (P27)')
    expect(note('irgun', 'this-card')).not.toContain('Pass')
    expect(note('british', null)).not.toContain('Pass')
  })

  it('has a shape of its own, with its letter, for everything that can stand in a space', () => {
    const marks = CONTENTS.map((one) => screen.map.kinds[one]!.mark)
    const looks = marks.map(([shape, , look]) => `${shape} ${look}`)
    expect(new Set(looks).size).toBe(CONTENTS.length)
    // Told apart without colours.
    const [sabotage, terror] = (['sabotage', 'terror'] as const).map(
      (one) => screen.map.kinds[one]!,
    )
    expect(terror?.mark[0]).not.toBe(sabotage?.mark[0])
    expect(terror?.mark[1]).not.toBe(sabotage?.mark[1])
    expect([sabotage?.pointed, terror?.pointed]).toEqual([undefined, true])
  })

  it('says all that comes of every answer of random games, in words', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      const [random, chance] = [randomFrom(seed), seededChance(seed)]
      let game = newGame('palestine')
      for (let asked = question(game); asked !== null; asked = question(game)) {
        const all = options(game)
        const one = all[Math.floor(random() * all.length)]!
        if (asked.by !== 'chance') {
          const said = comes(game, one)
          expect(said, asked.ask).not.toMatch(UNSAID)
          met.add(asked.ask)
        }
        const before = board(game)
        game = apply(game, asked.by === 'chance' ? chance(game) : one)
        for (const { where, what, from, to } of differences(before as Board, board(game) as Board))
          expect([where, what, from, to].join(' ')).not.toMatch(UNSAID)
        expect(screen.forecast(board(game))).toEqual(forecast(game))
      }
    }
    expect(met.size).toBeGreaterThan(25)
  })
})

describe('What comes of a roll', () => {
  const city = { jerusalem: { cellsUnderground: 1, police: 1 } }
  const asked = (rest = {}) => play(operation('sabotage', city, rest), 'jerusalem')

  it('3.3.3 is told with its chances where a space is chosen, whatever could be added', () => {
    expect(comes(operation('sabotage', city), 'jerusalem')).toContain(
      '4 to 6 on a die (3 in 6): Sabotage +1',
    )
  })

  it('4.3.3 of Terror is told where it is declared, with the face that does more', () => {
    const said = comes(asked(), 'terror')
    expect(said).not.toContain('no effect')
    expect(said).toContain('4 to 6 on a die (3 in 6): Terror +1')
    const helped = comes(
      play(
        operation(
          'sabotage',
          { jerusalem: { cellsUnderground: 1, armsCaches: 1 } },
          { haganah: 4 },
        ),
        'jerusalem',
        { piece: 'armsCaches', space: 'jerusalem' },
      ),
      'terror',
    )
    expect(helped).toContain('1 to 3 on a die (3 in 6): Terror +1')
    expect(helped).toContain('4 to 6 on a die (3 in 6): Terror +2')
  })
})

describe('What lies beside the map', () => {
  const now = (rest: Partial<Position>) => boardOf(position({}, rest))

  it('6.5, P13 tells what the Haganah Track gives', () => {
    expect(haganahGives(now({ haganah: 4 }))).toEqual([HAGANAH_GIVES.space, HAGANAH_GIVES.cache])
    expect(haganahGives(now({ haganah: 3 }))).toEqual([HAGANAH_GIVES.nothing])
    expect(haganahGives(now({ haganah: 0 }))).toEqual(HAGANAH_GIVES.chit)
    const palmach = (side: 'shaded' | 'unshaded', haganah: number) =>
      haganahGives(now({ haganah, played: ['P13'], capabilities: [{ card: 'P13', side }] }))
    expect(palmach('shaded', 3)).toEqual([HAGANAH_GIVES.space])
    expect(palmach('unshaded', 4)).toEqual([HAGANAH_GIVES.cache])
  })

  it('1.6.1 shows every Intel chit, in the bag or held', () => {
    const groups = intelGroups(now({ intel: { 0: 1, 2: 2 } }))
    expect(groups.map(({ pile, chits }) => [pile, chits])).toEqual([
      ['held', [0, 2, 2]],
      ['bag', [0, 0, 1, 1, 1, 2]],
    ])
  })

  it('6.4 tells how many Cells come back from Prison', () => {
    expect([0, 1, 2, 5].map((prison) => comingBack({ prison }))).toEqual([0, 0, 1, 2])
  })
})

it('1.3.2, 1.3.3 Districts and Cities bear the value of a Sabotage beside their names, Railways none', () => {
  expect(SPACES.map((space) => ON_MAP.printedValue(space))).toEqual(
    SPACES.map((space) => (isRailway(space) ? null : isCity(space) ? 2 : 1)),
  )
})
