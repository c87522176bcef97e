import { expect, test } from 'vitest'
import type { Fact } from '../../../src/games/index'
import { lineText } from '../../../src/ui/words/en/log'
import { SCREEN } from '../../screen'

const why = { by: 'british', what: 'divide', rule: '4.2.2' } as const
const rolled: Fact = {
  ...{ fact: 'rolled', die: 2, modifier: 0, test: 'at-most', target: 3, success: true, why },
}
const marked = (space: string): Fact => ({
  ...{ fact: 'sabotage', space, change: 1, left: 0, why },
})

const done = (...facts: readonly Fact[]): string =>
  lineText({ why, space: null, facts, moment: 0 }, 'first-eligible', SCREEN).done

test('a sentence of a line begins as one where it is the first, and goes on after others', () => {
  expect(done(rolled)).toMatch(/^The die shows 2; .*: yes$/)
  expect(done(rolled, rolled)).toMatch(/: yes; the die shows 2; .*: yes$/)
  expect(done(marked('galilee'), rolled)).toMatch(/; the die shows 2; /)
})

test('a few words each stand in a row', () => {
  expect(done(marked('galilee'), marked('gaza'))).toMatch(/^[^;,]+, [^;,]+$/)
})
