import { expect, it } from 'vitest'
import { keptIn } from '../../src/records/kept'
import { savedGame } from '../../src/records/saved-game'
import { AGAINST_BOT, BOTS, PLAYERS, STANDING_IN, playedBy } from '../who-sits'

const ROW = {
  id: 'a-1',
  name: '',
  seats: PLAYERS,
  changed: '2026-11-18T12:00:00.000Z',
  card: 3,
  campaign: 1,
  politicalWill: 17,
  toMove: 'rebels',
  map: [0, 1, 99],
  revision: 1,
}

it.each<[string, object]>([
  ['as it was kept at first', {}],
  ['with all that it may tell', { format: 'palestine', created: ROW.changed, order: 1, name: 'é' }],
  ['of a game that is over', { toMove: null }],
  ['with a bot', { seats: AGAINST_BOT }],
])('a row is read %s', (_, part) => {
  expect(keptIn({ ...ROW, ...part })).toEqual({ ...ROW, ...part })
})

const without = (name: string) =>
  Object.fromEntries(Object.entries(ROW).filter(([field]) => field !== name))

it('a row from before bots could sit is read', () => {
  const before = { ...without('seats'), players: { british: 'A', rebels: 'B' }, mode: 'play' }
  expect(keptIn(before)?.seats).toEqual(playedBy('A', 'B'))
})

const [player, bot] = [PLAYERS['british'], BOTS['rebels']]

const WRONG_SEATS: readonly unknown[] = [
  null,
  [],
  [player],
  { british: [] },
  { british: { kind: 'player' } },
  { british: null },
  { british: { kind: 'guest', name: '' } },
  { british: { ...player, name: 'x'.repeat(81) } },
  { british: { ...player, more: 1 } },
  { british: { ...bot, seed: 0x100000000 } },
  { british: { ...bot, level: 'x'.repeat(41) } },
  { british: { ...bot, standIn: false } },
  { british: { ...player, standIn: true } },
  { ['x'.repeat(41)]: player },
]

const agreed = (seats: unknown): readonly boolean[] => [
  keptIn({ ...ROW, seats }) !== null,
  savedGame.shape.seats.safeParse(seats).success,
]

it.each([PLAYERS, BOTS, AGAINST_BOT, STANDING_IN, {}])(
  'seats are right in a row and in a record: %j',
  (seats) => {
    expect(agreed(seats)).toEqual([true, true])
  },
)

it.each(WRONG_SEATS.map((seats) => [seats]))(
  'seats are wrong in a row and in a record: %j',
  (seats) => {
    expect(agreed(seats)).toEqual([false, false])
  },
)

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'row'],
  ['a list', [ROW]],
  ...Object.keys(ROW).map((name): [string, unknown] => [`without ${name}`, without(name)]),
  ...Object.entries({
    more: [1],
    __proto: [{}],
    format: [undefined, 7, 'x'.repeat(41)],
    id: ['', 'A', 'a b', 'x'.repeat(65)],
    name: [7, 'x'.repeat(81)],
    changed: ['yesterday', '2026-11-18'],
    created: [null, '2026'],
    card: [-1, 1.5, 1000, '3', NaN],
    campaign: [null],
    politicalWill: [1000],
    toMove: [7, 'x'.repeat(41)],
    map: [null, [100], ['1'], Array<number>(1000).fill(0)],
    order: [-1, Infinity],
    revision: ['1', -1],
    seats: WRONG_SEATS,
  }).flatMap(([name, wrongs]) =>
    wrongs.map((wrong): [string, unknown] => [
      `with ${name} ${JSON.stringify(wrong)}`,
      { ...ROW, [name]: wrong },
    ]),
  ),
])('a row tells nothing: %s', (_, row) => {
  expect(keptIn(row)).toBeNull()
})
