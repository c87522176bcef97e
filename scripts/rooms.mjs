// Fails when a file of src imports what its room may not, a style sheet leaves its layer or its room, or words make
// their grammar by hand.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { violations } from './rooms/violations.mjs'
import { faults } from './styles/faults.mjs'
import { byHand } from './words/by-hand.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const found = [...violations(root), ...faults(root), ...byHand(root)]

for (const one of found) console.error(one)
if (found.length > 0) process.exitCode = 1
else console.log('Every import and every style sheet keeps to its room.')
