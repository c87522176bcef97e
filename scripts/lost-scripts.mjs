// Fails when the rules of a game, or those of the games in one file that the tests play, lose a script.
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { lostScripts } from './lint/lost-scripts.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const games = join(root, 'src/games')
const { config, error } = ts.readConfigFile(join(games, 'tsconfig.json'), (path) =>
  ts.sys.readFile(path),
)
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, games)
// What cannot be read has nothing in it that could be lost.
if (error || errors.length > 0 || fileNames.length === 0)
  throw new Error('src/games/tsconfig.json does not name the files of the rules')
const program = ts.createProgram([...fileNames, join(root, 'tests/third-game/rules.ts')], options)
const found = lostScripts(program)

for (const node of found)
  console.error(`${place(node)}: a script called without yield* does nothing`)
if (found.length > 0) process.exitCode = 1
else console.log('No script is lost.')

/** @param {ts.Node} node */
function place(node) {
  const file = node.getSourceFile()
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1}`
}
