// node scripts/run.mjs ENTRY.ts …arguments
//
// Bundles a command-line tool and runs it, so that what is measured is the plain JavaScript that
// a browser gets. Prints nothing itself: standard output belongs to the tool.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [node = process.execPath, , entry, ...rest] = process.argv

if (!entry) {
  console.error('usage: node scripts/run.mjs ENTRY.ts …arguments')
  process.exit(2)
}

const bundle = await bundled(resolve(root, entry))
process.argv = [node, bundle, ...rest]
await import(pathToFileURL(bundle).href)

/** @param {string} source */
async function bundled(source) {
  const cache = join(root, 'node_modules/.cache/arab-revolt')
  mkdirSync(cache, { recursive: true })
  // A folder of its own, so that two tools can run at the same time.
  const outDir = mkdtempSync(join(cache, 'run-'))
  process.on('exit', () => {
    rmSync(outDir, { recursive: true, force: true })
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: source,
      outDir,
      minify: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'tool.mjs' } },
    },
  })
  return join(outDir, 'tool.mjs')
}
