import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inLanguage } from './scripts/language.mjs'
import { stages } from './scripts/stages.mjs'
import { staticSite } from './scripts/static-site.mjs'

const at = (path: string): string => `${import.meta.dirname}/src/${path}`

/** In which language the page is built, where it is not English. */
const language = process.env['LANGUAGE_OF_PAGE']

/** The parts without which nothing is shown. */
const PARTS = {
  front: at('ui/start/front.tsx'),
  'new-game': at('ui/start/new-game.tsx'),
  table: at('ui/table/table.tsx'),
}

const GAMES = {
  'arab-revolt': at('games/arab-revolt/screen/index.ts'),
  palestine: at('games/palestine/screen/index.ts'),
}

/** A game is fetched, rules, screen and all, when something names it. */
const stageOf = stages(at('main.tsx'), PARTS, GAMES)

/** The first part names all others, and no hash compresses: seven letters are enough. */
const NAMED = 'assets/[name]-[hash:7].js'

/** What a first picture waits for. */
const isFirst = new RegExp(`/(${['index', ...Object.keys({ ...PARTS, ...GAMES })].join('|')})-`)

const tenMinutes = 10 * 60 * 1000

const unitTests = {
  // Long games take longer where other work shares the cores.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: 'tests/begin.ts',
  environment: 'node',
} as const

/** What is drawn in a page. */
const DRAWN = 'tests/**/*.test.tsx'

/** What begins with a page in which nothing has happened, counts the games that are offered, or puts something in the place of a module. */
const ALONE = [
  'tests/offline/launch-files.test.ts',
  'tests/ui/class/kept.test.ts',
  'tests/ui/library/*.test.tsx',
  'tests/ui/map/render-counts.test.tsx',
  'tests/ui/page.test.tsx',
  'tests/ui/plain/*.test.tsx',
  'tests/ui/screen/*.test.tsx',
  'tests/ui/start/*.test.tsx',
  'tests/ui/table/hovering.test.tsx',
  'tests/ui/table/log-drawn.test.tsx',
  'tests/ui/table/use-laid.test.ts',
  'tests/ui/two-tables.test.tsx',
  'tests/ui/words/library.test.ts',
]

export default defineConfig({
  // Relative addresses, so that the build can be served from any folder.
  base: './',
  plugins: [language ? inLanguage(language) : null, react(), staticSite()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // What fetches a part need not wait for its styles: see scripts/static-site/late-parts.mjs.
    cssCodeSplit: false,
    // Every browser that can show the page preloads modules by itself.
    // The names of all that a part imports would weigh two kilobytes; only what a first picture waits for is told of.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, imported) => (isFirst.test(name) ? imported : []),
    },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker/worker.ts' },
      output: {
        // The service worker rules the folder in which it lies, and keeps its name from build to build.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : NAMED),
        chunkFileNames: NAMED,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: stageOf }] },
      },
    },
  },
  test: {
    // Vitest would keep one core for itself, which on two cores halves the speed.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'v8',
      include: ['src/{coin,mandate,games/*/rules}/**/*.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary', 'html'],
      thresholds: { lines: 97 },
    },
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          // Most of the time would go into loading the same rules for each file anew.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      {
        extends: true,
        test: { ...unitTests, name: 'screen', isolate: false, include: [DRAWN], exclude: ALONE },
      },
      { extends: true, test: { ...unitTests, name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'fuzz',
          setupFiles: 'tests/begin.ts',
          environment: 'node',
          include: ['tests/properties/**/*.fuzz.ts'],
          testTimeout: tenMinutes,
          hookTimeout: tenMinutes,
        },
      },
    ],
  },
})
