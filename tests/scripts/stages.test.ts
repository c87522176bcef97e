import { expect, test } from 'vitest'
import { stages } from '../../scripts/stages.mjs'

/** Who imports whom. */
const IMPORTS: Readonly<Record<string, string[]>> = {
  main: ['base'],
  base: [],
  front: ['base', 'map', 'shell'],
  begin: ['base', 'shell'],
  table: ['base', 'map', 'rules', 'log'],
  game: ['rules', 'pieces'],
  other: ['kernel', 'faces', 'log'],
  rules: ['kernel'],
  kernel: [],
  pieces: ['ground'],
  faces: [],
  map: ['ground'],
  ground: ['map'],
  log: [],
  shell: [],
  help: ['base'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }
const FIRST = { front: 'front', begin: 'begin', table: 'table' }
const stageOf = stages('main', FIRST, { game: 'game' })
const stageOfTwo = stages('main', FIRST, { game: 'game', other: 'other' })

test('what the page begins with and what the last part shares are one part, but not the module that waits for the others', () => {
  expect(stageOf('base', graph)).toBe('page')
  expect(stageOf('ground', graph)).toBe('page')
  expect(stageOf('main', graph)).toBeNull()
})

test('the rest goes by who wants it', () => {
  expect(stageOf('front', graph)).toBe('front')
  expect(stageOf('log', graph)).toBe('table')
  expect(stageOf('shell', graph)).toBe('shared-front-begin')
  expect(stageOf('help', graph)).toBeNull()
})

test('what a game adds comes with what only the last part wants beside it', () => {
  expect(stageOf('pieces', graph)).toBe('game')
  expect(stageOf('kernel', graph)).toBe('game')
  expect(stageOf('map', graph)).toBe('page')
})

test('what several games add comes with the page, and of the rest each has its own', () => {
  expect(stageOfTwo('pieces', graph)).toBe('game')
  expect(stageOfTwo('rules', graph)).toBe('game')
  expect(stageOfTwo('faces', graph)).toBe('other')
  expect(stageOfTwo('log', graph)).toBe('other')
  expect(stageOfTwo('kernel', graph)).toBe('page')
})
