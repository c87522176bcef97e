import { expect, test } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import {
  FEW,
  Counting,
  gamesIn,
  pruned,
  rowsOf,
  tallyAt,
  wideEnough,
  withResult,
  type Tally,
  type Times,
} from '../../src/openings/tally'
import type { TurnTaken } from '../../src/openings/turns'

const turn = (box: string, action: string, spaces = ''): TurnTaken => ({
  where: ['1', 'A7', 'rebels', 'first'],
  ...{ box, action, spaces },
})

/** So many games in which the same was done. */
const counted = (...games: readonly (readonly [number, TurnTaken, boolean])[]) => {
  const counting = new Counting()
  for (const [number, one, won] of games) for (let i = 0; i < number; i++) counting.add([one], won)
  return counting.tally()
}

const HERE = '1/A7/rebels/first'

/** In how many games, and in how many that the first side won. */
const gamesAt = (tally: Tally, path: readonly string[]) =>
  tallyAt(tally, path)
    ?.slice(0, 2)
    .map((times) => (times as Times)[1])

test('Each row counts its games, and those that the first side won', () => {
  const tally = counted(
    [40, turn('event', 'shaded'), true],
    [35, turn('event', 'shaded'), false],
    [FEW - 1, turn('pass', 'pass'), false],
  )
  expect(gamesAt(tally, [HERE])).toEqual([104, 40])
  expect(gamesAt(tally, [HERE, 'event', 'shaded'])).toEqual([75, 40])
  expect(tallyAt(tally, [HERE, 'nothing', 'like', 'it'])).toBeUndefined()
})

const EVENTS = [turn('event', 'shaded'), turn('event', 'shaded'), turn('event', 'unshaded')]

test('A game in which the same was done several times is one game', () => {
  const counting = new Counting()
  for (let i = 0; i < FEW - 1; i++) counting.add(EVENTS, i < 5)
  const few = tallyAt(counting.tally(), [HERE])!
  const turns = 3 * (FEW - 1)
  expect(tallyAt(few, ['event'])!.slice(0, 2)).toEqual([
    [turns, FEW - 1],
    [15, 5],
  ])
  expect(rowsOf(few)).toEqual({ rows: [], others: turns })
  expect(tallyAt(pruned(counting.tally()), [HERE])).toEqual(few.slice(0, 2))
  const elsewhere = EVENTS.map((one): TurnTaken => ({
    ...one,
    where: ['2', 'A7', 'rebels', 'first'],
  }))
  counting.add(elsewhere, false)
  const { at, tally } = wideEnough(counting.tally(), EVENTS[0]!.where)
  expect(at).toEqual([null, 'A7', 'rebels', 'first'])
  expect(rowsOf(tally).rows.map(({ name }) => name)).toEqual(['event'])
  // Of so many games only a few were won.
  expect(rowsOf(withResult(tally, true)).rows).toEqual([])
})

test('Rows of few games are not told, but counted among the others of what they belong to', () => {
  const tally = counted(
    [FEW, turn('b', 'x'), true],
    [FEW - 1, turn('a', 'x'), true],
    [FEW + 5, turn('c', 'x'), true],
  )
  const { rows, others } = rowsOf(tallyAt(tally, [HERE])!)
  expect(rows.map(({ name }) => name)).toEqual(['c', 'b'])
  expect(others).toBe(FEW - 1)
})

test('What is pruned tells the same rows as what is whole', () => {
  const random = randomFrom(3)
  const counting = new Counting()
  const any = (names: string) => names[Math.floor(random() ** 2 * names.length)]!
  for (let i = 0; i < 900; i++)
    counting.add([turn(any('ab'), any('xyzvw'), any('123456789'))], random() < 0.5)
  const whole = counting.tally()
  const short = pruned(whole)
  expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(whole).length)
  const compare = (path: readonly string[]): void => {
    const [one, other] = [rowsOf(tallyAt(whole, path)!), rowsOf(tallyAt(short, path)!)]
    const told = ({ rows, others }: typeof one) => ({
      others,
      rows: rows.map(({ name, tally: [all, won] }) => [name, all, won]),
    })
    expect(told(other)).toEqual(told(one))
    for (const { name } of one.rows) compare([...path, name])
  }
  compare([HERE])
  compare(['*/*/rebels/first'])
})

test('Where too few turns were taken, a wider place is told', () => {
  const [few, many] = [turn('a', 'x'), turn('b', 'x')]
  const elsewhere: TurnTaken = { ...many, where: ['2', 'A7', 'rebels', 'first'] }
  const otherCard: TurnTaken = { ...many, where: ['3', 'A9', 'rebels', 'first'] }
  const sought = few.where
  expect(wideEnough(counted([FEW, few, true]), sought).at).toEqual(sought)
  const wider = wideEnough(counted([1, few, true], [FEW, elsewhere, false]), sought)
  expect(wider.at).toEqual([null, 'A7', 'rebels', 'first'])
  expect(gamesAt(wider.tally, [])).toEqual([FEW + 1, 1])
  const widest = wideEnough(counted([1, few, true], [FEW, otherCard, false]), sought)
  expect(widest.at).toEqual([null, null, 'rebels', 'first'])
  const none = wideEnough(counted([1, few, true]), sought)
  expect([none.at, gamesIn(none.tally)]).toEqual([sought, 1])
})

test('A filter by result counts only such games', () => {
  const tally = counted([40, turn('a', 'x'), true], [50, turn('a', 'x'), false])
  expect(gamesAt(withResult(tally, true), [HERE, 'a'])).toEqual([40, 40])
  expect(gamesAt(withResult(tally, false), [HERE, 'a'])).toEqual([50, 0])
})
