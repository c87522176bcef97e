import { describe, expect, test } from 'vitest'
import {
  RulesError,
  apply,
  board,
  chanceAnswer,
  chanceOption,
  newGame,
  options,
  playOut,
  question,
  record,
  replay,
  seededNumber,
  type CardId,
  type Game,
  type GameRecord,
  type Option,
  type Position,
  type Setup,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  british,
  event,
  firstToAct,
  play,
  position,
  propaganda,
  rebels,
} from '../../../../kit'

const refusal = (act: () => unknown): RulesError => {
  try {
    act()
  } catch (error) {
    if (error instanceof RulesError) return error
    throw error
  }
  throw new Error('accepted')
}

/** Games that wait for answers of every kind. */
const WAITING: Readonly<Record<string, () => Game>> = {
  'a card': () => newGame(),
  'a die': () => event('A19', 'unshaded', 'british', {}),
  'a box': () => firstToAct('british', {}),
  'a space': () => british('deploy', { haifa: { troops: 1 } }),
  'a force': () => play(british('deploy', { haifa: { troops: 1 } }), 'haifa'),
  'a pick': () =>
    play(
      rebels('ambush', { haifa: { police: 1, irregularsActive: 1, guerrillasUnderground: 1 } }),
      'haifa',
    ),
  'a move': () => play(british('patrol', { haifa: { troops: 2 } }), 'jerusalem'),
  'a group': () => play(rebels('march', { gaza: { guerrillasUnderground: 2 } }), 'gaza'),
  'a chit': () => play(firstToAct('rebels', {}), 1, 3),
  'a chit to hold': () => propaganda({}),
}

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

/** `[[[…]]]`, so deep that a recursive walk would not come back. */
const deep = (depth: number): unknown => {
  let nested: unknown = []
  for (let level = 0; level < depth; level++) nested = [nested]
  return nested
}

const unwilling = {
  toJSON() {
    throw new Error('not me')
  },
  toString() {
    throw new Error('not me')
  },
}

/** What is an answer to nothing. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  NaN,
  Infinity,
  -1,
  0,
  7,
  1.5,
  2 ** 53,
  1n,
  '',
  ' haifa',
  'Haifa',
  '1',
  '__proto__',
  'constructor',
  'toString',
  Symbol('haifa'),
  Symbol.iterator,
  () => 'haifa',
  (given: unknown) => given,
  Array,
  [],
  ['haifa'],
  [1],
  {},
  { space: 'haifa' },
  { piece: 'police' },
  { piece: 'police', space: 'nowhere' },
  { piece: 'police', space: ['haifa'] },
  { piece: 'troops', from: 'haifa', to: 'jerusalem', number: 3 },
  { piece: 'troops', from: 'haifa', to: 'jerusalem', number: '1' },
  { piece: 'troops', from: 'haifa', to: 'jerusalem', number: 0 },
  { piece: 'troops', from: 'haifa', to: 'jerusalem', number: -1 },
  { piece: 'troops', from: 'haifa', to: 'jerusalem', number: 0.5 },
  { from: 'gaza', to: 'lydda', underground: 3, active: 0 },
  { from: 'gaza', to: 'lydda', underground: 0, active: 0 },
  { from: 'gaza', to: 'lydda', underground: 2, active: -1 },
  { from: 'gaza', to: 'lydda', underground: NaN, active: 0 },
  { from: 'gaza', to: 'haifa', underground: 1, active: 0 },
  { chit: 2, from: 'drawn' },
  { chit: 1, from: 'pool' },
  { chit: '1', from: 'drawn' },
  { chit: { chit: 1 }, from: 'drawn' },
  new Map([['space', 'haifa']]),
  new Set(['haifa']),
  new Date(0),
  /haifa/,
  new Error('haifa'),
  Promise.resolve('haifa'),
  new Uint8Array(2),
  new String('haifa'),
  new Number(1),
  Object.create(null),
  Object.create({ piece: 'police', space: 'haifa' }),
  JSON.parse('{ "__proto__": { "piece": "police", "space": "haifa" } }'),
  JSON.parse('{ "__proto__": "police", "space": "haifa" }'),
  cyclic,
  deep(20_000),
  unwilling,
  { piece: unwilling, space: 'haifa' },
]

/** Refuses an answer as not offered, names it, and leaves the game as it was and ready to go on. */
const expectRefused = (game: Game, given: unknown) => {
  const before = structuredClone({ game, board: board(game) })
  const legal = options(game)
  const question = asked(game)
  const error = refusal(() => apply(game, given as Option))
  expect(error.mistake).toBe('not-offered')
  expect(error.asked).toBe(question)
  expect(Object.is(error.given, given)).toBe(true)
  expect({ game, board: board(game) }).toEqual(before)
  expect(asked(game)).toBe(question)
  expect(options(game)).toBe(legal)
}

describe('apply refuses all that is not offered', () => {
  describe.each(Object.keys(WAITING))('where the game waits for %s', (kind) => {
    test('junk of every kind', () => {
      const game = WAITING[kind]!()
      for (const junk of JUNK) expectRefused(game, junk)
      expect(apply(game, options(game)[0]!).setup).toBe(game.setup)
    })

    test('an answer with a key more, or a key less, or in a list', () => {
      const game = WAITING[kind]!()
      const [first] = options(game)
      expectRefused(game, [first])
      if (typeof first !== 'object') return
      const [key] = Object.keys(first)
      expectRefused(game, { ...first, extra: 1 })
      expectRefused(game, { ...first, extra: undefined })
      expectRefused(game, Object.fromEntries(Object.entries(first).slice(1)))
      expectRefused(game, { ...first, [key!]: undefined })
    })
  })

  test('what a refusal names is refused', () => {
    expectRefused(WAITING['a space']!(), 'railway-haifa-syria')
  })

  test('the answer before, once it has been given', () => {
    const game = play(WAITING['a space']!(), 'haifa', 'irregulars')
    expectRefused(game, 'irregulars')
    expectRefused(game, 'haifa')
  })

  test('an answer to another question', () => {
    expectRefused(WAITING['a space']!(), 'rally')
    expectRefused(WAITING['a box']!(), 'haifa')
    expectRefused(WAITING['a chit']!(), 1)
    expectRefused(WAITING['a die']!(), { chit: 1, from: 'drawn' })
    expectRefused(WAITING['a card']!(), 'A33')
  })

  test('an answer of the other Faction', () => {
    expectRefused(firstToAct('british', {}), { chit: 1, from: 'held' })
    expectRefused(play(firstToAct('british', {}), 'limited-operation'), 'rally')
  })

  test('all, once the game is over', () => {
    const over = propaganda({}, { played: ['A33', 'A34'] }, 'A35')
    for (const given of [...JUNK, 'pass', 'done', 1]) {
      const error = refusal(() => apply(over, given as Option))
      expect({ mistake: error.mistake, asked: error.asked }).toEqual({
        mistake: 'game-over',
        asked: 'nothing',
      })
      expect(Object.is(error.given, given)).toBe(true)
    }
  })

  test('an object whose values cannot be read', () => {
    expectRefused(WAITING['a pick']!(), {
      space: 'haifa',
      get piece(): string {
        throw new Error('not me')
      },
    })
  })

  test('an object whose keys cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable({ piece: 'police', space: 'haifa' }, {})
    revoke()
    expectRefused(WAITING['a pick']!(), proxy)
  })

  test('an option in odd clothes is recorded as the plain option that it equals', () => {
    const game = WAITING['a pick']!()
    const dressed: unknown = Object.assign(Object.create(unwilling), {
      [Symbol('extra')]: 1,
      piece: 'police',
      space: 'haifa',
    })
    expect(JSON.stringify(apply(game, dressed as Option).choices.at(-1))).toBe(
      '{"piece":"police","space":"haifa"}',
    )
  })
})

test('the error is an Error that tells what was asked and given', () => {
  const error = refusal(() => apply(WAITING['a space']!(), 'gaza'))
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('RulesError')
  expect(error.message).toBe('not-offered: deploy.space by british, given "gaza"')
})

test('chance has no answer when the game is over', () => {
  const over = propaganda({}, { played: ['A33', 'A34'] }, 'A35')
  expect(refusal(() => chanceAnswer(over, 0.5)).mistake).toBe('game-over')
})

/* Mutation: inputs that are nearly right. */

/** A source of chance for these tests: the same in every run. */
class Luck {
  private readonly seed: number
  private count = 0

  constructor(seed: number) {
    this.seed = seed
  }

  next(): number {
    return seededNumber(this.seed, this.count++)
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }
}

type Container = Record<string, unknown> | unknown[]

const containersIn = (value: unknown): Container[] => {
  if (typeof value !== 'object' || value === null) return []
  return [value as Container, ...Object.values(value).flatMap(containersIn)]
}

const WRONG_NUMBERS = [
  0,
  1,
  2,
  3,
  5,
  16,
  99,
  100,
  -1,
  -0,
  0.5,
  1e9,
  2 ** 53,
  NaN,
  Infinity,
] as const
const WRONG_WORDS = [
  'haifa',
  'syria',
  'railway-haifa-syria',
  'troops',
  'bases',
  'guerrillasActive',
  'curfew',
  'A1',
  'A11',
  'A33',
  'A34',
  'british',
  'rebels',
  'event',
  'shaded',
  'fine',
  'first-eligible',
  'second-eligible',
  'resources',
  'reset',
  'reveal',
  'over',
  'done',
  'pass',
  'A36',
  '',
  '__proto__',
  'constructor',
] as const
const WRONG_KEYS = [
  'haifa',
  'gaza',
  'lebanon',
  'troops',
  'police',
  'opposition',
  'curfew',
  'sabotage',
  'used',
  'held',
  '1',
  'fine',
  'phase',
  'chit',
  'deck',
  'position',
  'prison',
  'extra',
  'toString',
  '__proto__',
] as const

const wrongValue = (luck: Luck): unknown => {
  switch (luck.below(8)) {
    case 0:
      return luck.of([null, undefined, true, false, '', 1n])
    case 1:
      return luck.of([{}, [], [[]], { card: 'A1' }, ['A1'], deep(500)])
    case 2:
    case 3:
      return luck.of(WRONG_WORDS)
    case 4:
      return { [luck.of(WRONG_KEYS)]: luck.of(WRONG_NUMBERS) }
    default:
      return luck.of(WRONG_NUMBERS)
  }
}

const put = (into: Container, key: string, value: unknown): void => {
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true })
}

const change = (into: Container, luck: Luck): void => {
  const keys = Object.keys(into)
  const key = keys.length > 0 ? luck.of(keys) : luck.of(WRONG_KEYS)
  const value: unknown = Reflect.get(into, key)
  const drop = () => {
    if (Array.isArray(into)) into.splice(Number(key), 1)
    else Reflect.deleteProperty(into, key)
  }
  const add = (added: unknown) => {
    if (Array.isArray(into)) into.splice(luck.below(into.length + 1), 0, added)
    else put(into, luck.of(WRONG_KEYS), added)
  }
  switch (luck.below(8)) {
    case 0:
      drop()
      break
    case 1:
      drop()
      add(value)
      break
    case 2:
      add(value)
      break
    case 3:
      add(wrongValue(luck))
      break
    case 4:
      put(into, key, wrongValue(luck))
      break
    case 5:
      put(into, key, [value])
      break
    case 6:
      put(into, key, typeof value === 'number' ? value + 1 : luck.of(WRONG_WORDS))
      break
    default:
      put(into, key, typeof value === 'number' ? luck.below(6) : luck.of(WRONG_WORDS))
  }
}

/** A copy with one to three things in it that are not as they were. */
const mutated = (value: unknown, luck: Luck): unknown => {
  const box = [structuredClone(value)]
  const containers = [...containersIn(box)]
  for (let left = luck.of([1, 1, 1, 2, 3]); left > 0; left--) change(luck.of(containers), luck)
  return box[0]
}

const FAR_TOO_MANY = 5000

/** Plays to the end at random: every question has an answer, and the end comes. */
const playToTheEnd = (game: Game, luck: Luck): void => {
  let answers = 0
  const end = playOut(game, (open, legal) => {
    if (legal.length === 0) throw new Error(`no answer to ${open.ask}`)
    if ((answers += 1) > FAR_TOO_MANY) throw new Error(`no end, at ${open.ask}`)
    return open.by === 'chance' ? chanceOption(open, legal, luck.next()) : luck.of(legal)
  })
  expect(end.board.phase).toBe('over')
  expect(end.board.outcome).not.toBeNull()
}

const written = (input: unknown): string => {
  try {
    return JSON.stringify(input)
  } catch {
    return typeof input
  }
}

/** Tells whether the rules accept an input; any other error than theirs is told with the input. */
const accepted = (input: unknown, use: () => void): boolean => {
  try {
    use()
    return true
  } catch (error) {
    if (error instanceof RulesError) return false
    throw new Error(`${String(error)} from ${written(input)}`, { cause: error })
  }
}

const FULL: Position = {
  ...position({
    haifa: { troops: 3, police: 1, curfew: 1 },
    samaria: { troops: 2, guerrillasUnderground: 2, guerrillasActive: 1, bases: 1, opposition: 1 },
    gaza: { irregularsUnderground: 2, guerrillasActive: 1 },
    syria: { bases: 1, guerrillasUnderground: 2 },
    'railway-haifa-syria': { sabotage: 1, guerrillasActive: 1 },
  }),
  prison: { guerrillas: 2, bases: 1 },
  outOfPlay: { troops: 5, countries: ['transjordan', 'egypt'] },
  tegartPolice: 1,
  operationsChits: { held: { 3: 1 }, used: { 1: 1 } },
  punishmentChits: { held: { fine: 1 }, used: { detain: 1 } },
  played: ['A28', 'A2', 'A33', 'A1'],
  capabilities: [
    { card: 'A28', side: 'unshaded' },
    { card: 'A2', side: 'shaded' },
  ],
  firstEligible: 'british',
  phase: 'second-eligible',
  boxes: { british: 'event', rebels: null },
  chit: null,
}

const FIRST_CARDS: readonly CardId[] = ['A13', 'A14', 'A10', 'A11', 'A23', 'A25', 'A33']
const at = (phase: string, played: readonly CardId[]): Setup => ({
  position: { ...FULL, phase, played: ['A28', 'A2', ...played], boxes: {} } as Position,
})
const SETUPS: readonly Setup[] = [
  {},
  { deck: FIRST_CARDS },
  {
    deck: FIRST_CARDS.slice(0, 2),
    position: { ...FULL, played: ['A28', 'A2'], phase: 'reveal', boxes: {} },
  },
  { position: FULL },
  at('first-eligible', ['A9']),
  at('mandatory-event', ['A24']),
  at('political-will', ['A33']),
  at('resources', ['A34']),
  at('support', ['A35']),
  at('redeploy', ['A33']),
  at('reset', ['A34']),
]

describe('off the printed deck, every question still has an answer', () => {
  const NONE_LEFT = { used: { 1: 3, 2: 3, 3: 3 } } as const

  test('all Operations chits used', () => {
    const game = firstToAct('rebels', {}, { operationsChits: NONE_LEFT })
    expect(options(game)).not.toEqual([])
  })

  test('all Operations chits used, and A9 shaded asks for one (R36)', () => {
    const game = event(
      'A9',
      'shaded',
      'british',
      { samaria: { bases: 1 } },
      {
        operationsChits: NONE_LEFT,
      },
    )
    expect(options(game)).not.toEqual([])
  })

  test('ten Events before the first Propaganda card', () => {
    const deck: CardId[] = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A12']
    playToTheEnd(newGame({ deck }), new Luck(1))
  })
})

describe('a record of the wrong shape', () => {
  test('a set-up that is no object', () => {
    const given = { setup: 'A13', answers: [] } as unknown as GameRecord
    expect(refusal(() => replay(given)).message).toBe('not-an-object: setup, given "A13"')
  })

  test.each([
    ['nothing', null],
    ['a number', 1],
    ['no answers', { setup: {} }],
    ['answers that are no list', { setup: {}, answers: 'A13' }],
    ['a field too many', { setup: {}, answers: [], seed: 1 }],
  ])('%s', (_, given) => {
    expect(refusal(() => replay(given as GameRecord)).mistake).toMatch(
      /not-an-object|unknown-field/,
    )
  })
})

test('a list with holes is no list of cards', () => {
  const holes: CardId[] = ['A3', 'A4', 'A5']
  Reflect.deleteProperty(holes, 1)
  for (const field of ['played', 'capabilities'])
    expect(
      refusal(() => newGame({ position: { ...position({}), [field]: holes } })),
    ).toBeInstanceOf(RulesError)
  expect(refusal(() => newGame({ deck: holes })).mistake).toBe('unknown-card')
})

describe('inputs that are nearly right are refused with a RulesError, or played to the end', () => {
  test('1,500 set-ups', () => {
    const luck = new Luck(1936)
    let plays = 0
    for (let number = 0; number < 1500; number++) {
      const setup = mutated(luck.of(SETUPS), luck)
      if (accepted(setup, () => playToTheEnd(newGame(setup as Setup), luck))) plays += 1
    }
    expect(plays).toBeGreaterThan(200)
    expect(plays).toBeLessThan(1000)
  })

  test('500 records', () => {
    const luck = new Luck(1939)
    let stops = 0
    let refused = 0
    for (let number = 0; number < 500; number++) {
      const broken = mutated(luck.of(RECORDS), luck)
      const fine = accepted(broken, () => {
        const { game, stop } = replay(broken as GameRecord)
        if (stop) stops += 1
        playToTheEnd(game, luck)
      })
      if (!fine) refused += 1
    }
    expect(stops).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(50)
  })
})

/** The first answers of a game played at random. */
const recordOf = (setup: Setup, answers: number, luck: Luck): GameRecord => {
  let game = newGame(setup)
  for (let left = answers; left > 0 && question(game) !== null; left--)
    game = apply(game, luck.of(options(game)))
  return record(game)
}

const RECORDS: readonly GameRecord[] = [5, 20, 60].flatMap((answers) =>
  [SETUPS[0]!, SETUPS[1]!, SETUPS[3]!].map((setup) => recordOf(setup, answers, new Luck(answers))),
)
