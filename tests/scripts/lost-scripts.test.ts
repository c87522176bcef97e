import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { lostScripts } from '../../scripts/lint/lost-scripts.mjs'

const declarations = `
  type Script<T = void> = Generator<string, T, number>
  declare function rally(space?: string): Script
  declare function count(): Script<number>
  declare function plain(): number
  declare const spaces: string[]
  declare const on: { play?: () => Script }
`

const inScript = (line: string) => ({
  line,
  code: `${declarations} export function* script(): Script<unknown> { ${line} }`,
})

const inFunction = (line: string) => ({
  line,
  code: `${declarations} export async function f() { ${line} }`,
})

const KEPT = [
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
]

const LOST = [
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
]

const folder = mkdtempSync(join(tmpdir(), 'lost-scripts-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** How many scripts each sample loses. One program reads them all, so that the compiler's own files are read once. */
const lostIn = (samples: readonly { readonly code: string }[]): number[] => {
  const files = samples.map(({ code }, at) => {
    const file = join(folder, `${at}.ts`)
    writeFileSync(file, code)
    return file
  })
  const program = ts.createProgram(files, { strict: true, types: [], lib: ['lib.es2022.d.ts'] })
  const lost = lostScripts(program).map((node) => basename(node.getSourceFile().fileName, '.ts'))
  return samples.map((_, at) => lost.filter((name) => name === String(at)).length)
}

describe('a script called without yield*', () => {
  const found = lostIn([...KEPT, ...LOST])

  for (const [at, { line }] of KEPT.entries())
    test(`is not ${line}`, () => {
      expect(found[at]).toBe(0)
    })
  for (const [at, { line }] of LOST.entries())
    test(`is ${line}`, () => {
      expect(found[KEPT.length + at]).toBe(1)
    })
})
