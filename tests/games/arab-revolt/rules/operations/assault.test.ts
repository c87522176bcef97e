import { expect, test } from 'vitest'
import { board, type Box, type Position } from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  british,
  can,
  contents,
  firstToAct,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const limitedAssault = (spaces: Position['spaces'], rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  british('assault', spaces, rest, { box: 'limited-operation' as Box })

test('Assault: needs British cubes and Rebel pieces (3.2.4)', () => {
  const game = british('assault', {
    galilee: { police: 1, guerrillasUnderground: 1 },
    samaria: { troops: 1, bases: 1 },
    lydda: { irregularsActive: 2, guerrillasActive: 1 },
    gaza: { troops: 2, opposition: 1 },
    syria: { guerrillasActive: 1, bases: 1 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'samaria'])
  const needsBoth = { rule: '3.2.4', reason: 'needs-cubes-and-rebels' }
  expect(whyNot(game, 'lydda')).toEqual(needsBoth)
  expect(whyNot(game, 'gaza')).toEqual(needsBoth)
  expect(whyNot(game, 'syria')).toEqual(needsBoth)
})

test('R39: an Assault without a space cannot be chosen', () => {
  const game = firstToAct('british', { gaza: { troops: 1 }, lydda: { guerrillasActive: 1 } })
  expect(whyNot(play(game, 'limited-operation'), 'assault')).toEqual({
    rule: '3.2.4',
    reason: 'no-space-for-this',
  })
})

test.each([
  ['Neutral District', 'samaria', 0, 0, 4, 0],
  ['Neutral District', 'samaria', 0, 3, 4, 3],
  ['Opposition District', 'samaria', 1, 1, 4, 0],
  ['Opposition District', 'samaria', 1, 3, 4, 1],
  ['Opposition District', 'samaria', 1, 4, 0, 2],
  ['Neutral City', 'haifa', 0, 1, 2, 3],
  ['Neutral City', 'haifa', 0, 0, 1, 1],
  ['Opposition City', 'haifa', 1, 1, 0, 0],
  ['Opposition City', 'haifa', 1, 1, 1, 1],
  ['Opposition City', 'haifa', 1, 2, 3, 2],
  ['Railway', 'railway-haifa-syria', 0, 0, 1, 1],
  ['Railway', 'railway-haifa-syria', 0, 2, 1, 3],
] as const)(
  'Assault: in a %s (%s, Opposition %i) %i Troops and %i Police remove %i (3.2.4)',
  (_kind, space, opposition, troops, police, removed) => {
    const forces = { troops, police, irregularsUnderground: 2, guerrillasActive: 5 }
    const game = play(limitedAssault({ [space]: { ...forces, opposition } }), space)
    expect(there(game, space, 'guerrillasActive')).toBe(5 - removed)
    expect(board(game).available.guerrillas).toBe(10 + removed)
  },
)

test('R21: Assault removes all that it can, without asking', () => {
  const game = play(limitedAssault({ gaza: { troops: 3, guerrillasActive: 2 } }), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ troops: 3 })
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('Assault: a Guerrilla left Underground stays, and keeps the Bases safe (3.2.4)', () => {
  const spaces = { gaza: { troops: 4, guerrillasActive: 1, guerrillasUnderground: 1, bases: 1 } }
  const game = play(limitedAssault(spaces), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ troops: 4, guerrillasUnderground: 1, bases: 1 })
  expect(board(game).unity).toBe(2)
})

test('Assault: Bases go after the last Guerrilla, each shifts Unity by one (3.2.4)', () => {
  const spaces = { gaza: { troops: 3, guerrillasActive: 1, bases: 2 } }
  const game = play(limitedAssault(spaces, { unity: 3 }), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ troops: 3 })
  expect(board(game).unity).toBe(1)
  expect(board(game).politicalWill).toBe(10)
  expect(board(game).available.bases).toBe(5)
})

test('Assault: too few cubes take Guerrillas before Bases (3.2.4)', () => {
  const spaces = { gaza: { troops: 2, guerrillasActive: 1, bases: 2 } }
  const game = play(limitedAssault(spaces), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ troops: 2, bases: 1 })
  expect(board(game).unity).toBe(1)
})

test('R21, R32: each Base at once: past Decentralized it is Political Will instead', () => {
  const spaces = { gaza: { troops: 2, bases: 2 } }
  const oneStep = board(play(limitedAssault(spaces, { unity: 1 }), 'gaza'))
  expect([oneStep.unity, oneStep.politicalWill]).toEqual([0, 11])
  const noStep = board(play(limitedAssault(spaces, { unity: 0 }), 'gaza'))
  expect([noStep.unity, noStep.politicalWill]).toEqual([0, 12])
  const full = board(play(limitedAssault(spaces, { unity: 0, politicalWill: 19 }), 'gaza'))
  expect(full.politicalWill).toBe(20)
})

test('Assault: up to three spaces, each once; a Limited one in one (3.1, 2.3.5)', () => {
  const fight = { troops: 1, guerrillasActive: 2 }
  const spaces = { galilee: fight, samaria: fight, lydda: fight, gaza: fight }
  const two = play(british('assault', spaces), 'galilee', 'samaria')
  expect(whyNot(two, 'galilee')).toEqual({ rule: '3.1', reason: 'already-selected' })
  const three = play(two, 'lydda')
  expect(whyNot(three, 'gaza')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const limited = play(limitedAssault(spaces), 'galilee')
  expect(can(limited, 'samaria')).toBe(false)
  expect(asked(limited)).toBe('turn.draw-chit by chance')
})
