import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ORDER } from '../../scripts/rooms/order.mjs'
import { violations } from '../../scripts/rooms/violations.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rooms-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function check(tree: Record<string, string>): string[] {
  for (const [path, text] of Object.entries({ 'src/main.tsx': '', ...tree })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return violations(root)
}

test('a house in order has no violations', () => {
  const found = check({
    'src/coin/world.ts': 'export const w = 1',
    'src/mandate/spaces.ts': 'export const s = 1',
    'src/games/a/rules/script/world.ts': "import { w } from '../../../../coin/world'",
    'src/games/a/rules/data/spaces.ts': 'export const a = 1',
    'src/games/a/rules/data/tracks.ts': "import { a } from './spaces'",
    'src/games/a/rules/board/board.ts': "import type { a } from '../data/spaces'",
    'src/games/a/rules/phases/victory.ts': "import { b } from '../board/board'",
    'src/games/a/rules/replay.ts': "import { c } from './phases/victory'",
    'src/games/a/rules/game.ts': "import { d } from './replay'",
    'src/games/a/rules/index.ts': "export * from './game'",
    'src/bots/random.ts': "import { e } from '../games'",
    'src/records/save.ts': "import { z } from 'zod'\nimport { e } from '../games/index'",
    'src/store/store.ts':
      "import '../bots/random'\nimport '../records/save'\nimport '../games/index.ts'",
    'src/offline/version.ts': "import './worker'",
    'src/ui/App.tsx':
      "import './App.css'\nimport '../store/store'\nimport '../offline'\nimport '../games/index'",
    'src/tools/simulate.ts':
      "import 'node:fs'\nimport '../bots/random'\nimport '../games/arab-revolt/rules'",
    'src/main.tsx': "import './ui/App'\nimport './games/a/rules/board/board'",
  })
  expect(found).toEqual([])
})

describe('the order of the rooms', () => {
  test.each([
    ['coin/x.ts', '../mandate/spaces', "'coin' may import only itself and what stands above it"],
    ['coin/x.ts', '../games/index', "and 'games' stands below"],
    ['games/a/rules/data/x.ts', '../board/board', "'games/*/rules/data' may import only itself"],
    [
      'games/a/rules/operations/x.ts',
      '../activities/raid',
      "and 'games/*/rules/activities' stands below",
    ],
    ['games/a/rules/phases/x.ts', '../game', "and 'games/*/rules' stands below"],
    ['bots/x.ts', '../records/save', "'bots' may import only itself and what stands above it"],
    ['store/x.ts', '../ui/App', "'store' may import only itself and what stands above it"],
    ['ui/x.tsx', '../bots/worker?worker', undefined],
    ['ui/x.tsx', '../tools/simulate', "and 'tools' stands below"],
    ['ui/x.tsx', './map/sheet', undefined],
    ['ui/map/x.tsx', '../kit/icon', undefined],
    ['ui/kit/x.tsx', '../map/sheet', "and 'ui/map' stands below"],
    ['ui/map/x.tsx', '../page', "'ui/map' may import only itself and what stands above it"],
    ['ui/x.tsx', '../main', 'nobody imports main.tsx'],
    ['ui/x.tsx', '../../tests/board', "'ui' may import nothing outside src"],
    ['games/a/rules/helpers.ts', './data/spaces', undefined],
    ['helpers/x.ts', 'react', "'helpers/x.ts' is in no room"],
    ['ui/x.ts', '../helpers/x', "'helpers/x' is in no room"],
  ])('%s imports %s', (file, specifier, reason) => {
    const found = check({ [`src/${file}`]: `\nimport '${specifier}'` })
    if (reason === undefined) {
      expect(found).toEqual([])
      return
    }
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`src/${file}:2 imports '${specifier}'; `)
    expect(found[0]).toContain(reason)
  })
})

describe('doors', () => {
  test.each([
    ['tools/x.ts', '../games/a/rules/game', "only the door of 'games/a/rules' is open"],
    ['tools/x.ts', '../games/a/rules/board/index', "only the door of 'games/a/rules' is open"],
    ['games/a/rules/board/x.ts', '../index', "the door of 'games/a/rules' is for the other rooms"],
    ['games/a/rules/game.ts', '.', "the door of 'games/a/rules' is for the other rooms"],
  ])('%s may not import %s', (file, specifier, reason) => {
    const found = check({ [`src/${file}`]: `import '${specifier}'` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`src/${file}:1 imports '${specifier}'; ${reason}`)
  })
})

test.each([
  ['insight/luck.ts', '../games/a/rules/index'],
  ['records/x.ts', '../games/a/rules'],
  ['store/table/x.ts', '../../games/a/words/en/names'],
  ['bots/lab/x.ts', '../../games/doors'],
  ['offline/x.ts', '../games/a/rules'],
  ['ui/page.tsx', '../games/a/screen/index'],
  ['ui/start/x.ts', '../../games/a/words/en/names'],
  ['ui/map/x.ts', '../../games/a/rules/index'],
])('%s knows no game by name and may not import %s', (file, specifier) => {
  const room = [dirname(file), dirname(dirname(file))].find((one) => ORDER.includes(one))
  for (const text of [`import '${specifier}'`, `const later = () => import('${specifier}')`])
    expect(check({ [`src/${file}`]: text })).toEqual([
      `src/${file}:1 imports '${specifier}'; '${room}' knows no game by name: src/games/index`,
    ])
})

test.each([
  ['coin/x.ts', 'immer', "'coin' imports no package"],
  ['mandate/x.ts', 'zod', "'mandate' imports no package"],
  ['games/a/rules/board/x.ts', 'node:fs', "'games/*/rules/board' imports no package"],
  ['games/a/rules/index.ts', 'zod', "'games/*/rules' imports no package"],
])('%s is pure and may not import %s', (file, specifier, reason) => {
  expect(check({ [`src/${file}`]: `import '${specifier}'` })).toEqual([
    `src/${file}:1 imports '${specifier}'; ${reason}`,
  ])
})

test.each([
  "import type { A } from '../board/a'",
  "export { a } from '../board/a'",
  "export * from '../board/a'",
  "const a = await import('../board/a')",
  "type A = import('../board/a').A",
])('%s is an import', (text) => {
  expect(check({ 'src/games/a/rules/data/x.ts': text })).toHaveLength(1)
})

test.each([
  ['games/a/screen/x.ts', '../../b/screen/index'],
  ['games/a/words/en/x.ts', '../../../b/words/en/names'],
  ['games/a/lessons/x.ts', '../../b/lessons/learn'],
  ['games/a/story/x.ts', '../../b/rules/index'],
  ['games/a/bots/x.ts', '../../b/bots/index'],
  ['games/a/rules/game.ts', '../../b/rules'],
])('%s knows no other game and may not import %s', (file, specifier) => {
  expect(check({ [`src/${file}`]: `import type { A } from '${specifier}'` })).toEqual([
    `src/${file}:1 imports '${specifier}'; 'games/a' knows no other game`,
  ])
})

test.each([
  "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })",
  "const worker = './worker.ts'\nnew Worker(new URL('./worker.ts', import.meta.url))",
])('a worker is imported by whoever starts it: %s', (text) => {
  const found = check({ 'src/store/start.ts': text, 'src/store/worker.ts': "import './start'" })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('a circle: src/store/start.ts → src/store/worker.ts')
  const below = text.replaceAll('./worker.ts', '../ui/worker.ts')
  expect(check({ 'src/store/start.ts': below, 'src/store/worker.ts': '' })).toEqual([
    expect.stringContaining("imports '../ui/worker.ts'; 'store' may import only itself"),
  ])
})

test.each([
  ["import.meta.glob('./*.ts')", 'import.meta.glob'],
  ['const later = (one: string) => import(`./${one}.ts`)', '`./${one}.ts`'],
  ['const later = (one: string) => import(one)', 'one'],
  ['new Worker(new URL(`./${one}.ts`, import.meta.url))', '`./${one}.ts`'],
])('an import names one file: %s', (text, said) => {
  for (const file of ['store/x.ts', 'main.tsx'])
    expect(check({ 'src/store/x.ts': '', [`src/${file}`]: text })).toEqual([
      `src/${file}:1 imports '${said}'; it must name one file, as a plain string`,
    ])
})

test.each(["@import '../map/map.css' layer(rooms);", '@import url(../map/map.css);'])(
  'a style sheet imports no other from below: %s',
  (text) => {
    expect(check({ 'src/ui/kit/kit.css': `\n${text}`, 'src/ui/map/map.css': '' })).toEqual([
      "src/ui/kit/kit.css:2 imports '../map/map.css'; " +
        "'ui/kit' may import only itself and what stands above it, and 'ui/map' stands below",
    ])
  },
)

test.each(['games/a/rules/board', 'store', 'ui/map'])('no circle of files in %s', (room) => {
  const found = check({
    [`src/${room}/a.ts`]: "import './b'",
    [`src/${room}/b.ts`]: "import './d'\nimport { c } from './c'",
    [`src/${room}/c.ts`]: "import type { A } from './a'",
    [`src/${room}/d.ts`]: '',
  })
  expect(found).toEqual([
    `src/${room}/c.ts:1 imports './a'; a circle: ` +
      `src/${room}/a.ts → src/${room}/b.ts → src/${room}/c.ts → src/${room}/a.ts`,
  ])
})

test('no circle of rooms of the screen, even where no file is in one', () => {
  const found = check({
    'src/ui/map/a.ts': "import '../log/b'",
    'src/ui/log/c.ts': "import '../map/d'",
    'src/ui/log/b.ts': '',
    'src/ui/map/d.ts': '',
  })
  expect(found).toEqual([
    "src/ui/map/a.ts:1 imports '../log/b'; " +
      "'ui/map' may import only itself and what stands above it, and 'ui/log' stands below",
  ])
})

test('every room of the screen has its place in the order, and CONTRIBUTING shows it', () => {
  const rooms = readdirSync('src/ui', { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(ORDER).toEqual(expect.arrayContaining(rooms.map(({ name }) => `ui/${name}`)))
  const shown = readFileSync('CONTRIBUTING.md', 'utf8')
  const places = ORDER.map((room) => shown.indexOf(`\n${room} `))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})
