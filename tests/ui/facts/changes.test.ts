import { expect, test } from 'vitest'
import type { Fact } from '../../../src/games/index'
import { changedSpaces, changesOf } from '../../../src/ui/facts/changes'
import { merged } from '../../../src/ui/facts/merged'
import { changeText } from '../../../src/ui/text/changes'

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
  expect(changesOf(facts).map(changeText)).toEqual([
    'Political Will goes from 9 to 8.',
    '3 Guerrillas placed: Galilee and Lydda.',
  ])
  expect(changedSpaces(facts)).toEqual(new Set(['galilee', 'lydda']))
})
