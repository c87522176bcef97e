/*
 * Palestine's example of play, answer by answer: the position after every step, and every number that the
 * book states. Where two steps go by without a question between them, the facts tell the first.
 */
import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  facts,
  forecast,
  newGame,
  question,
  record,
  replay,
  type Board,
  type CardId,
  type Fact,
  type Game,
  type SpaceId,
} from '../../src/games/palestine/rules/index'
import { EXAMPLE_OF_PLAY } from '../../src/games/palestine/lessons/example-of-play'
import { asked, can, whyNot } from '../games/palestine/kit'
import { show, tell, type Contents, type Shown } from '../games/palestine/retell'
import example from './palestine-example.json'

interface Step {
  n: number
  card: string | null
  who: string
  what: string
  /** The fact or phase it begins with, if the game does not wait between the step before and it. */
  starts?: 'haganah' | 'eligibility' | 'political-will' | 'resources' | 'reset'
  /** How many answers of the lesson it has. */
  answers: number
  /** What is different from the step before. */
  then: Partial<
    Omit<Shown, 'spaces' | 'available'> & {
      spaces: Partial<Record<SpaceId, Contents>>
      available: Partial<Shown['available']>
    }
  >
}

const deck = example.deck as readonly CardId[]
const steps = example.steps as unknown as readonly Step[]

/** The answers of the lesson that players can open, those of one step after the other. */
const given = EXAMPLE_OF_PLAY.steps.map((step) => ('play' in step ? step.play : []))

/** The position that the example states after each step. */
const expected = steps.reduce<Shown[]>((all, { then }) => {
  const before = all.at(-1)
  const spaces = { ...before?.spaces, ...then.spaces }
  const available = { ...before?.available, ...then.available }
  all.push({ ...before, ...then, spaces, available } as Shown)
  return all
}, [])

interface Played {
  /** The game as it waits after the answers of this step. */
  game: Game
  facts: readonly Fact[]
  /** The position as the facts tell it and, where the game waits just then, as the board has it. */
  positions: readonly Shown[]
}

const startOf = (starts: NonNullable<Step['starts']>, all: readonly Fact[], from: number): number =>
  all.findIndex(({ fact, why }, i) => {
    if (i < from) return false
    if (starts === 'eligibility' || starts === 'haganah') return fact === starts
    return fact === 'begins' && why.what === starts
  })

const playAll = (): readonly Played[] => {
  let game = newGame({ deck })
  const told = show(board(game))
  const halts = given.map((answers) => {
    const before = facts(game).length
    game = answers.reduce(apply, game)
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
const factsOf = <Kind extends Fact['fact']>(n: number, kind: Kind) =>
  played[n]!.facts.filter((one): one is Extract<Fact, { fact: Kind }> => one.fact === kind)
const rolls = (n: number) =>
  factsOf(n, 'rolled').map(({ die, modifier, success }) => [die, modifier, success])

describe('8.0: the position after each step', () => {
  test('there are 43 steps, and every one has been played', () => {
    expect(steps.map(({ n }) => n)).toEqual(Array.from({ length: 43 }, (_, n) => n))
    expect(played).toHaveLength(43)
    expect(EXAMPLE_OF_PLAY.setup.deck).toEqual(deck)
    expect(given.map((answers) => answers.length)).toEqual(steps.map(({ answers }) => answers))
  })

  const titled = steps.map(({ n, card, who, what }): [string, number] => [
    `${String(n)}${card ? ` (${card})` : ''}: ${who}, ${what}`,
    n,
  ])
  test.each(titled)('%s', (_: string, n: number) => {
    for (const position of played[n]!.positions) expect(position).toEqual(expected[n])
  })

  test('the game waits after all steps but those that go by without a question', () => {
    const waits = (step: number) => played[step]!.positions.length === 2
    expect(steps.map(({ n }) => n).filter((n) => !waits(n))).toEqual([
      3, 5, 10, 16, 21, 28, 33, 35, 36, 41,
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
  })
})

describe('8.0: the numbers that the text states', () => {
  test('set-up: Available and tracks', () => {
    expect(after(0).available).toEqual({
      troops: 0,
      police: 3,
      cells: 6,
      armsCaches: 3,
      curfews: 3,
    })
    expect(after(0)).toMatchObject({ politicalWill: 18, haganah: 4, firstEligible: 'irgun' })
  })

  test('P31: Sabotage in four spaces, one of them for Haganah at 4; a fifth could be paid for', () => {
    expect(question(played[2]!.game)?.about).toMatchObject({ limit: 4 })
    expect(can(played[3]!.game, { piece: 'armsCaches', space: 'lydda' })).toBe(true)
    expect(rolls(2)).toEqual([
      [4, 0, true],
      [2, 0, false],
      [4, -1, true],
    ])
  })

  test('P31: Terror at 5 − 1 + 2 places two markers; the Track takes two Cells and an Arms Cache', () => {
    expect(rolls(3)).toEqual([[5, 1, true]])
    expect(factsOf(3, 'terror')).toMatchObject([{ space: 'jerusalem', change: 2 }])
    expect(factsOf(4, 'haganah')).toMatchObject([{ from: 4, to: 3 }])
    expect(factsOf(4, 'withheld').map(({ force, number }) => [force, number])).toEqual([
      ['cells', 2],
      ['armsCaches', 1],
    ])
  })

  test('P31: the Limited Patrol removes an Active Cell to Prison', () => {
    expect(factsOf(5, 'removed')).toMatchObject([{ space: 'jerusalem', number: 1, to: 'prison' }])
  })

  test('P10: Deploy places three Police; two Troops move; Restore turns two Terror markers', () => {
    expect(factsOf(8, 'placed').map(({ space }) => space)).toEqual([
      'samaria',
      'tel-aviv-jaffa',
      'haifa',
    ])
    expect(factsOf(9, 'flipped')).toMatchObject([{ space: 'jerusalem', number: 2 }])
  })

  test('P10: Irgun have the choice that the British had; Rob succeeds at 4 and Activates nobody', () => {
    expect(whyNot(played[9]!.game, 'operation-and-special')).toEqual({
      rule: '2.3.2',
      reason: 'box-taken',
    })
    expect(rolls(10)).toEqual([[4, 0, true]])
    expect(factsOf(10, 'activated')).toEqual([])
  })

  test('P27: a fourth space of Recruit for the Arms Cache of Haifa District; a Pass draws a 1', () => {
    expect(factsOf(13, 'placed').map(({ number }) => number)).toEqual([1, 1, 1])
    expect(factsOf(14, 'removed')).toMatchObject([{ piece: 'armsCaches', space: 'haifa-district' }])
    expect(factsOf(15, 'removed')).toMatchObject([{ piece: 'police', space: 'tel-aviv-jaffa' }])
    expect(factsOf(16, 'intel')).toMatchObject([{ chit: 1, change: 'drawn' }])
  })

  test('P25: Search Activates one Cell each; Mass Detention takes three, and 1 Political Will', () => {
    expect(factsOf(19, 'activated').map(({ space, number }) => [space, number])).toEqual([
      ['tel-aviv-jaffa', 1],
      ['jerusalem', 1],
      ['lydda', 1],
    ])
    expect(after(20)).toMatchObject({ prison: 4, politicalWill: 17 })
  })

  test('P7: the Cell that comes under Curfew stays Active; Propagandize takes 4; others hide', () => {
    expect(factsOf(24, 'hidden')).toEqual([])
    expect(factsOf(25, 'political-will').map(({ change }) => change)).toEqual([-2, -2])
    expect(factsOf(26, 'hidden')).toMatchObject([{ space: 'railway-haifa-syria', number: 1 }])
  })

  test('P7: an Arms Cache brings 1 and a chit of 0, which pays at once for another space', () => {
    expect(factsOf(27, 'intel')).toMatchObject([{ chit: 0, change: 'drawn' }])
    expect(factsOf(28, 'intel')).toMatchObject([{ chit: 0, change: 'discarded' }])
    expect(factsOf(28, 'removed')).toMatchObject([{ space: 'jerusalem', to: 'available' }])
    expect(after(28).politicalWill).toBe(14)
  })

  test('P8: Negotiate takes Haganah to 2; one Cell comes from Available, two from the map', () => {
    expect(rolls(31)).toEqual([[5, 0, true]])
    expect(factsOf(31, 'withheld')).toMatchObject([{ force: 'cells', number: 1 }])
    expect(factsOf(31, 'removed').map(({ space, to }) => [space, to])).toEqual([
      ['haifa-district', 'haganah-track'],
      ['jerusalem-district', 'haganah-track'],
    ])
  })

  test('P8: a chit of 1 removes an Underground Cell; two Curfews cost 2', () => {
    expect(factsOf(32, 'intel')).toMatchObject([{ chit: 1, change: 'spent' }])
    expect(after(33).politicalWill).toBe(12)
  })

  test('Propaganda: −6 for Cities, −1 for Galilee, +1 for a City, +2 for the Railways', () => {
    const { lines, net } = forecast(after(33))
    expect(lines.map(({ amount }) => amount)).toEqual([-1, 0, -6, 0, 2, 1])
    expect(net).toBe(-4)
    expect(after(38).politicalWill).toBe(8)
  })

  test('Propaganda: nobody can Rob; a chit is drawn; two of five Cells come back', () => {
    expect(factsOf(38, 'intel')).toMatchObject([{ chit: 0, change: 'drawn' }])
    expect(factsOf(42, 'released')).toMatchObject([{ number: 2 }])
    expect(after(42)).toMatchObject({ prison: 3, firstEligible: 'irgun' })
  })
})
