import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load, options, outcome, question, type Option } from '../../src/games/index'
import { seededNumber } from '../../src/coin/chance'
import { askLab, type Answered, type Asker } from '../../src/seats/asker'
import { createDriver, type Driver } from '../../src/seats/driver'
import {
  atOf,
  botToAct,
  canUndo,
  lineOf,
  present,
  undoTakesBack,
  type Seats,
} from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { sit } from '../../src/store/table/sitting'
import { playOn, seated, type TableStore } from '../store/playing'
import { AGAINST_BOT, BOTS, PLAYERS, STANDING_IN } from '../who-sits'

/** A driver of a table that somebody looks at. */
const drive: typeof createDriver = (...of) => {
  const driver = createDriver(...of)
  driver.getState().see(true)
  return driver
}

const plain = (option: Option): Answered => ({ option, priority: 'act-in-full', why: null })

/** A thinker whose answers come when the test says so. */
class Thinker implements Asker {
  readonly asked: {
    readonly level: string
    readonly options: readonly Option[]
    readonly give: (option: Option) => void
    readonly fail: (error: Error) => void
    isDropped: boolean
  }[] = []
  opened = 0
  closed = 0

  readonly open = (): Promise<Asker> => {
    this.opened += 1
    return Promise.resolve(this)
  }

  ask: Asker['ask'] = (game, { level }) => {
    let asked: Thinker['asked'][number]
    const answer = new Promise<Option>((give, fail) => {
      asked = { level, options: options(game), give, fail, isDropped: false }
      this.asked.push(asked)
    })
    return { answer: answer.then(plain), drop: () => (asked.isDropped = true) }
  }

  close = () => {
    this.closed += 1
  }

  get last() {
    return this.asked.at(-1)!
  }
}

/** One that answers at once, at random. */
const quick: Asker = {
  ask: (game, { seed }) => {
    const legal = options(game)
    const at = Math.floor(seededNumber(seed, game.choices.length) * legal.length)
    return { answer: Promise.resolve(plain(legal[at]!)), drop: () => undefined }
  },
  close: () => undefined,
}

const SETUP = { seats: AGAINST_BOT, handovers: true }

const now = (table: TableStore) => present(table.getState())!
const isBots = (table: TableStore) => botToAct(table.getState()) !== null

/** Plays for the player, up to a question of the bot's. */
const untilBot = (table: TableStore): void => {
  for (let i = 0; i < 500 && !isBots(table); i++) {
    table.getState().goOn()
    if (!isBots(table)) playOn(table, 1)
  }
  expect(isBots(table)).toBe(true)
}

/** A table at which a bot has to answer, and a player has decided before. */
const seatedBefore = (): TableStore => {
  const table = seated(SETUP)
  untilBot(table)
  for (let i = 0; i < 500 && isBots(table); i++) playOn(table, 1)
  untilBot(table)
  return table
}

const settle = () => vi.advanceTimersByTimeAsync(0)

/** A table at which a bot has to answer, and a driver that has asked. */
const thinking = async () => {
  const [table, thinker] = [seatedBefore(), new Thinker()]
  if (now(table).turnOver) throw new Error('the bot has nothing to answer')
  const driver = drive(table, thinker.open)
  driver.getState().setPace(0)
  await settle()
  return { table, thinker, driver, moment: now(table) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a driver', () => {
  it('asks the bot whose side has to act, and gives its answer', async () => {
    const { table, thinker, driver, moment } = await thinking()
    expect(thinker.asked).toHaveLength(1)
    expect(thinker.last.level).toBe('newcomer')
    expect(driver.getState().doing).toEqual({ is: 'thinking', faction: 'rebels' })
    const [option] = thinker.last.options
    thinker.last.give(option!)
    await settle()
    const { line } = table.getState().branches[0]!
    expect(line[line.indexOf(moment) + 1]!.steps[0]!.answer).toEqual(option)
  })

  it('ends the turn of a bot, and is idle while a player has to act', async () => {
    const table = seated(SETUP)
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(0)
    for (let i = 0; i < 60 && outcome(now(table).game) === null; i++) {
      await settle()
      expect(isBots(table)).toBe(false)
      expect(driver.getState().doing).toEqual({ is: 'idle' })
      expect(table.getState().between).not.toBe('handover')
      table.getState().goOn()
      playOn(table, 1)
    }
    expect(lineOf(table.getState()).some(({ seat }) => seat === 'rebels')).toBe(true)
  })

  it('plays a whole game where two bots sit, and stands still at its end', async () => {
    const table = seated({ seats: BOTS, handovers: true })
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(0)
    for (let i = 0; i < 2000 && outcome(now(table).game) === null; i++) await settle()
    expect(outcome(now(table).game)).not.toBeNull()
    expect(driver.getState().doing).toEqual({ is: 'idle' })
  })

  it('tells how the last answer came about, when it is given', async () => {
    const { driver, thinker, table } = await thinking()
    expect(driver.getState().given).toBeNull()
    const { game } = now(table)
    thinker.last.give(thinker.last.options[0]!)
    await vi.advanceTimersByTimeAsync(1000)
    expect(driver.getState().given).toMatchObject({ game, priority: 'act-in-full' })
  })

  it('gives no answer to another moment than was asked about', async () => {
    const { table, thinker } = await thinking()
    const { give, options: given } = thinker.last
    table.getState().undo()
    expect([now(table).seat, isBots(table)]).toEqual(['british', false])
    expect(thinker.last.isDropped).toBe(true)
    const before = table.getState()
    give(given[0]!)
    await settle()
    expect(table.getState()).toBe(before)
  })

  it('leaves players, branches and a table that looks on alone', async () => {
    const thinker = new Thinker()
    const table = seated({ seats: PLAYERS })
    drive(table, thinker.open)
    playOn(table, 20)
    const other = seatedBefore()
    const at = atOf(other.getState())
    exploring(other.getState()).explore(at)
    drive(other, thinker.open)
    const third = seatedBefore()
    third.getState().follow(true)
    drive(third, thinker.open)
    await settle()
    expect([thinker.opened, thinker.asked]).toEqual([0, []])
    exploring(other.getState()).switchBranch(0)
    await settle()
    expect(thinker.asked).toHaveLength(1)
  })
})

it('nobody plays at a table that is not looked at', async () => {
  const [table, thinker] = [seatedBefore(), new Thinker()]
  const driver = createDriver(table, thinker.open)
  await settle()
  expect(thinker.opened).toBe(0)
  driver.getState().see(true)
  await settle()
  expect(thinker.asked).toHaveLength(1)
  driver.getState().see(false)
  expect([thinker.last.isDropped, driver.getState().doing.is]).toEqual([true, 'idle'])
})

describe('a bot that fails', () => {
  it('says so in words, and is asked anew when that is wished', async () => {
    const { thinker, driver } = await thinking()
    thinker.last.fail(new Error('out of ideas'))
    await settle()
    expect(driver.getState().doing).toEqual({
      ...{ is: 'failed', faction: 'rebels', message: 'out of ideas' },
    })
    expect([thinker.opened, thinker.closed]).toEqual([1, 1])
    driver.getState().tryAgain()
    await settle()
    expect(driver.getState().doing.is).toBe('thinking')
    expect([thinker.opened, thinker.asked.length]).toEqual([2, 2])
  })

  it('can be answered for: whoever stands in for it decides', async () => {
    const { table, thinker, driver } = await thinking()
    thinker.last.fail(new Error('out of ideas'))
    await settle()
    sit(table.getState(), 'rebels', STANDING_IN['rebels']!)
    expect(driver.getState().doing).toEqual({ is: 'idle' })
    const at = atOf(table.getState())
    playOn(table, 1)
    await settle()
    expect(atOf(table.getState())).toBe(at + 1)
    expect(thinker.asked).toHaveLength(1)
  })

  it('has failed where its answer is none, and is not asked for ever', async () => {
    const { table, thinker, driver, moment } = await thinking()
    thinker.last.give('nonsense')
    await settle()
    expect(now(table)).toBe(moment)
    expect(driver.getState().doing).toMatchObject({ is: 'failed' })
    expect(thinker.asked).toHaveLength(1)
  })

  it('has failed where no answer comes', async () => {
    const { thinker, driver } = await thinking()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(driver.getState().doing).toMatchObject({ is: 'failed', message: 'no answer has come' })
    expect(thinker.last.isDropped).toBe(true)
  })

  it('has failed where nobody comes who could think', async () => {
    const table = seatedBefore()
    const driver = drive(table, () => Promise.reject(new Error('not fetched')))
    await settle()
    expect(driver.getState().doing).toMatchObject({ is: 'failed', message: 'not fetched' })
  })
})

describe('the pace of bots', () => {
  const watched = async () => {
    const table = seated({ seats: BOTS })
    const driver = drive(table, () => Promise.resolve(quick))
    await settle()
    return { table, driver, at: () => atOf(table.getState()) }
  }

  it('is one step after the other, with time between', async () => {
    const { driver, at } = await watched()
    driver.getState().setPace(1000)
    await vi.advanceTimersByTimeAsync(900)
    expect(at()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(at()).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(at()).toBe(6)
  })

  it('can be halted, and goes on step by step or by itself', async () => {
    const { driver, at } = await watched()
    driver.getState().setPlaying(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at()).toBe(0)
    driver.getState().next()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at()).toBe(1)
    driver.getState().setPlaying(true)
    await vi.advanceTimersByTimeAsync(600)
    expect(at()).toBeGreaterThan(1)
  })

  it('is none as long as something halts it, and is then as it was', async () => {
    const { driver, at } = await watched()
    driver.getState().setPace(1000)
    const goOn = driver.getState().halt()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at()).toBe(0)
    goOn()
    expect(driver.getState().playing).toBe(true)
    driver.getState().setPlaying(false)
    driver.getState().halt()()
    expect(driver.getState().playing).toBe(false)
  })

  it('is no longer skipped when it is halted', async () => {
    const table = seatedBefore()
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(60_000)
    driver.getState().setPlaying(false)
    driver.getState().skip()
    driver.getState().setPlaying(false)
    const at = atOf(table.getState())
    for (let i = 0; i < 10; i++) await settle()
    expect(atOf(table.getState())).toBe(at)
  })

  it('takes no step that was asked for before it was halted', async () => {
    const { table, thinker, driver, moment } = await thinking()
    driver.getState().setPlaying(false)
    driver.getState().next()
    driver.getState().halt()
    thinker.last.give(thinker.last.options[0]!)
    await settle()
    expect(now(table)).toBe(moment)
  })

  it('can be skipped to the next decision of a player', async () => {
    const table = seatedBefore()
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(60_000)
    await settle()
    expect(isBots(table)).toBe(true)
    driver.getState().skip()
    for (let i = 0; i < 100; i++) await settle()
    expect(isBots(table)).toBe(false)
    untilBot(table)
    for (let i = 0; i < 100; i++) await settle()
    expect(isBots(table)).toBe(true)
  })
})

describe('where chance is answered by hand', () => {
  const byHand = (table: TableStore) => {
    const asked = question(now(table).game)
    return !now(table).turnOver && asked?.by === 'chance'
  }
  /** A table, and bots at it that go on as far as they can. */
  const played = async (seats: Seats) => {
    const table = seated({ seats, chance: 'hand', handovers: false })
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(0)
    await settle()
    return { table, driver }
  }
  const isIdle = ({ getState }: { getState: () => Driver }) => getState().doing.is === 'idle'

  it.each([
    ['two bots', BOTS],
    ['a bot and a player', AGAINST_BOT],
  ])('%s play a whole game with whoever rolls and draws for them', async (_, seats) => {
    const { table, driver } = await played(seats)
    let rolls = 0
    for (let i = 0; i < 5000 && outcome(now(table).game) === null; i++) {
      expect([isBots(table), isIdle(driver)]).toEqual([false, true])
      if (byHand(table)) rolls += 1
      table.getState().goOn()
      playOn(table, 1)
      await settle()
    }
    expect(outcome(now(table).game)).not.toBeNull()
    expect(rolls).toBeGreaterThan(30)
  })

  it('in a watched game, undoing leads back to the last roll or draw', async () => {
    const { table } = await played(BOTS)
    const rolled = [atOf(table.getState())]
    expect([byHand(table), canUndo(table.getState())]).toEqual([true, false])
    for (let i = 0; i < 12; i++) {
      playOn(table, 1)
      await settle()
      expect(byHand(table)).toBe(true)
      rolled.push(atOf(table.getState()))
    }
    expect(undoTakesBack(table.getState())).toMatch(/bot|chance/)
    for (const at of rolled.reverse().slice(1)) {
      table.getState().undo()
      await settle()
      expect(atOf(table.getState())).toBe(at)
    }
    expect(canUndo(table.getState())).toBe(false)
  })
})

describe('undo against a bot', () => {
  const played = async () => {
    const table = seated(SETUP)
    const driver = drive(table, () => Promise.resolve(quick))
    driver.getState().setPace(0)
    await settle()
    return table
  }

  it('goes back to the player’s own last decision, and redo to the next', async () => {
    const table = await played()
    while (!canUndo(table.getState()) || now(table).steps.length === 0) {
      table.getState().goOn()
      playOn(table, 1)
      await settle()
    }
    for (let i = 0; i < 40; i++) {
      table.getState().goOn()
      const before = now(table)
      playOn(table, 1)
      await settle()
      const after = atOf(table.getState())
      const passed = lineOf(table.getState()).slice(
        lineOf(table.getState()).indexOf(before) + 1,
        after,
      )
      if (!passed.some(({ game }) => question(game)?.by === 'rebels')) continue
      table.getState().undo()
      expect(now(table)).toBe(before)
      await settle()
      expect(now(table)).toBe(before)
      table.getState().redo()
      expect(atOf(table.getState())).toBe(after)
    }
  })

  it('is none before the first decision of the player', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = seated({ ...SETUP, seed })
      const driver = drive(table, () => Promise.resolve(quick))
      driver.getState().setPace(0)
      await settle()
      expect(canUndo(table.getState())).toBe(false)
    }
  })
})

it('bots of the lab play by the rules, and one that nobody knows says so', async () => {
  vi.useRealTimers()
  await load('arab-revolt')
  const { game } = now(seatedBefore())
  const asker = askLab()
  for (const level of ['newcomer', 'steward', 'officer', 'planner']) {
    const { answer } = asker.ask(game, { kind: 'bot', level, seed: 7 })
    expect(options(game)).toContainEqual((await answer).option)
  }
  expect(() => asker.ask(game, { kind: 'bot', level: 'oracle', seed: 7 })).toThrow('oracle')
  asker.close()
})
