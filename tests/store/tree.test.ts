import { describe, expect, it } from 'vitest'
import { answerCount, options, question, record } from '../../src/games/index'
import {
  atOf,
  lineOf,
  MAIN,
  branchOf,
  canRedo,
  createTable,
  isExploring,
  present,
  undoTakesBack,
} from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { playOn, seated, seen, type TableStore } from './playing'
import { playRandom } from '../play-random'

/** A game of thirty moments, explored from the tenth on. */
const explored = (): TableStore => {
  const table = seated()
  playOn(table, 30)
  exploring(table.getState()).explore(10)
  return table
}

const answers = (table: TableStore) => record(present(table.getState())!.game).answers
const branch = (table: TableStore, id: number) => branchOf(table.getState(), id)!
const otherAnswer = (table: TableStore) => {
  const { game, steps } = present(table.getState())!
  const next = lineOf(table.getState())[atOf(table.getState()) + 1]
  return options(game).find((one) => one !== (next ?? { steps }).steps[0]?.answer)!
}

describe('exploring', () => {
  it('begins a branch and leaves the main line as it is', () => {
    const table = seated()
    playOn(table, 30)
    const before = lineOf(table.getState())
    exploring(table.getState()).explore(10)
    expect(isExploring(table.getState())).toBe(true)
    expect(lineOf(table.getState())).toEqual(before.slice(0, 11))
    playOn(table, 5)
    expect(branch(table, MAIN).line).toBe(before)
    expect(branch(table, MAIN).at).toBe(30)
    expect(lineOf(table.getState())).toHaveLength(16)
  })

  it('shares the very moments of the line that it leaves', () => {
    const table = explored()
    const { line } = branch(table, MAIN)
    lineOf(table.getState()).forEach((moment, index) => expect(moment).toBe(line[index]))
  })

  it('comes back to where the game stood', () => {
    const table = seated()
    playOn(table, 30)
    const before = seen(table)
    exploring(table.getState()).explore(10)
    playOn(table, 5)
    const { branch: id } = table.getState()
    exploring(table.getState()).switchBranch(MAIN)
    expect(seen(table)).toEqual(before)
    exploring(table.getState()).switchBranch(id)
    expect(atOf(table.getState())).toBe(15)
  })

  it('leaves nothing behind where nothing was done', () => {
    const table = explored()
    exploring(table.getState()).switchBranch(MAIN)
    expect(table.getState().branches).toHaveLength(1)
  })

  it('branches again where something else is answered, and goes along where it is the same', () => {
    const table = explored()
    playOn(table, 6)
    exploring(table.getState()).goTo(11)
    const next = lineOf(table.getState())[12]!
    if (present(table.getState())!.turnOver) table.getState().endTurn()
    else table.getState().answer(next.steps[0]!.answer)
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({ at: 12, branch: 1 })
    expect(present(table.getState())).toBe(next)
    while (present(table.getState())!.turnOver) table.getState().redo()
    const at = atOf(table.getState())
    table.getState().answer(otherAnswer(table))
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({
      at: at + 1,
      branch: 2,
    })
    expect(branch(table, 2)).toMatchObject({ parent: 1, fork: at })
    expect(branch(table, 1).line).toHaveLength(17)
  })

  it('takes nothing back for good', () => {
    const table = explored()
    playOn(table, 12)
    while (atOf(table.getState()) > 10) {
      expect(undoTakesBack(table.getState())).toBe('nothing')
      table.getState().undo()
    }
    expect(table.getState().takenBack).toEqual([])
    expect(canRedo(table.getState())).toBe(true)
  })

  it('hands over to nobody, and the game that is played does', () => {
    const handovers = (table: TableStore) =>
      Array.from({ length: 20 }, () => {
        playRandom(table)
        return table.getState().between
      }).filter((between) => between === 'handover').length
    const table = seated()
    playOn(table, 30)
    exploring(table.getState()).explore(10)
    expect(handovers(table)).toBe(0)
    const seats = lineOf(table.getState())
      .slice(11)
      .map(({ seat }) => seat)
    expect(new Set(seats)).toEqual(new Set(['british', 'rebels']))
    exploring(table.getState()).goTo(10)
    while (canRedo(table.getState())) {
      table.getState().redo()
      expect(table.getState().between).not.toBe('handover')
    }
    exploring(table.getState()).switchBranch(MAIN)
    expect(handovers(table)).toBeGreaterThan(0)
  })

  it('belongs to the line that has the moment', () => {
    const table = explored()
    playOn(table, 5)
    exploring(table.getState()).explore(4)
    expect(branch(table, 2)).toMatchObject({ parent: MAIN, fork: 4 })
    playOn(table, 2)
    exploring(table.getState()).prune(1)
    expect(table.getState().branches.map(({ id }) => id)).toEqual([MAIN, 2])
  })
})

describe('the moment at which a branch leaves', () => {
  it('belongs to the line that it leaves', () => {
    const table = explored()
    playOn(table, 5)
    exploring(table.getState()).annotate(10, 'here they part')
    expect(Object.values(branch(table, MAIN).notes)).toEqual(['here they part'])
    exploring(table.getState()).explore(10)
    expect(branch(table, 2)).toMatchObject({ parent: MAIN, fork: 10 })
  })
})

describe('the main line', () => {
  it('replaces what was undone, and branches that left it keep all that they had', () => {
    const table = explored()
    playOn(table, 5)
    const line = lineOf(table.getState())
    exploring(table.getState()).switchBranch(MAIN)
    exploring(table.getState()).annotate(8, 'before the fork')
    exploring(table.getState()).goTo(5)
    while (present(table.getState())!.turnOver) table.getState().redo()
    const at = atOf(table.getState())
    table.getState().answer(otherAnswer(table))
    expect(lineOf(table.getState())).toHaveLength(at + 2)
    expect(branch(table, 1)).toMatchObject({ parent: MAIN, fork: at, line })
    expect(Object.values(branch(table, 1).notes)).toEqual(['before the fork'])
    expect(branch(table, MAIN).notes).toEqual({})
  })
})

describe('chance, where one explores', () => {
  const atChance = (table: TableStore) =>
    question(present(table.getState())!.game)?.by === 'chance' &&
    !present(table.getState())!.turnOver

  it('is asked for by hand, and comes from the seed again', () => {
    const table = explored()
    exploring(table.getState()).setNextChance('hand')
    for (let i = 0; i < 50 && !atChance(table); i++) playOn(table, 1)
    expect(atChance(table)).toBe(true)
    const { game } = present(table.getState())!
    const outcome = options(game).at(-1)!
    table.getState().answer(outcome)
    expect(answers(table)[answerCount(game)]).toEqual(outcome)
    table.getState().undo()
    exploring(table.getState()).setNextChance('seed')
    expect(branch(table, table.getState().branch).chance).toBe('seed')
    for (let i = 0; i < 50; i++) {
      playOn(table, 1)
      if (atOf(table.getState()) === lineOf(table.getState()).length - 1)
        expect(atChance(table)).toBe(false)
    }
  })

  it('answers at once when it was waited for by hand', () => {
    const table = explored()
    exploring(table.getState()).setNextChance('hand')
    for (let i = 0; i < 50 && !atChance(table); i++) playOn(table, 1)
    exploring(table.getState()).setNextChance('seed')
    expect(atChance(table)).toBe(false)
  })

  it('answers at once when another future is dealt where it was waited for', () => {
    const table = explored()
    exploring(table.getState()).setNextChance('hand')
    for (let i = 0; i < 50 && !atChance(table); i++) playOn(table, 1)
    exploring(table.getState()).newFuture(5)
    expect(atChance(table)).toBe(false)
  })

  it('is not asked for by hand in the main line', () => {
    const table = seated()
    exploring(table.getState()).setNextChance('hand')
    expect(branch(table, MAIN).chance).toBe('seed')
  })

  it('deals another future from the same position', () => {
    const table = seated()
    playOn(table, 10)
    const from = seen(table)
    const ends = [5, 6].map((seed) => {
      exploring(table.getState()).switchBranch(MAIN)
      exploring(table.getState()).goTo(10)
      exploring(table.getState()).newFuture(seed)
      expect({ ...seen(table), length: 0 }).toEqual({ ...from, length: 0, between: null })
      playOn(table, 60)
      return answers(table)
    })
    expect(ends[0]).not.toEqual(ends[1])
  })
})

describe('promoting', () => {
  it('lets a branch and the end of its parent change places', () => {
    const table = explored()
    exploring(table.getState()).annotate(5, 'shared')
    playOn(table, 5)
    exploring(table.getState()).annotate(15, 'explored')
    exploring(table.getState()).nameBranch(1, 'Another way')
    const [main, other] = [branch(table, MAIN).line, branch(table, 1).line]
    const before = seen(table)
    exploring(table.getState()).promote(1)
    expect(branch(table, MAIN)).toMatchObject({ line: other, name: 'Another way', parent: null })
    expect(branch(table, 1)).toMatchObject({ line: main, name: '', parent: MAIN, fork: 10 })
    expect(Object.values(branch(table, MAIN).notes).sort()).toEqual(['explored', 'shared'])
    expect(seen(table)).toEqual(before)
    expect(isExploring(table.getState())).toBe(false)
    exploring(table.getState()).promote(1)
    expect(branch(table, MAIN).line).toBe(main)
    expect(branch(table, 1).line).toBe(other)
  })

  it('forgets what was taken back in the old main line, but not before', () => {
    const table = seated()
    playOn(table, 40)
    while (atOf(table.getState()) > 0) table.getState().undo()
    const all = table.getState().takenBack
    exploring(table.getState()).explore(20)
    playOn(table, 3)
    const shared = answerCount(lineOf(table.getState())[20]!.game)
    exploring(table.getState()).promote(1)
    const { takenBack } = table.getState()
    expect(takenBack).toEqual(all.filter((number) => number < shared))
    expect(takenBack.length).toBeGreaterThan(0)
    expect(takenBack.length).toBeLessThan(all.length)
  })

  it('takes the branches of both along', () => {
    const table = explored()
    playOn(table, 8)
    exploring(table.getState()).explore(14)
    playOn(table, 2)
    exploring(table.getState()).switchBranch(MAIN)
    exploring(table.getState()).explore(20)
    playOn(table, 2)
    exploring(table.getState()).promote(1)
    expect(branch(table, 2)).toMatchObject({ parent: MAIN, fork: 14 })
    expect(branch(table, 3)).toMatchObject({ parent: 1, fork: 20 })
  })
})

describe('pruning', () => {
  it('removes a branch with all that leaves it, and goes back to where it left', () => {
    const table = explored()
    playOn(table, 8)
    exploring(table.getState()).explore(14)
    playOn(table, 2)
    exploring(table.getState()).prune(1)
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({
      branch: MAIN,
      at: 30,
    })
    expect(table.getState().branches).toHaveLength(1)
    exploring(table.getState()).prune(MAIN)
    expect(table.getState().branches).toHaveLength(1)
  })
})

describe('notes', () => {
  it('belong to the line that has the moment, and go when nothing is written', () => {
    const table = explored()
    playOn(table, 5)
    exploring(table.getState()).annotate(4, 'in the main line')
    exploring(table.getState()).annotate(13, 'in the branch')
    expect(Object.values(branch(table, MAIN).notes)).toEqual(['in the main line'])
    expect(Object.values(branch(table, 1).notes)).toEqual(['in the branch'])
    exploring(table.getState()).annotate(13, '')
    expect(branch(table, 1).notes).toEqual({})
  })
})

describe('a table that looks on', () => {
  it('bears every action and changes nothing', () => {
    const table = explored()
    table.getState().follow(true)
    const before = table.getState()
    const { answer, endTurn, undo, rename } = before
    const { explore, prune, goTo } = exploring(before)
    for (const act of [endTurn, undo, () => playRandom(table), () => explore(2), () => prune(1)])
      act()
    answer(otherAnswer(table))
    goTo(3)
    rename('Other')
    expect(table.getState()).toEqual(before)
    table.getState().follow(false)
    table.getState().rename('Other')
    expect(table.getState().identity?.name).toBe('Other')
  })
})

describe('an empty table', () => {
  it('bears every action on its history', () => {
    const table = createTable()
    const history = exploring(table.getState())
    history.explore(0)
    history.newFuture(1)
    history.setNextChance('hand')
    for (const act of [history.goTo, history.switchBranch, history.promote, history.prune]) act(0)
    history.annotate(0, 'nothing')
    history.nameBranch(0, 'nothing')
    expect(present(table.getState())).toBeNull()
    expect(table.getState().branches).toEqual([])
  })
})
