import js from '@eslint/js'
import tseslint from 'typescript-eslint'
import { defineConfig, globalIgnores } from 'eslint/config'
import { noClassSelector } from './scripts/lint/no-class-selector.js'
import { noLostScript } from './scripts/lint/no-lost-script.js'

/** What would make the same answers lead to another game, or tie the rules to a browser. */
const OUTSIDE_WORLD = [
  'Date',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'self',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'window',
]

export default defineConfig(
  globalIgnores(['coverage', 'dist']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      // Named, they are read once; found for each file anew, a tenth slower.
      parserOptions: {
        project: ['tsconfig.json', 'src/offline/worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      house: { rules: { 'no-class-selector': noClassSelector, 'no-lost-script': noLostScript } },
    },
    rules: {
      'house/no-class-selector': 'error',
      'house/no-lost-script': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The compiler finds these, with types.
      'no-undef': 'off',
      // It lets no enum be written (`erasableSyntaxOnly`), and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A script may have nothing to ask, and is a generator all the same.
      'require-yield': 'off',
      // Numbers read well in a template; the rule is for objects.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => place(board, …)` is the house's style for a callback of one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      // It does not see a cast in JSDoc.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: [
      'src/{coin,mandate,bots}/**',
      'src/games/*/{rules,bots}/**',
      'src/tools/**',
      'tests/**',
    ],
    rules: {
      // noUncheckedIndexedAccess doubts every index; where a loop has just checked it, `!` is clear.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Here it is the drawing itself that is measured.
    files: ['tests/browser/overlap/**'],
    rules: { 'house/no-class-selector': 'off' },
  },
  {
    files: ['src/coin/**', 'src/mandate/**', 'src/games/*/rules/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_WORLD.map((name) => ({
          name,
          message: 'The rules know only the board and the answers.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a player: ask it.' },
      ],
    },
  },
)
