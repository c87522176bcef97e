// Fails when a file of src imports what its room may not, or a style sheet leaves its layer or its room.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { violations } from './rooms/violations.mjs'
import { faults } from './styles/faults.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const found = [...violations(root), ...faults(root)]

for (const one of found) console.error(one)
if (found.length > 0) process.exitCode = 1
else console.log('Every import and every style sheet keeps to its room.')
