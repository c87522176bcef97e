import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
    'src/rules/data/spaces.ts': 'export const a = 1',
    'src/rules/data/tracks.ts': "import { a } from './spaces'",
    'src/rules/board/board.ts': "import type { a } from '../data/spaces'",
    'src/rules/phases/victory.ts': "import { b } from '../board/board'",
    'src/rules/replay.ts': "import { c } from './phases/victory'",
    'src/rules/game.ts': "import { d } from './replay'",
    'src/rules/index.ts': "export * from './game'",
    'src/bots/random.ts': "import { e } from '../rules'",
    'src/records/save.ts': "import { z } from 'zod'\nimport { e } from '../rules/index'",
    'src/store/store.ts':
      "import '../bots/random'\nimport '../records/save'\nimport '../rules/index.ts'",
    'src/offline/version.ts': "import './worker'",
    'src/ui/App.tsx':
      "import './App.css'\nimport '../store/store'\nimport '../offline'\nimport '../rules/index'",
    'src/tools/simulate.ts': "import 'node:fs'\nimport '../bots/random'\nimport '../rules'",
    'src/main.tsx': "import './ui/App'\nimport './rules/board/board'",
  })
  expect(found).toEqual([])
})

describe('inside src/rules', () => {
  test.each([
    ['data/x.ts', '../board/board', "'data' may import only what comes before it"],
    ['operations/x.ts', '../activities/raid', "'operations' may import only what comes before it"],
    ['phases/x.ts', '../game', "'phases' may import only what comes before it"],
    ['board/x.ts', '../index', 'the door is for the rooms outside'],
    ['game.ts', '.', 'the door is for the rooms outside'],
    ['helpers/x.ts', '../data/spaces', "'helpers' is not a room of src/rules"],
    ['board/x.ts', '../helpers/x', "'helpers' is not a room of src/rules"],
    ['board/x.ts', 'immer', 'src/rules imports no package'],
    ['board/x.ts', 'node:fs', 'src/rules imports no package'],
    ['index.ts', 'zod', 'src/rules imports no package'],
    ['board/x.ts', '../../store/store', 'src/rules imports nothing outside itself'],
    ['board/x.ts', '/src/store/store', 'src/rules imports nothing outside itself'],
    ['board/x.ts', '../../../package.json', 'src/rules imports nothing outside itself'],
  ])('%s may not import %s', (file, specifier, reason) => {
    const found = check({ [`src/rules/${file}`]: `\nimport '${specifier}'` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`src/rules/${file}:2 imports '${specifier}'; ${reason}`)
  })

  test.each([
    "import type { A } from '../game'",
    "export { a } from '../game'",
    "export * from '../game'",
    "const a = await import('../game')",
    "type A = import('../game').A",
  ])('%s is an import', (text) => {
    expect(check({ 'src/rules/data/x.ts': text })).toHaveLength(1)
  })

  test('files may not import each other in a circle', () => {
    const found = check({
      'src/rules/board/a.ts': "import './b'",
      'src/rules/board/b.ts': "import '../data/d'\nimport { c } from './c'",
      'src/rules/board/c.ts': "import type { A } from './a'",
      'src/rules/data/d.ts': '',
    })
    expect(found).toEqual([
      "src/rules/board/c.ts:1 imports './a'; a cycle: " +
        'src/rules/board/a.ts → src/rules/board/b.ts → src/rules/board/c.ts → src/rules/board/a.ts',
    ])
  })
})

describe('outside src/rules', () => {
  test.each([
    ['bots/x.ts', '../rules/game', 'only the door of the rules is open'],
    ['bots/x.ts', '../rules/board/index', 'only the door of the rules is open'],
    ['bots/x.ts', '../records/save', "'bots' may import only rules and itself"],
    ['records/x.ts', '../bots/random', "'records' may import only rules and itself"],
    ['store/x.ts', '../ui/App', "'store' may import only rules, bots, records and itself"],
    ['ui/x.tsx', '../bots/worker?worker', "'ui' may import only rules, store, offline and itself"],
    ['ui/x.tsx', '../main', "'ui' may import only rules, store, offline and itself"],
    ['offline/x.ts', '../rules', "'offline' may import only itself"],
    ['tools/x.ts', '../store/store', "'tools' may import only rules, bots and itself"],
    ['ui/x.tsx', '../../tests/board', "'ui' may import nothing outside src"],
    ['helpers/x.ts', 'react', "'helpers' is not a room of src"],
  ])('%s may not import %s', (file, specifier, reason) => {
    const found = check({ [`src/${file}`]: `import '${specifier}'` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`src/${file}:1 imports '${specifier}'; ${reason}`)
  })
})
