import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { inLanguage } from '../../scripts/language.mjs'
import { signed } from '../../src/language/english'
import type { Words } from '../../src/language/words'
import { SIDES } from '../../src/games/arab-revolt/words/en/column'
import { COLUMN } from '../../src/ui/words/en/column'

let root: string

const FILES = {
  'main.ts':
    "import { HELLO } from './ui/words/en/hello'\nimport { BYE } from './ui/words/en/bye'\nimport { and } from './language/english'\nexport const said = [HELLO, and, BYE]",
  'ui/words/en/hello.ts': "export const HELLO = 'Good day'",
  'ui/words/en/bye.ts': "export const BYE = 'Good bye'",
  'ui/words/de/hello.ts':
    "import { HELLO as ENGLISH } from '../en/hello'\nexport const HELLO = `Guten Tag, ${ENGLISH}`",
  'language/english.ts': "export const and = 'and'",
  'language/de.ts': "export const and = 'und'",
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'language-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})

afterAll(() => {
  rmSync(root, { recursive: true })
})

const built = async (plugins: ReturnType<typeof inLanguage>[]): Promise<string> => {
  const lib = { entry: join(root, 'main.ts'), formats: ['es' as const], fileName: 'out' }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { lib, write: false, minify: false },
  })
  return JSON.stringify(made)
}

test('a build in a language says what it has words for, and the rest in English', async () => {
  const said = await built([inLanguage('de')])
  expect(said).toContain('Guten Tag')
  expect(said).toContain('und')
  expect(said).toContain('Good bye')
  // What it takes from English itself.
  expect(said).toContain('Good day')
})

test('without a language it says everything in English', async () => {
  const said = await built([])
  expect(said).not.toContain('Guten Tag')
  expect(said).toContain('Good day')
})

test('words of a language have the parts of the English ones', () => {
  const sides = { unshaded: 'hell', shaded: 'dunkel' } satisfies Words<typeof SIDES>
  // @ts-expect-error One is missing.
  const fewer = { unshaded: 'hell' } satisfies Words<typeof SIDES>
  const sign: Words<typeof signed> = signed
  // English says one of two texts here, another language two others.
  const order = (isFirst: boolean) => (isFirst ? '1.' : '2.')
  const column = { ...COLUMN, order } satisfies Words<typeof COLUMN>
  expect(Object.keys(sides)).toEqual(Object.keys(SIDES))
  expect(Object.keys(fewer)).not.toEqual(Object.keys(SIDES))
  expect(sign(1)).toBe('+1')
  expect(column.order(true)).toBe('1.')
})
