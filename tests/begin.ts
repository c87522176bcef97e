/* Before every test file: the rules are loaded, as they are on the page before anything is shown. */
import { load } from '../src/games/index'

await load('arab-revolt')

/* In a DOM, what is waited for may take as long as a slow machine needs. */
if (typeof document !== 'undefined')
  (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 60_000 })
