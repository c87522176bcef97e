import { beforeAll, describe, expect, test } from 'vitest'
import { board, forecast, options, question } from '../../../src/games/index'
import { boardOf, type Board as PalestineBoard } from '../../../src/games/palestine/rules/index'
import { LEARN_LESSONS } from '../../../src/games/arab-revolt/lessons/learn'
import { LEARN_LESSONS as OF_PALESTINE } from '../../../src/games/palestine/lessons/learn'
import { BRITISH_TURN } from '../../../src/games/palestine/lessons/british-turn'
import { CURFEWS_AND_ARRESTS } from '../../../src/games/palestine/lessons/curfews-and-arrests'
import { EVENTS_AND_PAYMENTS } from '../../../src/games/palestine/lessons/events-and-payments'
import { IRGUN_TURN } from '../../../src/games/palestine/lessons/irgun-turn'
import { PROPAGANDA_ROUND } from '../../../src/games/palestine/lessons/propaganda-round'
import { SPACES_AND_PIECES } from '../../../src/games/palestine/lessons/spaces-and-pieces'
import { SPECIAL_ACTIVITIES } from '../../../src/games/palestine/lessons/special-activities'
import { ASK_HINTS } from '../../../src/games/arab-revolt/words/en/learn-asks'
import type { Lesson } from '../../../src/lessons/lesson'
import { lessonOf } from '../../../src/lessons/reading'
import { played } from '../../../src/lessons/scenes'
import { createTable, present, type TableStore } from '../../../src/store/index'
import { heardAt } from '../../../src/ui/learn/heard-at'
import { doingsOf, placeOf, suggestedStroke } from '../../../src/ui/learn/suggested-stroke'
import { lessonAfter, lessonOn, setupOf, teach } from '../../../src/ui/learn/lessons'
import { playRandom } from '../../play-random'
import '../../games/palestine/begin'

/** The lessons of either game, in their order. */
const TAUGHT: readonly (readonly Lesson[])[] = [LEARN_LESSONS, OF_PALESTINE]

beforeAll(() => Promise.all([teach('arab-revolt'), teach('palestine')]))

const begun = (lesson: Lesson) => {
  const table = createTable()
  table.getState().newGame(setupOf(lesson)!)
  return table
}

const now = (state: TableStore) => present(state)!

/** Goes past the count, which asks nothing. */
const ahead = (table: ReturnType<typeof begun>) => {
  while (table.getState().between) table.getState().goOn()
}

/** Does what a lesson says, up to a step by its number, or to its end. */
const followed = (lesson: Lesson, upTo = Infinity) => {
  const table = begun(lesson)
  const heard: number[] = []
  let presses = 0
  for (;;) {
    ahead(table)
    const place = placeOf(table.getState())
    if (place === null)
      throw new Error(`${lesson.id} has left its course after step ${heard.at(-1)}`)
    if (place === 'over' || place.number === upTo) return { table, heard }
    if (heard.at(-1) !== place.number) heard.push(place.number)
    if (++presses > 99) throw new Error(`${lesson.id} stands still at step ${place.number}`)
    const suggested = suggestedStroke(table.getState())
    if (suggested === null) table.getState().endTurn()
    else table.getState().answer(...suggested)
    if ('play' in place.step && now(table.getState()).turnOver) table.getState().endTurn()
    expect(table.getState().error).toBeNull()
  }
}

const EACH = TAUGHT.flatMap((all) =>
  all.map((lesson) => [`${lesson.game}, ${lesson.id}`, lesson, all] as const),
)

describe.each(EACH)('%s', (_, lesson, all) => {
  test('is a lesson, of two to five minutes, with an aim of its own', () => {
    expect(lessonOf(JSON.parse(JSON.stringify(lesson)))).toEqual(lesson)
    expect(lesson.minutes).toBeGreaterThanOrEqual(2)
    expect(lesson.minutes).toBeLessThanOrEqual(5)
    expect(new Set(all.map(({ goal }) => goal)).size).toBe(all.length)
  })

  test('is played to its end by the rules', () => {
    const { scenes, fault } = played(lesson)
    expect(fault).toBeNull()
    expect(scenes).toHaveLength(lesson.steps.length)
  })

  test('can be followed at the table, step by step, to its end', () => {
    const { table, heard } = followed(lesson)
    expect(heard).toEqual(doingsOf(lesson).map((_, index) => index + 1))
    expect(heardAt(table.getState())).toEqual({ kind: 'over' })
  })
})

test.each(TAUGHT)(
  'the lessons follow one another, and the goal of the game comes first',
  (...all) => {
    const [first] = all
    expect((first!.steps[0] as { say: string }).say).toMatch(/The Rebels win if|Irgun win if/)
    expect(all.map((lesson) => lessonAfter(lesson)?.id)).toEqual([
      ...all.slice(1).map(({ id }) => id),
      undefined,
    ])
  },
)

test('each is known by its set-up, also in another order; no other game is a lesson', () => {
  for (const lesson of TAUGHT.flat()) {
    const setup = setupOf(lesson)!
    const other = Object.fromEntries(Object.entries(setup.rules!).reverse())
    expect(lessonOn({ ...setup, rules: other })?.id).toBe(lesson.id)
    expect(lessonOn({ ...setup, seed: 9 })).toBeNull()
    expect(lessonOn({ ...setup, chance: 'hand' })).toBeNull()
    expect(lessonOn({ ...setup, rules: {} })).toBeNull()
  }
})

describe('what a lesson says is so', () => {
  const lesson = (id: string) => LEARN_LESSONS.find((one) => one.id === id)!
  const net = (id: string, upTo?: number) =>
    forecast(now(followed(lesson(id), upTo).table.getState()).game).net

  test('a Rally in two spaces makes the forecast fall from +1', () => {
    expect([net('rebel-turn', 1), net('rebel-turn', 3)]).toEqual([1, -1])
  })

  test('Special Activities: +1 before the turn of the Rebels, −5 after it, −3 after the Sweep', () => {
    const id = 'special-activities'
    expect([net(id, 1), net(id, 10), net(id, 14)]).toEqual([1, -5, -3])
  })

  test('the count takes Political Will from 18 to 12', () => {
    const { game } = now(followed(lesson('propaganda-round'), 2).table.getState())
    expect(board(game).politicalWill).toBe(12)
  })

  test('Samaria, to which a lesson points, cannot have a Deploy', () => {
    const { game } = now(followed(lesson('spaces-and-pieces'), 3).table.getState())
    expect(options(game)).not.toContain('samaria')
  })
})

describe('what a lesson of Palestine says is so', () => {
  const at = (lesson: unknown, upTo?: number) => {
    const { game } = now(followed(lesson as Lesson, upTo).table.getState())
    const { politicalWill, haganah, prison, available, intel } = board(
      game,
    ) as unknown as PalestineBoard
    const { armsCaches } = available
    return { politicalWill, haganah, prison, armsCaches, held: intel.held, net: forecast(game).net }
  }

  test('Spaces and pieces: six cubes find both Cells of Haifa', () => {
    const { game } = now(followed(SPACES_AND_PIECES, 4).table.getState())
    const { map } = board(game) as unknown as PalestineBoard
    const { map: found } = boardOf({
      ...SPACES_AND_PIECES.setup.position!,
      spaces: {
        ...SPACES_AND_PIECES.setup.position!.spaces,
        'railway-tel-aviv-haifa': {},
        haifa: { troops: 5, police: 1, cellsActive: 2, curfew: 1 },
      },
    })
    expect(map).toEqual(found)
  })

  test('An Irgun turn: one Rob of two succeeds, and two Railways lead from +5 to −1', () => {
    expect(at(IRGUN_TURN, 1)).toMatchObject({ net: 5, armsCaches: 3 })
    expect(at(IRGUN_TURN, 11)).toMatchObject({ net: 5, armsCaches: 2 })
    expect(at(IRGUN_TURN)).toMatchObject({ net: -1, armsCaches: 3 })
  })

  test('A British turn: one Cell in Prison, then 1 Political Will and a chit', () => {
    expect(at(BRITISH_TURN, 11)).toMatchObject({ politicalWill: 18, prison: 1 })
    const { held, ...end } = at(BRITISH_TURN)
    expect(end).toMatchObject({ politicalWill: 19, prison: 1, armsCaches: 4 })
    expect(held[0] + held[1] + held[2]).toBe(1)
  })

  test('Special Activities: +5 after the Recruit, 0 after the Terror, and Haganah at 3', () => {
    expect(at(SPECIAL_ACTIVITIES, 7)).toMatchObject({ net: 5, haganah: 4 })
    expect(at(SPECIAL_ACTIVITIES, 15)).toMatchObject({ net: 0, haganah: 4 })
    expect(at(SPECIAL_ACTIVITIES)).toMatchObject({ haganah: 3, prison: 2 })
  })

  test('Curfews and arrests: three Cells and 1 Political Will, then 16, and Terror that stays', () => {
    expect(at(CURFEWS_AND_ARRESTS, 6)).toMatchObject({ politicalWill: 17, prison: 3 })
    expect(at(CURFEWS_AND_ARRESTS, 12)).toMatchObject({ politicalWill: 16, net: -1 })
    expect(at(CURFEWS_AND_ARRESTS)).toMatchObject({ politicalWill: 16, net: 2 })
  })

  test('Events, Offensive and Lead: the chit drawn is a 0, and both payments are gone', () => {
    expect(at(EVENTS_AND_PAYMENTS, 4)).toMatchObject({ held: { 0: 1, 1: 0, 2: 0 }, armsCaches: 2 })
    expect(at(EVENTS_AND_PAYMENTS)).toMatchObject({ held: { 0: 0, 1: 0, 2: 0 }, armsCaches: 3 })
  })

  test('The Propaganda Round: from 18 to 11, and one of three Cells comes back', () => {
    expect(at(PROPAGANDA_ROUND, 1)).toMatchObject({ politicalWill: 11, prison: 3 })
    expect(at(PROPAGANDA_ROUND)).toMatchObject({ politicalWill: 11, prison: 2 })
  })
})

describe('off the course', () => {
  const first: Lesson = LEARN_LESSONS[0]!

  test('another answer leads to a hint for the question, and undo back to the course', () => {
    const { table } = followed(first, 2)
    table.getState().answer('sweep')
    expect(question(now(table.getState()).game)!.ask).toBe('sweep.space')
    const hint = ASK_HINTS['sweep.space']
    expect(heardAt(table.getState())).toEqual({ kind: 'ask', hint })
    expect(suggestedStroke(table.getState())).toBeNull()
    table.getState().undo()
    expect(heardAt(table.getState())).toMatchObject({ kind: 'step' })
  })

  test('something is said as long as the lesson lasts, and then that it is over', () => {
    for (const lesson of [...LEARN_LESSONS.slice(0, 5), ...TAUGHT[1]!]) {
      const table = begun(lesson)
      for (let steps = 0; steps < 400; steps++) {
        ahead(table)
        expect(heardAt(table.getState()), lesson.id).not.toBeNull()
        if (heardAt(table.getState())?.kind === 'over') break
        if (now(table.getState()).turnOver) table.getState().endTurn()
        else playRandom(table)
      }
      expect(heardAt(table.getState())).toEqual({ kind: 'over' })
    }
  })
})
