import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faults } from '../../scripts/styles/faults.mjs'
import { read } from '../../scripts/styles/rules.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const LIST = `@layer tokens, base, kit, rooms, states;
@import './kit/tokens.css' layer(tokens);
@import './log/log.css' layer(rooms);
@import './map/sheet.css' layer(rooms);`

const HOUSE = {
  'src/ui/styles.css': LIST,
  'src/ui/kit/tokens.css':
    ':root { --ink: #2a231a; --layer-slip: 2; --small: max(0.9em, 12px); --serif: serif; --step: 0.2em; --grow: 1; }',
  'src/ui/log/log.css': `/* What is told { not a rule } */
.log {
  font: 600 var(--small) / 1.2 var(--serif);
  color: var(--ink);

  .entry::before {
    content: '} .sheet {';
    margin: -1px auto 0 calc(-1 * var(--step));
    padding: max(var(--step), 4vw) 15mm;
    scroll-margin-top: 5em;
  }
}

@media (width < 40rem) {
  .log {
    z-index: var(--layer-slip);
    font-size: 1em;
  }
}`,
  'src/ui/map/sheet.css': '.sheet { .log { fill: currentcolor } }',
  'src/ui/log/log.tsx': "export const style = { '--grow': 2, '--width': 3 }",
  'src/games/a/screen/pieces.css':
    '@layer tokens { :root { --cell: #b62a20; } } @layer rooms { .cell { .face { fill: var(--cell); stroke: var(--ink) } } }',
  'src/games/a/rules/data/pieces.ts':
    "export const FORCES = ['troops', 'cells', 'armsCaches'] as const\nconst MARKERS = ['curfew', 'terror'] as const",
  'src/games/b/rules/data/pieces.ts':
    "export const FORCES = [\n  'troops',\n  'bases',\n] as const\nconst MARKERS = ['curfew'] as const",
}

const check = (changed: Record<string, string>): readonly string[] => {
  for (const [path, text] of Object.entries({ ...HOUSE, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return faults(root)
}

test('style sheets in their layers and rooms have no faults', () => {
  expect(check({})).toEqual([])
})

test('a style sheet that no layer names is a fault, and one that says rules outside its own layer', () => {
  expect(check({ 'src/ui/luck/luck.css': '.luck { color: var(--ink) }' })).toEqual([
    expect.stringMatching(/^src\/ui\/luck\/luck.css is in none of the layers/),
  ])
  expect(
    check({
      'src/ui/luck/luck.css': '@layer rooms { .luck { color: var(--ink) } }',
      'src/ui/log/log.tsx': "export const style = { '--grow': 2, '--width': 3 }",
      'src/games/a/screen/pieces.css': '@layer rooms { .cell {} } .face {}',
    }),
  ).toEqual([expect.stringMatching(/^src\/games\/a\/screen\/pieces.css is in none/)])
})

test('a layer that the house does not have is none', () => {
  const list = LIST.replace('layer(rooms)', 'layer(others)')
  expect(check({ 'src/ui/styles.css': list })).toHaveLength(1)
})

test.each([
  '.log { color: var(--ink) }',
  '.sheet, .log:not(.large) > ol { color: var(--ink) }',
  "@media (width < 40rem) { :root[data-view='projector'] .log .entry { color: var(--ink) } }",
  'section.log { color: var(--ink) }',
])('a selector of another room is a fault: %s', (text) => {
  expect(check({ 'src/ui/map/sheet.css': text })).toEqual([
    '.log is styled in 2 rooms: ui/log/log.css, ui/map/sheet.css',
  ])
})

test.each([
  ['a colour', '.sheet { fill: #fff }'],
  ['a colour', '.sheet { .sea { stroke: rgb(0 0 0 / 40%) } }'],
  ['a colour', '@media print { .sheet { color: light-dark(white, black) } }'],
  ['a layer', '.sheet { z-index: 3 }'],
  ['a corner', '.sheet { border-radius: var(--serif) 4px }'],
  ['a space', '.sheet { gap: var(--step) 0.3em }'],
  ['a space', '.sheet { padding-inline-start: 1rem }'],
  ['a space', '.sheet { margin: 0 -2px }'],
  ['a space', '.sheet { inset: auto auto calc(100% - 11px) 0 }'],
  ['a size of letters', '.sheet { font-size: 1.2em }'],
  ['a size of letters', '.sheet { font: italic 600 12px / 1.2 var(--serif) }'],
  ['a size of letters', '.sheet { font-size: max(0.9em, var(--small)) }'],
])('%s is said in the tokens alone: %s', (what, text) => {
  const [fault, ...others] = check({ 'src/ui/map/sheet.css': text })
  expect(fault).toMatch(new RegExp(`^src/ui/map/sheet.css says ${what} outside the tokens`))
  expect(others).toEqual([])
})

test.each([
  ['.sheet { font-size: var(--smal) }', 'src/ui/map/sheet.css names --smal for font-size'],
  ['.sheet { width: calc(2 * var(--width)); height: var(--high) }', 'names --high for height'],
])('a name stands for something: %s', (text, message) => {
  const [fault, ...others] = check({ 'src/ui/map/sheet.css': text })
  expect(fault).toContain(message)
  expect(others).toEqual([])
})

test('every token is used', () => {
  expect(check({ 'src/ui/log/log.css': '.log { font: 1em var(--serif) }' })).toEqual([
    'src/ui/kit/tokens.css has --layer-slip, which nobody uses',
    'src/ui/kit/tokens.css has --small, which nobody uses',
    'src/ui/kit/tokens.css has --step, which nobody uses',
  ])
})

test('a token of a game is used, and a game says no colour outside its tokens', () => {
  expect(
    check({
      'src/games/a/screen/pieces.css':
        '@layer tokens { :root { --cell: #b62a20 } } @layer rooms { .cell { fill: #b62a20 } }',
    }),
  ).toEqual([
    'src/games/a/screen/pieces.css has --cell, which nobody uses',
    expect.stringMatching(/^src\/games\/a\/screen\/pieces.css says a colour outside the tokens/),
  ])
})

test.each([
  ['.cell', '.sheet { .cell { fill: none } }', 'cell is a piece of a alone'],
  [
    '.cellsActive',
    '.sheet .stack.cellsActive .number { fill: none }',
    'cell is a piece of a alone',
  ],
  [
    '.arms-cache',
    '.sheet { .arms-cache > path { fill: none } }',
    'arm-cache is a piece of a alone',
  ],
  ['--number-of-bases', '.sheet { --number-of-bases: 1 }', 'base is a piece of b alone'],
  ['--cell', '.sheet { fill: var(--cell) }', 'cell is a piece of a alone'],
])('the house names no piece of one game: %s', (name, text, message) => {
  expect(check({ 'src/ui/map/sheet.css': text })).toEqual([
    `src/ui/map/sheet.css names ${name}: ${message}`,
  ])
})

test('the house may name what all games have, and what only sounds alike', () => {
  const text = '.sheet { .troops, .curfew, .basement, .cellar { fill: none } }'
  expect(check({ 'src/ui/map/sheet.css': text })).toEqual([])
})

test('rules are read with all that stands around them', () => {
  const { rules, statements } = read(`@import 'a.css' layer(kit);
@media (a) { .b { color: red; &:hover { margin: 0 } } }`)
  expect(statements).toEqual(["@import 'a.css' layer(kit)"])
  expect(rules).toEqual([
    { around: [], selector: '@media (a)', declarations: [] },
    { around: ['@media (a)'], selector: '.b', declarations: [{ name: 'color', value: 'red' }] },
    {
      around: ['@media (a)', '.b'],
      selector: '&:hover',
      declarations: [{ name: 'margin', value: '0' }],
    },
  ])
})
