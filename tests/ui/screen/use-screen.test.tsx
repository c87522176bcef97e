// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DOOR, type ArabRevolt } from '../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../../src/games/arab-revolt/screen/index'
import { admit, newGame } from '../../../src/games/index'
import type { Screen } from '../../../src/ui/screen/screen'
import { loadScreen, offerScreen, screenOf } from '../../../src/ui/screen/screens'
import { GameContext, useScreen } from '../../../src/ui/screen/use-screen'

const OTHER: Screen<ArabRevolt> = {
  ...SCREEN,
  words: { ...SCREEN.words, who: () => 'Irgun' },
}

function Who() {
  return <p>{useScreen().words.who('rebels')}</p>
}

for (const of of ['other', 'once']) admit({ ...DOOR, of })

afterEach(cleanup)

test('a part of the page speaks in the words of the game that it is about', async () => {
  offerScreen('other', () => Promise.resolve(OTHER))
  expect(screenOf('other')).toBeNull()
  await loadScreen('other')
  render(
    <>
      <Who />
      <GameContext value="other">
        <Who />
      </GameContext>
    </>,
  )
  expect(screen.getByText(SCREEN.words.who('rebels'))).not.toBeNull()
  expect(screen.getByText('Irgun')).not.toBeNull()
})

test('a screen is fetched once, and a game that offers none has its rules alone', async () => {
  const load = vi.fn(() => Promise.resolve(OTHER))
  offerScreen('once', load)
  await loadScreen('once')
  await loadScreen('once')
  expect(load).toHaveBeenCalledOnce()
  await loadScreen('from-elsewhere')
  expect(screenOf('from-elsewhere')).toBeNull()
  expect(() => newGame('palestine')).toThrow()
  await loadScreen('palestine')
  expect(screenOf('palestine')).toBeNull()
  expect(newGame('palestine').of).toBe('palestine')
})
