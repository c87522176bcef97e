/* What chance gave, side by side. */
import { expect, test } from 'vitest'
import { luckOf } from '../../../../src/insight/luck'
import { newGame, type Game } from '../../../../src/games/palestine/rules/index'
import '../begin'
import { capability, event, limited, operation, play, propaganda } from '../kit'

/** How often each side rolled, how often it succeeded, and how often it does on average. */
const rolls = (game: Game) => {
  const { lines } = luckOf(game)
  const of = (name: string) => {
    const { times, got, expected } = lines.find((line) => line.name === name)!
    return { times, got, expected: Math.round(expected * 6) / 6 }
  }
  return { british: of('rolls-british'), irgun: of('rolls-irgun') }
}

const NONE = { times: 0, got: 0, expected: 0 }
const ONE = { times: 1, got: 1 }

test('a Negotiate is a British roll, a Sabotage or Rob one of Irgun', () => {
  expect(rolls(play(operation('search', {}), 'negotiate', 4))).toEqual({
    british: { ...ONE, expected: 3 / 6 },
    irgun: NONE,
  })
  const cell = { gaza: { cellsUnderground: 1 } }
  const four = { british: NONE, irgun: { ...ONE, expected: 4 / 6 } }
  expect(rolls(play(limited('sabotage', cell), 'gaza', 3))).toEqual(four)
  expect(rolls(play(limited('rob', cell), 'gaza', 3))).toEqual(four)
})

test('6.2.1 the Rob of the Resources Phase is one of Irgun too', () => {
  const game = play(propaganda({ gaza: { cellsUnderground: 1 } }), 'gaza', 2)
  expect(rolls(game)).toEqual({ british: NONE, irgun: { times: 1, got: 0, expected: 4 / 6 } })
})

test('P19, P23 a bomb and a mine serve Irgun, whoever lets them be rolled', () => {
  const bomb = play(event('P19', 'shaded', 'british', {}), 3)
  expect(rolls(bomb)).toEqual({ british: NONE, irgun: { ...ONE, expected: 4 / 6 } })
  const move = { piece: 'police', from: 'haifa', to: 'gaza', number: 1 } as const
  const mined = { gaza: { sabotage: 1, cellsActive: 1 }, haifa: { police: 1 } }
  const patrol = play(limited('patrol', mined, capability('P23', 'shaded')), 'gaza', move, 1)
  expect(rolls(patrol)).toEqual({ british: NONE, irgun: { ...ONE, expected: 3 / 6 } })
})

test('4.2.3 a Mass Detention neither succeeds nor fails', () => {
  const city = { haifa: { troops: 3, curfew: 1 } }
  const game = play(operation('search', city), 'mass-detention', 'haifa', 6)
  expect(rolls(game)).toEqual({ british: NONE, irgun: NONE })
})

test('1.6.1 Intel chits by the sum of their values, against the mean of the bag', () => {
  const { lines } = luckOf(play(event('P22', 'unshaded', 'british', {}), 'left', 'yes', 2))
  expect(lines.find(({ name }) => name === 'intel')).toMatchObject({
    times: 1,
    got: 2,
    expected: 1,
  })
})

test('2.1 where in its pile each Propaganda card came, against the sixth', () => {
  const played = ['P1', 'P2', 'P3', 'P4'] as const
  const position = { spaces: {}, politicalWill: 10, haganah: 3, played }
  const { lines } = luckOf(play(newGame({ position }), 'P33'))
  expect(lines.find(({ name }) => name === 'propaganda')).toMatchObject({ got: 5, expected: 6 })
})
