/*
 * The rulebook's example of play, answer by answer: the position after every step, and every number that
 * the book states. Where two steps go by without a question between them, the facts tell the first.
 */
import { describe, expect, test } from 'vitest'
import {
  AS_PLACED,
  CONTENTS,
  FORCE,
  OPERATIONS_CHITS,
  PUNISHMENTS,
  SPACES,
  apply,
  basesOnMap,
  board,
  count,
  facts,
  forecast,
  irregularsOnMap,
  newGame,
  onMap,
  options,
  question,
  record,
  replay,
  unityValue,
  type Ask,
  type Board,
  type CardId,
  type Content,
  type Fact,
  type Faction,
  type Force,
  type Game,
  type SpaceId,
} from '../../src/games/arab-revolt/rules/index'
import { EXAMPLE_OF_PLAY } from '../../src/games/arab-revolt/lessons/example-of-play'
import { answersOf } from '../../src/lessons/scenes'
import { asked, can, whyNot } from '../kit'
import example from './example-of-play.json'

type Contents = Partial<Record<Content, number>>
type Chits = Record<string, number>

interface Shown {
  spaces: Record<SpaceId, Contents>
  available: Record<Force | 'curfews', number>
  prison: { guerrillas: number; bases: number }
  outOfPlay: { troops: number; countries: readonly string[] }
  politicalWill: number
  unity: number
  operationsChits: { pool: Chits; drawn: Chits; used: Chits; held: Chits }
  punishmentChits: { pool: Chits; drawn: Chits; used: Chits; held: Chits }
  firstEligible: Faction
}

interface Step {
  n: number
  card: string | null
  who: string
  what: string
  /** The fact or phase it begins with, if the game does not wait between the step before and it. */
  starts?: 'eligibility' | 'political-will' | 'resources' | 'reset'
  /** How many answers of the lesson it has. */
  answers: number
  /** What is different from the step before. */
  then: Partial<
    Omit<Shown, 'spaces' | 'available' | 'operationsChits' | 'punishmentChits'> & {
      spaces: Partial<Record<SpaceId, Contents>>
      available: Partial<Shown['available']>
      operationsChits: { used: number[]; held: number[] }
      punishmentChits: { used: string[]; held: string[] }
    }
  >
}

const deck = example.deck as readonly CardId[]
const steps = example.steps as unknown as readonly Step[]

/** The answers of the lesson that players can open, those of one step after the other. */
const given = EXAMPLE_OF_PLAY.steps.flatMap(answersOf)

const present = <Key extends string>(counts: Record<Key, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0)) as Partial<
    Record<Key, number>
  >

const counted = (kinds: readonly (number | string)[], chits: readonly (number | string)[]): Chits =>
  present(
    Object.fromEntries(
      kinds.map((kind) => [String(kind), chits.filter((chit) => chit === kind).length]),
    ),
  ) as Chits

const trays = (
  kinds: readonly (number | string)[],
  each: number,
  { used, held }: { used: readonly (number | string)[]; held: readonly (number | string)[] },
) => {
  const out = [...used, ...held]
  const pool = kinds.flatMap((kind) =>
    Array.from({ length: each - out.filter((chit) => chit === kind).length }, () => kind),
  )
  return {
    pool: counted(kinds, pool),
    drawn: {},
    used: counted(kinds, used),
    held: counted(kinds, held),
  }
}

/** The position that the example states after each step. */
const expected = steps.reduce<Shown[]>((all, { then }) => {
  const { spaces, available, operationsChits, punishmentChits, ...rest } = then
  const before = all.at(-1)
  all.push({
    ...before,
    ...rest,
    spaces: { ...before?.spaces, ...spaces },
    available: { ...before?.available, ...available },
    operationsChits: operationsChits
      ? trays(OPERATIONS_CHITS, 3, operationsChits)
      : before!.operationsChits,
    punishmentChits: punishmentChits
      ? trays(PUNISHMENTS, 2, punishmentChits)
      : before!.punishmentChits,
  } as Shown)
  return all
}, [])

const shownTrays = (chits: Board['operationsChits'] | Board['punishmentChits']) => ({
  pool: present<string>(chits.pool),
  drawn: present<string>(chits.drawn),
  used: present<string>(chits.used),
  held: present<string>(chits.held),
})

const show = (on: Board): Shown =>
  ({
    spaces: Object.fromEntries(
      SPACES.map((space) => [
        space,
        present(Object.fromEntries(CONTENTS.map((one) => [one, count(on, one, space)]))),
      ]),
    ),
    available: { ...on.available },
    prison: { ...on.prison },
    outOfPlay: { ...on.outOfPlay },
    politicalWill: on.politicalWill,
    unity: on.unity,
    operationsChits: shownTrays(on.operationsChits),
    punishmentChits: shownTrays(on.punishmentChits),
    firstEligible: on.firstEligible,
  }) as Shown

const add = (counts: object, key: string | number, change: number) => {
  const all = counts as Record<string, number | undefined>
  const sum = (all[key] ?? 0) + change
  if (sum === 0) Reflect.deleteProperty(all, key)
  else all[key] = sum
}

const change = (counts: object, key: string, by: number) => {
  const all = counts as Record<string, number>
  all[key] = all[key]! + by
}

/** Carries out one fact, and nothing but what it says, on a position. */
const tell = (on: Shown, fact: Fact): void => {
  switch (fact.fact) {
    case 'placed':
      add(on.spaces[fact.space], AS_PLACED[fact.force], fact.number)
      change(on.available, fact.force, -fact.number)
      break
    case 'relocated':
      add(on.spaces[fact.from], fact.piece, -1)
      add(on.spaces[fact.to], AS_PLACED[FORCE[fact.piece]], 1)
      break
    case 'moved':
      add(on.spaces[fact.from], fact.piece, -fact.number)
      add(on.spaces[fact.to], fact.piece, fact.number)
      break
    case 'removed':
      add(on.spaces[fact.space], fact.piece, -fact.number)
      change(fact.to === 'prison' ? on.prison : on.available, FORCE[fact.piece], fact.number)
      break
    case 'activated':
    case 'hidden': {
      const flip = fact.fact === 'activated' ? fact.number : -fact.number
      add(on.spaces[fact.space], `${fact.force}Underground`, -flip)
      add(on.spaces[fact.space], `${fact.force}Active`, flip)
      break
    }
    case 'opposition':
      add(on.spaces[fact.space], 'opposition', fact.present ? 1 : -1)
      break
    case 'curfew':
      add(on.spaces[fact.space], 'curfew', fact.present ? 1 : -1)
      change(on.available, 'curfews', fact.present ? -1 : 1)
      break
    case 'sabotage':
      add(on.spaces[fact.space], 'sabotage', fact.change)
      break
    case 'released':
      change(on.available, 'guerrillas', fact.guerrillas)
      change(on.prison, 'guerrillas', -fact.guerrillas)
      break
    case 'political-will':
      on.politicalWill = fact.to
      break
    case 'unity':
      on.unity = fact.to
      break
    case 'eligibility':
      on.firstEligible = fact.first
      break
    case 'chit': {
      const chits = fact.kind === 'operations' ? on.operationsChits : on.punishmentChits
      add(chits[fact.from], fact.chit, -1)
      add(chits[fact.to], fact.chit, 1)
      break
    }
    case 'begins':
    case 'ends':
    case 'answered':
    case 'revealed':
    case 'took-box':
    case 'rolled':
    case 'will-counted':
      break
    default:
      throw new Error(`the example has no such fact: ${fact.fact}`)
  }
}

interface Played {
  /** The game as it waits after the answers of this step. */
  game: Game
  facts: readonly Fact[]
  /** The position as the facts tell it and, where the game waits just then, as the board has it. */
  positions: readonly Shown[]
}

const startOf = (starts: NonNullable<Step['starts']>, all: readonly Fact[], from: number): number =>
  all.findIndex(
    ({ fact, why }, i) =>
      i >= from &&
      (starts === 'eligibility' ? fact === starts : fact === 'begins' && why.what === starts),
  )

const playAll = (): readonly Played[] => {
  let game = newGame({ deck })
  const told = show(board(game))
  let from = 0
  const halts = steps.map(({ answers }) => {
    const before = facts(game).length
    game = given.slice(from, (from += answers)).reduce(apply, game)
    return { game, before, after: facts(game).length }
  })
  const all = facts(game)
  const begins: number[] = []
  for (const [i, { n, starts }] of steps.entries()) {
    const begin = starts ? startOf(starts, all, begins.at(-1)!) : halts[i]!.before
    if (begin < 0) throw new Error(`step ${String(n)} does not begin`)
    begins.push(begin)
  }
  return halts.map((halt, i): Played => {
    const end = begins[i + 1] ?? all.length
    const its = all.slice(begins[i], end)
    for (const fact of its) tell(told, fact)
    const now = structuredClone(told)
    return {
      game: halt.game,
      facts: its,
      positions: end === halt.after ? [now, show(board(halt.game))] : [now],
    }
  })
}

const played = playAll()
const after = (n: number): Board => board(played[n]!.game)
const contentsOf = (n: number, space: SpaceId) => played[n]!.positions[0]!.spaces[space]
const factsOf = <Kind extends Fact['fact']>(n: number, kind: Kind) =>
  played[n]!.facts.filter((one): one is Extract<Fact, { fact: Kind }> => one.fact === kind)
const answersTo = (n: number, key: Ask) =>
  factsOf(n, 'answered').flatMap(({ ask, answer }) => (ask === key ? [answer] : []))
const guerrillasOnMap = (on: Board) =>
  onMap(on, 'guerrillasUnderground') + onMap(on, 'guerrillasActive')

describe('8.0: the position after each step', () => {
  test('there are 59 steps, and every one has been played with all answers of the lesson', () => {
    expect(EXAMPLE_OF_PLAY.setup.deck).toEqual(deck)
    expect(steps.reduce((sum, { answers }) => sum + answers, 0)).toBe(given.length)

    expect(steps.map(({ n }) => n)).toEqual(Array.from({ length: 59 }, (_, n) => n))
    expect(played).toHaveLength(59)
  })

  const titled = steps.map(({ n, card, who, what }): [string, number] => [
    `${String(n)}${card ? ` (${card})` : ''}: ${who}, ${what}`,
    n,
  ])
  const states = (_: string, n: number) => {
    for (const position of played[n]!.positions) expect(position).toEqual(expected[n])
  }
  test.each(titled)('%s', states)

  test('the game waits after all steps but those that go by without a question', () => {
    const waits = (step: number) => played[step]!.positions.length === 2
    expect(steps.map(({ n }) => n).filter((n) => !waits(n))).toEqual([
      6, 13, 21, 31, 38, 47, 49, 50, 57,
    ])
  })

  test('the record plays again to the same board, and the game waits for the next card', () => {
    const { game } = played.at(-1)!
    const saved = JSON.parse(JSON.stringify(record(game))) as ReturnType<typeof record>
    const again = replay(saved)
    expect(again.stop).toBeNull()
    expect(board(again.game)).toEqual(board(game))
    expect(facts(again.game)).toEqual(facts(game))
    expect(asked(game)).toBe('reveal.card by chance')
    expect(options(game)).toHaveLength(32 - 6)
  })
})

describe('8.0: the numbers that the text states', () => {
  test('Rebels begin, with Political Will 18', () => {
    expect(asked(played[1]!.game)).toBe('turn.draw-chit by chance')
    expect(after(0)).toMatchObject({ politicalWill: 18, firstEligible: 'rebels' })
  })

  test('A13: of the chits 1 and 3 the 3 is used, the 1 goes back', () => {
    expect(factsOf(2, 'chit').map(({ chit, from, to }) => [chit, from, to])).toEqual([
      [1, 'pool', 'drawn'],
      [3, 'pool', 'drawn'],
      [3, 'drawn', 'used'],
      [1, 'drawn', 'pool'],
    ])
  })

  test('A13: Mobilize places two Bases, and a Guerrilla in the one space with Opposition', () => {
    expect(factsOf(3, 'placed').map(({ force, space }) => [force, space])).toEqual([
      ['bases', 'galilee'],
      ['bases', 'lydda'],
      ['guerrillas', 'samaria'],
    ])
    expect(basesOnMap(after(3))).toBe(4)
  })

  test('A13: Rally in three spaces places two, two and one Guerrilla, and Opposition in Lydda', () => {
    expect(answersTo(4, 'rally.space')).toEqual(['galilee', 'lydda', 'jerusalem-district'])
    expect(factsOf(4, 'placed').map(({ space }) => space)).toEqual([
      'galilee',
      'galilee',
      'lydda',
      'lydda',
      'jerusalem-district',
    ])
    expect(factsOf(4, 'opposition')).toMatchObject([{ space: 'lydda', present: true }])
    expect(guerrillasOnMap(after(4))).toBe(15)
  })

  test('A13: no Guerrilla is Active, so the 3 has no effect and the British are next', () => {
    expect(asked(played[5]!.game)).toBe('turn.box by british')
    expect(whyNot(played[5]!.game, 'operation-and-special')).toEqual({
      rule: '2.3.2',
      reason: 'box-taken',
    })
    expect(can(played[5]!.game, 'event')).toBe(true)
  })

  test('A13: four Troops and one Police Activate both Guerrillas', () => {
    const { troops, police } = expected[6]!.spaces['jerusalem-district']
    expect([troops, police]).toEqual([4, 1])
    expect(factsOf(6, 'activated')).toMatchObject([{ space: 'jerusalem-district', number: 2 }])
  })

  test('A14: Air Recon Activates one Guerrilla in each of two Districts', () => {
    expect(factsOf(9, 'activated').map(({ space, number }) => [space, number])).toEqual([
      ['haifa-district', 1],
      ['lydda', 1],
    ])
  })

  test('A14: Assault removes one Guerrilla in Haifa District and two in Jerusalem District', () => {
    expect(factsOf(10, 'removed').map(({ space, number }) => [space, number])).toEqual([
      ['haifa-district', 1],
      ['jerusalem-district', 2],
    ])
  })

  test('A14: a Limited March with a 2 has two origins, and nobody is noticed', () => {
    expect(answersTo(12, 'march.space')).toEqual(['samaria', 'lydda'])
    expect(factsOf(12, 'moved')).toHaveLength(6)
    expect(factsOf(12, 'activated')).toEqual([])
  })

  test('A14: the 2 removes the one Active Guerrilla, in Gaza', () => {
    expect(options(played[12]!.game)).toEqual(['gaza', 'done'])
    expect(factsOf(13, 'removed')).toMatchObject([
      { piece: 'guerrillasActive', space: 'gaza', number: 1, to: 'available' },
    ])
  })

  test('A10: the Detain drawn for its Mobilization alone goes back to the pool', () => {
    expect(factsOf(17, 'chit').map(({ chit, from, to }) => [chit, from, to])).toEqual([
      ['detain', 'pool', 'drawn'],
      ['detain', 'drawn', 'pool'],
    ])
    expect(factsOf(17, 'removed')).toEqual([])
  })

  test('A10: Detain sends two Guerrillas to Prison and leaves Opposition in both Districts', () => {
    expect(factsOf(20, 'removed').map(({ space, to }) => [space, to])).toEqual([
      ['haifa-district', 'prison'],
      ['jerusalem-district', 'prison'],
    ])
    expect(factsOf(20, 'opposition').map(({ space }) => space)).toEqual([
      'haifa-district',
      'jerusalem-district',
    ])
    expect(after(20).prison).toEqual({ guerrillas: 2, bases: 0 })
  })

  test('A10: Patrol Activates three Guerrillas on three Railways; the Assault removes one', () => {
    expect(factsOf(21, 'activated').map(({ number }) => number)).toEqual([1, 1, 1])
    expect(factsOf(21, 'removed')).toMatchObject([{ space: 'railway-tel-aviv-haifa', number: 1 }])
  })

  test('A11: two Limited Operations, for two Foreign Countries with Rebel pieces', () => {
    expect(question(played[23]!.game)).toMatchObject({
      ask: 'grant.operation',
      about: { limit: 2 },
    })
    expect(question(played[24]!.game)).toMatchObject({
      ask: 'grant.operation',
      about: { limit: 1 },
    })
    expect(asked(played[25]!.game)).toBe('turn.draw-chit by chance')
  })

  test('A11: the Ambush removes three Police and takes Political Will from 18 to 17', () => {
    expect(factsOf(27, 'removed').map(({ piece, space }) => [piece, space])).toEqual([
      ['police', 'galilee'],
      ['police', 'tel-aviv-jaffa'],
      ['police', 'jerusalem'],
    ])
    expect(factsOf(27, 'political-will')).toMatchObject([
      { change: -1, from: 18, to: 17, why: { rule: '3.3.4', what: 'ambush', by: 'rebels' } },
    ])
  })

  test('R12: the Raid sabotages one Railway and ambushes one Police, at no Political Will', () => {
    expect(factsOf(28, 'sabotage')).toMatchObject([
      { space: 'railway-haifa-syria', change: 1, left: 1 },
    ])
    expect(factsOf(29, 'removed')).toMatchObject([{ piece: 'police', space: 'samaria' }])
    expect([...factsOf(28, 'political-will'), ...factsOf(29, 'political-will')]).toEqual([])
    expect(after(29).politicalWill).toBe(17)
  })

  test('A11: the 3 replaces the Active Guerrilla in Tel Aviv-Jaffa with an Irregular', () => {
    expect(factsOf(30, 'removed')).toMatchObject([{ space: 'tel-aviv-jaffa', number: 1 }])
    expect(factsOf(30, 'placed')).toMatchObject([{ force: 'irregulars', space: 'tel-aviv-jaffa' }])
  })

  test('A23: Unity of value 1 lets one Irregular Divide; it reaches Jerusalem from its District', () => {
    expect(unityValue(after(33))).toBe(1)
    expect(asked(played[34]!.game)).toBe('deploy.space by british')
    expect(contentsOf(34, 'jerusalem-district')).toMatchObject({ irregularsActive: 1 })
    expect(contentsOf(34, 'jerusalem')).toMatchObject({ irregularsUnderground: 1 })
  })

  test('A23: Deploy places two, two and one, and lifts the Curfew with the Opposition', () => {
    expect(factsOf(35, 'placed').map(({ force, space }) => [force, space])).toEqual([
      ['police', 'tel-aviv-jaffa'],
      ['police', 'tel-aviv-jaffa'],
      ['police', 'haifa-district'],
      ['police', 'haifa-district'],
      ['irregulars', 'jerusalem-district'],
    ])
    expect(factsOf(35, 'curfew')).toMatchObject([{ space: 'jerusalem-district', present: false }])
    expect(factsOf(35, 'opposition')).toMatchObject([
      { space: 'jerusalem-district', present: false },
    ])
  })

  test('A23: a 5 fails against four Bases', () => {
    expect(factsOf(37, 'rolled')).toMatchObject([
      { die: 5, test: 'at-most', target: 4, modifier: 0, success: false },
    ])
  })

  test('A25: a 2 succeeds against four Bases, and Unity moves to the rightmost space of value 1', () => {
    expect(factsOf(42, 'rolled')).toMatchObject([{ die: 2, target: 4, success: true }])
    expect(factsOf(42, 'unity')).toMatchObject([{ toward: 'centralized', from: 2, to: 3 }])
    expect(unityValue(after(42))).toBe(1)
  })

  test('A25: Coordinate makes a chit of 1 two spaces, and it still has no effect (R6)', () => {
    expect(answersTo(43, 'rally.space')).toEqual(['lydda', 'galilee'])
    expect(factsOf(43, 'placed')).toHaveLength(4)
    expect(factsOf(43, 'opposition')).toMatchObject([{ space: 'galilee', present: true }])
    expect(asked(played[44]!.game)).toBe('turn.box by british')
  })

  test('A25: four Troops sweep Samaria; Demolish clears two Districts and places two Guerrillas', () => {
    expect(contentsOf(45, 'samaria')).toMatchObject({ troops: 4 })
    expect(factsOf(47, 'opposition').map(({ space, present: there }) => [space, there])).toEqual([
      ['haifa-district', false],
      ['samaria', false],
    ])
    expect(factsOf(47, 'placed').map(({ force, space }) => [force, space])).toEqual([
      ['guerrillas', 'haifa-district'],
      ['guerrillas', 'samaria'],
    ])
  })

  const LINES = [
    {
      rule: '6.1.1',
      line: 'sabotaged-railways',
      amount: -1,
      number: 1,
      spaces: ['railway-haifa-syria'],
    },
    {
      rule: '6.1.1',
      line: 'clear-railways',
      amount: 1,
      number: 3,
      spaces: ['railway-egypt-tel-aviv', 'railway-tel-aviv-jerusalem', 'railway-tel-aviv-haifa'],
    },
    {
      rule: '6.1.2',
      line: 'rebel-majorities',
      amount: -4,
      number: 2,
      spaces: ['galilee', 'lydda'],
    },
    {
      rule: '6.1.2',
      line: 'contained-spaces',
      amount: 1,
      number: 3,
      spaces: ['jerusalem-district', 'gaza', 'haifa'],
    },
    {
      rule: '6.1.3',
      line: 'districts-with-bases',
      amount: -3,
      number: 3,
      spaces: ['galilee', 'samaria', 'lydda'],
    },
    { rule: '6.1.4', line: 'irregulars', amount: -1, number: 4 },
  ]

  test('A33: the forecast is a net of -7, from 17 to 10, line by line', () => {
    const told = forecast(after(48))
    expect(told).toMatchObject({ net: -7, from: 17, to: 10, forcedSabotage: [] })
    expect(told.lines).toMatchObject(LINES)
  })

  test('A33: Political Will falls by 7 at once, for these lines, and nobody has won', () => {
    expect(factsOf(50, 'will-counted')).toMatchObject([{ net: -7, lines: LINES }])
    expect(factsOf(50, 'political-will')).toMatchObject([{ change: -7, from: 17, to: 10 }])
    expect(asked(played[50]!.game)).toBe('propaganda.punishment by british')
  })

  test('A33: a 2 succeeds against four Bases, and Unity becomes Centralized', () => {
    expect(factsOf(52, 'rolled')).toMatchObject([{ die: 2, target: 4, success: true }])
    expect(factsOf(52, 'unity')).toMatchObject([{ from: 3, to: 4 }])
    expect(unityValue(after(52))).toBe(0)
  })

  test('A33: the Foreign Assistance of 2 goes unused, with no Guerrilla Available', () => {
    expect(after(52).available.guerrillas).toBe(0)
    expect(factsOf(53, 'chit').map(({ chit, from, to }) => [chit, from, to])).toEqual([
      [2, 'pool', 'drawn'],
      [2, 'drawn', 'pool'],
    ])
  })

  test('A33: a Unity value of 0 leaves only the roll to Divide; a 6 fails against four Irregulars', () => {
    const choosing = apply(played[53]!.game, 'divide')
    expect(options(choosing)).toEqual(['roll'])
    expect(whyNot(choosing, 'activate')).toEqual({ rule: '6.6.2', reason: 'unity-too-low' })
    expect(irregularsOnMap(after(53))).toBe(4)
    expect(factsOf(54, 'rolled')).toMatchObject([{ die: 6, target: 4, success: false }])
  })

  test('A33: Mobilize places the last Base, and two Guerrillas taken from abroad (R2)', () => {
    expect(factsOf(55, 'placed').map(({ force, space }) => [force, space])).toEqual([
      ['bases', 'haifa-district'],
    ])
    expect(factsOf(55, 'relocated').map(({ from, to }) => [from, to])).toEqual([
      ['lebanon', 'galilee'],
      ['syria', 'lydda'],
    ])
  })

  test('A33: two Troops leave the Railways, and two of four Irregulars the map', () => {
    expect(factsOf(56, 'moved').map(({ to, number }) => [to, number])).toEqual([
      ['tel-aviv-jaffa', 1],
      ['tel-aviv-jaffa', 1],
    ])
    expect(factsOf(56, 'removed').map(({ space }) => space)).toEqual([
      'tel-aviv-jaffa',
      'jerusalem',
    ])
    expect(asked(played[56]!.game)).toBe('redeploy.guerrillas by rebels')
  })

  test('A33: the Reset frees two Guerrillas and leaves nobody Active', () => {
    expect(factsOf(58, 'released')).toMatchObject([{ guerrillas: 2, bases: 0 }])
    expect(onMap(after(58), 'guerrillasActive') + onMap(after(58), 'irregularsActive')).toBe(0)
    expect(onMap(after(58), 'sabotage')).toBe(0)
  })

  test('the Rebels end Centralized, with 10 Political Will left and all five Bases on the map', () => {
    expect(after(58)).toMatchObject({ politicalWill: 10, unity: 4, outcome: null })
    expect(basesOnMap(after(58))).toBe(5)
  })
})
