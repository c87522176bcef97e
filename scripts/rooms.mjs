// Fails when a file of src imports what its room may not.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { violations } from './rooms/violations.mjs'

const found = violations(join(dirname(fileURLToPath(import.meta.url)), '..'))

for (const violation of found) console.error(violation)
if (found.length > 0) process.exitCode = 1
else console.log('Every import keeps to its rooms.')
