// Every check, each with its time. Those in one row run two at a time, and all of them to their end; after a row
// in which one fails no other begins.
import { spawn } from 'node:child_process'

/** @typedef {readonly [heading: string, command: string]} Step */

/** @type {readonly (readonly Step[])[]} */
const rows = [
  [['Set-up', 'node scripts/setup.mjs']],
  [
    // The longest that keeps one core busy begins; those that keep all of them busy come last.
    ['Lint and types', 'npm run --silent lint'],
    ['Format', 'npm run --silent format:check'],
    ['Rooms', 'npm run --silent rooms'],
    ['Browser', 'node scripts/chromium.mjs'],
    ['Production build', 'npm run --silent build'],
    ['Unit tests and coverage', 'npm run --silent test:coverage'],
    ['Unit tests of the screen', 'npm run --silent test:screen'],
    ['Property tests', 'npm run --silent test:fuzz'],
  ],
  [['Browser tests', 'npx playwright test --project=tests']],
]

let passed = 0
let failed = 0

for (const row of rows) {
  const left = row.values()
  const performAll = async () => {
    for (const step of left) await perform(step, row.length > 1)
  }
  await Promise.all([performAll(), performAll()])
  if (failed) break
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/**
 * What runs beside others says all that it has to say at its end.
 * @param {Step} step
 * @param {boolean} beside
 */
async function perform([heading, command], beside) {
  const start = performance.now()
  const begin = () => console.log(`\n── ${heading}`)
  if (!beside) begin()
  const { passes, said } = await run(command, beside)
  if (beside) begin()
  process.stdout.write(said)
  console.log(`   ${passes ? 'ok' : 'failed'} in ${seconds(start)} s`)
  if (passes) passed++
  else failed++
}

/**
 * @param {string} command
 * @param {boolean} isHeard
 * @returns {Promise<{ passes: boolean, said: string }>}
 */
function run(command, isHeard) {
  const child = spawn(command, { shell: true, stdio: isHeard ? 'pipe' : 'inherit' })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ part) => (said += part.toString()))
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ passes: code === 0, said })),
  )
}

/** @param {number} start */
function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}
