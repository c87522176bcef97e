import { describe, expect, it } from 'vitest'
import { answerCount, options, question, record, type Option } from '../../../src/games/index'
import { LIMITS } from '../../../src/records/index'
import { MAIN, branchOf, lineOf, present } from '../../../src/store/index'
import { tryLine } from '../../../src/store/lab/try-line'
import { exploring } from '../../../src/store/table/exploring'
import { playOn, seated, type TableStore } from '../playing'

const FROM = 6

/** A game with an end, and the answers that it took from a moment on. */
const played = (chance: 'seed' | 'hand') => {
  const table = seated({ chance })
  playOn(table, 40)
  const moment = lineOf(table.getState())[FROM]!
  const line = answers(table).slice(answerCount(moment.game))
  return { table, line }
}

const answers = (table: TableStore): readonly Option[] =>
  record(present(table.getState())!.game).answers

const here = (table: TableStore) => branchOf(table.getState(), table.getState().branch)!

describe('a line that is tried', () => {
  it.each(['seed', 'hand'] as const)('stands in a branch; by %s comes what follows', (chance) => {
    const { table, line } = played(chance)
    const before = answers(table)
    expect(tryLine(table, FROM, line)).toBe(true)
    expect(here(table)).toMatchObject({ parent: MAIN, chance })
    expect(answers(table).slice(0, before.length)).toEqual(before)
    expect(table.getState().error).toBeNull()
  })

  it('leaves chance to the players where they roll', () => {
    const { table } = played('hand')
    const line = lineOf(table.getState())
    const at = line.findIndex(({ game }) => question(game)?.by === 'chance')
    expect(tryLine(table, at, [])).toBe(true)
    expect(lineOf(table.getState())).toHaveLength(at + 1)
  })

  it('ends before the first answer that is not offered', () => {
    const { table, line } = played('seed')
    const foreign = 'no such answer' as Option
    const half = line.slice(0, 3)
    expect(tryLine(table, FROM, [...half, foreign, ...line.slice(3)])).toBe(true)
    const begun = answerCount(lineOf(table.getState())[FROM]!.game)
    expect(answers(table).slice(begun, begun + 3)).toEqual(half)
    expect(table.getState().error).toBeNull()
    expect(options(present(table.getState())!.game).length).toBeGreaterThan(0)
  })

  it('is not begun where there is no room for another branch, and the table says so', () => {
    const { table, line } = played('seed')
    for (let i = 1; i < LIMITS.branches; i++) {
      exploring(table.getState()).switchBranch(MAIN)
      exploring(table.getState()).explore(FROM)
      exploring(table.getState()).nameBranch(table.getState().branch, 'one')
    }
    exploring(table.getState()).switchBranch(MAIN)
    expect(tryLine(table, FROM, line)).toBe(false)
    expect(table.getState().full).toBe('branches')
    expect(table.getState().branch).toBe(MAIN)
  })
})
