/* 7.0 What moves Political Will, in random games from end to end. */
import { expect, test } from 'vitest'
import { randomFrom, randomPlayer } from '../../../../../src/bots/random'
import { newGame, playOut, type Fact } from '../../../../../src/games/palestine/rules/index'

const GAMES = 50

/** The most and the least by which each cause moves it at once, the count of the Propaganda Round apart. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  // 3.2.4: an Arms Cache; two points by Menachem Begin (P25).
  assault: [1, 2],
  // 4.3.2: a City; two points by Menachem Begin (P25).
  propagandize: [-2, -1],
  // 4.2.3: what is left of a die.
  'mass-detention': [-6, -1],
  event: [-3, 3],
}

const changesIn = (seed: number) => {
  const log: Fact[] = []
  playOut(newGame(), randomPlayer(randomFrom(seed)), log)
  return log.filter((one) => one.fact === 'political-will')
}

test('7.1, 7.2 Operations, Special Activities and Events move it so far and no farther, and nothing else does', () => {
  const met = new Set<string>()
  const outside: unknown[] = []
  for (let seed = 1; seed <= GAMES; seed++)
    for (const { change, why } of changesIn(seed)) {
      met.add(why.what)
      // 6.1: the sum may be of any size that the track allows.
      const [least, most] = why.what === 'political-will' ? [-20, 20] : (BOUNDS[why.what] ?? [0, 0])
      if (change < least || change > most) outside.push({ seed, change, why })
    }
  expect(outside).toEqual([])
  expect([...met].sort()).toEqual([...Object.keys(BOUNDS), 'political-will'].sort())
})
