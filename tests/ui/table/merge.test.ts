import { expect, test } from 'vitest'
import type { Fact } from '../../../src/rules/index'
import { changeLines, changedSpaces } from '../../../src/ui/table/changes'
import { merged } from '../../../src/ui/table/merge'

const why = { rule: '3.3.1', what: 'rally', by: 'rebels' } as const
const placed = (space: 'galilee' | 'lydda', number: number): Fact => ({
  fact: 'placed',
  force: 'guerrillas',
  space,
  number,
  from: 'available',
  why,
})

test('facts that differ only in number are told as one', () => {
  const facts = [placed('galilee', 1), placed('lydda', 1), placed('galilee', 2)]
  expect(merged(facts)).toEqual([placed('galilee', 3), placed('lydda', 1)])
})

test('what is not counted is told each time', () => {
  const ends: Fact = { fact: 'ends', why }
  expect(merged([ends, ends])).toEqual([ends, ends])
})

test('changes are added up over all spaces, the weightiest first', () => {
  const will: Fact = { fact: 'political-will', change: -1, from: 9, to: 8, why }
  const facts = [placed('galilee', 2), placed('lydda', 1), will]
  expect(changeLines(facts, 3)).toEqual([
    'Political Will goes from 9 to 8.',
    '3 Guerrillas placed: Galilee and Lydda.',
  ])
  expect(changeLines(facts, 1)).toHaveLength(1)
  expect(changedSpaces(facts)).toEqual(new Set(['galilee', 'lydda']))
})
