import { expect, test } from 'vitest'
import type { Fact } from '../../../src/games/arab-revolt/rules/index'
import { changeText, changedSpaces, changesOf } from '../../../src/ui/facts/changes'
import { merged } from '../../../src/ui/facts/merged'
import { SCREEN } from '../../screen'

const { story: STORY } = SCREEN

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
  expect(merged(facts, STORY)).toEqual([placed('galilee', 3), placed('lydda', 1)])
})

test('steps on a track are told as one, in whichever order they come, but not there and back', () => {
  const unity = (from: number, to: number, toward: 'centralized' | 'decentralized'): Fact => ({
    ...{ fact: 'unity', from, to, toward, why },
  })
  const will = (from: number, to: number): Fact => ({
    ...{ fact: 'political-will', from, to, change: to - from, why },
  })
  const left = unity(0, 0, 'decentralized')
  expect(merged([left, will(3, 4), left, will(4, 5)], STORY)).toEqual([
    left,
    { ...will(3, 5), change: 2 },
  ])
  expect(merged([unity(3, 4, 'centralized'), unity(4, 4, 'centralized')], STORY)).toEqual([
    unity(3, 4, 'centralized'),
  ])
  const thereAndBack = [unity(3, 4, 'centralized'), unity(4, 3, 'decentralized')]
  expect(merged(thereAndBack, STORY)).toEqual(thereAndBack)
})

test('what is not counted is told each time', () => {
  const ends: Fact = { fact: 'ends', why }
  expect(merged([ends, ends], STORY)).toEqual([ends, ends])
})

test('changes are added up over all spaces, the weightiest first', () => {
  const will: Fact = { fact: 'political-will', change: -1, from: 9, to: 8, why }
  const facts = [placed('galilee', 2), placed('lydda', 1), will]
  expect(changesOf(facts, STORY).map((one) => changeText(one, STORY))).toEqual([
    'Political Will goes from 9 to 8',
    '3 Guerrillas placed: Galilee and Lydda',
  ])
  expect(changedSpaces(facts, STORY)).toEqual(new Set(['galilee', 'lydda']))
})
