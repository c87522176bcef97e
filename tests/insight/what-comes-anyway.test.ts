import { expect, it } from 'vitest'
import { forecast, question } from '../../src/games/index'
import { consequence } from '../../src/insight/index'
import { one, play, propaganda } from '../games/palestine/kit'
import '../games/palestine/begin'

const SPACES = {
  haifa: { police: 1, sabotage: 2, terror: 1 },
  gaza: { cellsUnderground: 1 },
  samaria: { cellsUnderground: 1 },
} as const

/** Nobody Robs, and the Police stay: then a Cell may move, an Arms Cache, and the Reset Phase takes the markers away. */
const redeploying = (spaces: Parameters<typeof propaganda>[0]) =>
  play(propaganda({ ...SPACES, ...spaces }, { intel: { 0: 1 } }), 'done', 'done')

it('The forecast of an answer bears nothing that comes only after what is still to be chosen', () => {
  const game = play(redeploying({ galilee: { armsCaches: 1 } }), 'done')
  const { net } = forecast(game)
  expect(net).toBeLessThan(forecast(play(game, 'done')).net)
  const moved = consequence(game, [one('armsCaches', 'galilee')])
  expect([moved.before, moved.net, moved.then.what]).toEqual([net, net, 'choice'])
})

it('Nor does one that leads to the same question once more', () => {
  const game = redeploying({})
  const { net } = forecast(game)
  const cell = { piece: 'cellsUnderground', from: 'gaza', to: 'jerusalem', number: 1 } as const
  const moved = consequence(game, [cell])
  expect([moved.before, moved.net, moved.then.what]).toEqual([net, net, 'over'])
  expect(forecast(play(game, 'done')).net).not.toBe(net)
})

it('Nor does one that must be given, where the next phase comes whichever it is', () => {
  const spaces = { galilee: { armsCaches: 1 }, lydda: { cellsUnderground: 1 } }
  const game = play(redeploying(spaces), 'done', one('armsCaches', 'galilee'))
  expect(question(game)?.ask).toBe('redeploy.cache-to')
  const { net } = forecast(game)
  expect(forecast(play(game, 'lydda')).net).not.toBe(net)
  const moved = consequence(game, ['lydda'])
  expect([moved.before, moved.net]).toEqual([net, net])
  const told = moved.facts.map((fact) => fact.fact)
  expect(told).toEqual(['moved'])
})
