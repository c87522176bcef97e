import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, describe, test } from 'vitest'
import { noLostScript } from '../../scripts/lint/no-lost-script.js'

RuleTester.describe = describe
// The first sample waits for the compiler to load.
RuleTester.it = (name: string, run: () => void) => {
  test(name, run)
}

// A folder without a tsconfig, so that a sample does not load the whole project.
const folder = mkdtempSync(join(tmpdir(), 'no-lost-script-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: folder,
    },
  },
})

const declarations = `
  type Script<T = void> = Generator<string, T, number>
  declare function rally(space?: string): Script
  declare function count(): Script<number>
  declare function plain(): number
  declare const spaces: string[]
  declare const on: { play?: () => Script }
`

const inScript = (line: string) => ({
  name: line,
  filename: join(folder, 'sample.ts'),
  code: `${declarations} export function* script(): Script<unknown> { ${line} }`,
})

const inFunction = (line: string) => ({
  name: line,
  filename: join(folder, 'sample.ts'),
  code: `${declarations} export async function f() { ${line} }`,
})

tester.run('no-lost-script', noLostScript, {
  valid: [
    inScript('yield* rally()'),
    inScript('const n = yield* count(); return n'),
    inScript('return yield* rally()'),
    inScript('let s: Script; s = rally(); yield* s'),
    inScript('for (const space of spaces) yield* rally(space)'),
    inFunction('plain()'),
    inFunction('void plain()'),
    inFunction('await Promise.resolve(1)'),
    inFunction('rally().next()'),
    inFunction('for (const ask of rally()) plain()'),
    inFunction('return spaces.map((space) => rally(space))'),
    inFunction('spaces.forEach(() => plain())'),
    inFunction('const hooks: typeof on = { play: () => rally() }; return hooks'),
    inFunction('const hooks: typeof on = { *play() { yield* rally() } }; return hooks'),
  ],
  invalid: [
    inScript('rally()'),
    inScript('if (spaces.length) rally()'),
    inScript('void rally()'),
    inScript('yield* (function* () { return rally() })()'),
    inScript('on.play?.()'),
    inScript('spaces.length > 1 && rally()'),
    inScript('spaces.length > 1 ? rally() : plain()'),
    inFunction('await rally()'),
    inFunction('const n = await count(); return n'),
    inFunction('return () => void rally()'),
    inFunction('spaces.forEach((space) => rally(space))'),
    inFunction('spaces.forEach(function* (space) { yield* rally(space) })'),
  ].map((sample) => ({ ...sample, errors: [{ messageId: 'lost' }] })),
})
