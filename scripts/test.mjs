// Every check, in order, each with its time. Stops at the first that fails.
import { execSync } from 'node:child_process'

/** @type {[heading: string, command: string][]} */
const steps = [
  ['Set-up', 'node scripts/setup.mjs'],
  ['Types', 'npm run --silent types'],
  ['Lint', 'npm run --silent lint'],
  ['Format', 'npm run --silent format:check'],
  ['Rooms', 'npm run --silent rooms'],
  ['Unit tests and coverage', 'npm run --silent test:coverage'],
  ['Property tests', 'npm run --silent test:fuzz'],
  ['Production build', 'npm run --silent build'],
  ['Browser', 'node scripts/chromium.mjs'],
  ['Browser tests', 'npx playwright test --project=tests'],
]

let passed = 0
let failed = 0

for (const [heading, command] of steps) {
  console.log(`\n── ${heading}`)
  const start = performance.now()
  if (run(command)) passed++
  else failed++
  console.log(`   ${failed ? 'failed' : 'ok'} in ${seconds(start)} s`)
  if (failed) break
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** @param {string} command */
function run(command) {
  try {
    execSync(command, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** @param {number} start */
function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}
