import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium/find.mjs'

const port = Number(process.env['PORT'] ?? 4936)
const executablePath = findChromium()
const isRoot = process.getuid?.() === 0

/**
 * Of what a browser does beside showing pages. The window of a test, which nobody sees, would draw a list below its
 * field for addresses, which takes as long as a page of ours. Only the last list counts, so Playwright's own is here again.
 */
const UNWANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** The tests of the built page in a real browser: `npm run build` comes first. */
export default defineConfig({
  projects: [
    {
      name: 'tests',
      testDir: 'tests/browser',
      // What moves is painted twenty times, which takes longer than all else that a press does; some tests let it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'measure',
      testDir: 'tests/bench',
      testMatch: '*.measure.ts',
      timeout: 20 * 60 * 1000,
      // Two at once would slow each other down.
      workers: 1,
    },
  ],
  globalSetup: './tests/browser/serve-build.ts',
  outputDir: 'node_modules/.cache/arab-revolt/browser',
  fullyParallel: true,
  // Three on two cores: while one waits for the page, another has something to do.
  workers: 3,
  // What fails once on a busy machine and then passes is told of as flaky.
  retries: 2,
  // A machine with other work is slow, not wrong: only what never comes shall fail.
  timeout: 10 * 60 * 1000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  snapshotPathTemplate: 'tests/browser/snapshots/{arg}{ext}',
  use: {
    // A click that finds nothing fails long before its test does.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    // It would fetch and keep the whole build for each test anew; those of what it keeps allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Chromium refuses to run its sandbox as root.
      chromiumSandbox: !isRoot,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-quic',
        `--disable-features=${UNWANTED.join()}`,
      ],
    },
  },
})
