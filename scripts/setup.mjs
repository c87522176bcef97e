// Makes `npm start` and `npm test` work right after a clone. Node's own modules only: it runs
// before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, optional?: boolean }} Package */
/** @typedef {{ packages: Record<string, Package> }} Lock */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

checkNode()
if (!installed()) install()

function checkNode() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (read('package.json'))
  const [major = 0, minor = 0] = numbers(engines.node)
  const [ourMajor = 0, ourMinor = 0] = numbers(process.versions.node)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  fail(`Arab Revolt needs Node ${engines.node}; this is Node ${process.versions.node}.`)
}

/** Compares contents, not dates: a checkout renews the date of a lock file that has not changed. */
function installed() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const { packages: wanted } = /** @type {Lock} */ (read('package-lock.json'))
  const { packages: present } = /** @type {Lock} */ (read('node_modules/.package-lock.json'))
  return (
    Object.entries(wanted).every(([path, { version, optional }]) => {
      // The root itself is not in node_modules; optional packages are for some platforms only.
      if (path === '' || (optional && !present[path])) return true
      return present[path]?.version === version
    }) && Object.keys(present).every((path) => path in wanted)
  )
}

function install() {
  console.error('Installing the packages listed in package-lock.json …')
  const { status } = spawnSync('npm ci --no-audit --no-fund', {
    cwd: root,
    shell: true,
    // A tool's standard output is for its results alone.
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status === 0) return
  fail(
    'The packages could not be installed; npm says why, above. The first run downloads them:\n' +
      'connect to the network and try again. Offline, copy node_modules from another checkout with\n' +
      'the same package-lock.json, or run "npm ci --offline" if npm has them in its cache.',
  )
}

/**
 * @param {string} file
 * @returns {unknown}
 */
function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) ?? []).map(Number)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
