import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const tenMinutes = 10 * 60 * 1000

export default defineConfig({
  // Relative addresses, so that the build can be served from any folder.
  base: './',
  plugins: [react()],
  build: { outDir: 'dist' },
  test: {
    // Vitest would keep one core for itself, which on two cores halves the speed.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'v8',
      include: ['src/rules/**/*.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary', 'html'],
      thresholds: { lines: 97 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          environment: 'node',
          include: ['tests/properties/**/*.fuzz.ts'],
          testTimeout: tenMinutes,
          hookTimeout: tenMinutes,
        },
      },
    ],
  },
})
