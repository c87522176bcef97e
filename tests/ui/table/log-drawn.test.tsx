// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableScreen } from '../../../src/ui/table/table'
import { PLAYERS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { render, table } from '../at-table'

/** How many paragraphs of the log were drawn. */
const drawn = vi.hoisted(() => ({ ways: 0 }))

vi.mock('../../../src/ui/words/en/log', async (original) => {
  const words = await original<typeof import('../../../src/ui/words/en/log')>()
  const paragraphText: typeof words.paragraphText = (...of) => {
    drawn.ways++
    return words.paragraphText(...of)
  }
  return { ...words, paragraphText }
})

afterEach(cleanup)

const paragraphs = () =>
  [...document.querySelectorAll('[data-part=log] ol > li > ul > li:first-child')].map(
    ({ outerHTML }) => outerHTML,
  )

test('an answer draws only those paragraphs of the log that it changes', () => {
  table.getState().newGame({
    game: 'arab-revolt',
    seats: PLAYERS,
    seed: 1974,
    chance: 'seed',
    handovers: false,
  })
  // Unlike a browser, happy-dom complains of an animation that is broken off.
  document.documentElement.dataset['motion'] = 'reduced'
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
  let kept = 0
  for (let given = 0; given < 25; given++) {
    const before = paragraphs()
    drawn.ways = 0
    act(() => playRandom(table))
    const same = paragraphs().filter((one) => before.includes(one)).length
    // That of the action under way leads to another moment, also where it says the same.
    expect(drawn.ways).toBeLessThanOrEqual(paragraphs().length - same + 1)
    kept += same
  }
  expect(kept).toBeGreaterThan(20)
})
