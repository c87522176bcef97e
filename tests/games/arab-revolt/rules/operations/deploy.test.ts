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

const COAST = 'railway-tel-aviv-haifa'

const LIMITED = { box: 'limited-operation' as Box }

const limitedDeploy = (spaces: Position['spaces'], rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  british('deploy', spaces, rest, LIMITED)

test('Deploy: needs more British than Rebel pieces; Irregulars and Bases count (3.2.1)', () => {
  const game = british('deploy', {
    galilee: { police: 2, guerrillasUnderground: 1 },
    samaria: { police: 1, guerrillasUnderground: 1 },
    lydda: { troops: 1, bases: 1 },
    gaza: { irregularsActive: 1 },
    haifa: { troops: 1 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'gaza', 'haifa'])
  const needsMore = { rule: '3.2.1', reason: 'needs-more-british' }
  expect(whyNot(game, 'samaria')).toEqual(needsMore)
  expect(whyNot(game, 'lydda')).toEqual(needsMore)
  expect(whyNot(game, 'jerusalem-district')).toEqual(needsMore)
})

test('Deploy: only in Districts and Cities (3.2.1)', () => {
  const game = british('deploy', { haifa: { troops: 1 }, 'railway-haifa-syria': { troops: 2 } })
  const elsewhere = { rule: '3.2.1', reason: 'needs-district-or-city' }
  expect(whyNot(game, 'railway-haifa-syria')).toEqual(elsewhere)
  expect(whyNot(game, 'syria')).toEqual(elsewhere)
})

test('R39: a Deploy without a space cannot be chosen', () => {
  const game = firstToAct('british', { samaria: { police: 1, bases: 1 }, lebanon: { bases: 1 } })
  expect(whyNot(play(game, 'operation-and-special'), 'deploy')).toEqual({
    rule: '3.2.1',
    reason: 'no-space-for-this',
  })
})

test('Deploy: places up to two Police in a space (3.2.1)', () => {
  const one = play(british('deploy', { haifa: { troops: 1 } }), 'haifa', 'police')
  expect(can(one, 'irregulars')).toBe(false)
  const two = play(one, 'police')
  expect(contents(two, 'haifa')).toEqual({ troops: 1, police: 2 })
  expect(asked(two)).toBe('deploy.space by british')
  expect(contents(play(one, 'done'), 'haifa')).toEqual({ troops: 1, police: 1 })
})

test('Deploy: or one Irregular, Underground, and no Police with it (3.2.1, 1.4.3)', () => {
  const game = play(british('deploy', { gaza: { troops: 1 } }), 'gaza', 'irregulars')
  expect(contents(game, 'gaza')).toEqual({ troops: 1, irregularsUnderground: 1 })
  expect(asked(game)).toBe('deploy.space by british')
})

test('Deploy: never places Troops, and need not place anything (3.2.1)', () => {
  const game = play(british('deploy', { gaza: { troops: 1 } }), 'gaza')
  expect(can(game, 'troops')).toBe(false)
  expect(contents(play(game, 'done'), 'gaza')).toEqual({ troops: 1 })
})

test('Deploy: up to three spaces, each once (3.1)', () => {
  const start = british('deploy', {
    galilee: { police: 1 },
    samaria: { police: 1 },
    lydda: { police: 1 },
    gaza: { police: 1 },
  })
  expect(whyNot(start, 'done')).toEqual({ rule: '3.1', reason: 'nothing-selected-yet' })
  const two = play(start, 'galilee', 'done', 'samaria', 'done')
  expect(whyNot(two, 'samaria')).toEqual({ rule: '3.1', reason: 'already-selected' })
  expect(can(two, 'done')).toBe(true)
  expect(whyNot(play(two, 'lydda', 'done'), 'gaza')).toEqual({
    rule: '3.1',
    reason: 'no-more-spaces',
  })
})

test('Deploy: a Limited one takes one space, with its Curfew (2.3.5)', () => {
  const game = play(limitedDeploy({ galilee: { police: 1 }, gaza: { police: 1 } }), 'galilee')
  const placed = play(game, 'irregulars')
  expect(asked(placed)).toBe('deploy.curfew by british')
  const ended = play(placed, 'galilee')
  expect(contents(ended, 'galilee')).toEqual({ police: 1, irregularsUnderground: 1, curfew: 1 })
  expect(asked(ended)).toBe('turn.draw-chit by chance')
})

test('Deploy: a Curfew in one selected space, Opposition stays (3.2.1)', () => {
  const spaces = {
    galilee: { police: 1, opposition: 1 },
    haifa: { police: 1 },
    gaza: { police: 1 },
  }
  const game = play(british('deploy', spaces), 'galilee', 'done', 'haifa', 'done', 'done')
  expect(spacesOffered(game)).toEqual(['galilee', 'haifa'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.2.1', reason: 'not-selected' })
  const placed = play(game, 'galilee')
  expect(contents(placed, 'galilee')).toEqual({ police: 1, opposition: 1, curfew: 1 })
  expect(board(placed).available.curfews).toBe(2)
  expect(can(placed, 'haifa')).toBe(false)
})

test('Deploy: a Curfew is not owed (3.2.1)', () => {
  const game = play(limitedDeploy({ galilee: { police: 1 } }), 'galilee', 'done', 'done')
  expect(contents(game, 'galilee')).toEqual({ police: 1 })
})

test('Deploy: a Curfew that is there goes, and the Opposition there with it (3.2.1)', () => {
  const spaces = { galilee: { police: 1, opposition: 1, curfew: 1 }, gaza: { opposition: 1 } }
  const game = play(limitedDeploy(spaces), 'galilee', 'done', 'galilee')
  expect(contents(game, 'galilee')).toEqual({ police: 1 })
  expect(there(game, 'gaza', 'opposition')).toBe(1)
  expect(board(game).available.curfews).toBe(3)
})

test('Deploy: there are three Curfews; with all on the map one can only be removed (1.12)', () => {
  const curfew = { police: 1, curfew: 1 }
  const spaces = { gaza: { police: 1 }, haifa: curfew, jerusalem: curfew, 'tel-aviv-jaffa': curfew }
  const game = play(british('deploy', spaces), 'gaza', 'done', 'haifa', 'done', 'done')
  expect(whyNot(game, 'gaza')).toEqual({ rule: '1.12', reason: 'none-available' })
  expect(contents(play(game, 'haifa'), 'haifa')).toEqual({ police: 1 })
})

const inGaza = { piece: 'police', space: 'gaza' } as const
const inHaifa = { piece: 'police', space: 'haifa' } as const

test('R2: Deploy takes its own Police from the map only when none is Available', () => {
  const eight = play(limitedDeploy({ gaza: { police: 1 }, haifa: { police: 7 } }), 'gaza')
  const available = { rule: '1.4.1', reason: 'some-are-available' }
  expect(whyNot(eight, inHaifa)).toEqual(available)
  expect(whyNot(eight, inGaza)).toEqual(available)
  const none = play(eight, 'police')
  expect(there(none, 'haifa', 'police')).toBe(7)
  expect(asked(none)).toBe('deploy.piece by british')
  expect(whyNot(none, 'police')).toEqual({ rule: '1.4.1', reason: 'none-available' })
  expect(contents(play(none, inHaifa), 'gaza')).toEqual({ police: 3 })
  expect(there(play(none, inHaifa), 'haifa', 'police')).toBe(6)
  expect(contents(play(none, 'done'), 'gaza')).toEqual({ police: 2 })
})

test('R2: two Police, or one Irregular, from the map, no matter whence (3.2.1, 1.4.3)', () => {
  const spaces = {
    gaza: { police: 1 },
    haifa: { police: 7, irregularsActive: 1 },
    [COAST]: { police: 1, irregularsUnderground: 5 },
  }
  const start = play(limitedDeploy(spaces), 'gaza')
  const none = { rule: '1.4.1', reason: 'none-available' }
  expect(whyNot(start, 'police')).toEqual(none)
  expect(whyNot(start, 'irregulars')).toEqual(none)
  expect(whyNot(start, { piece: 'police', space: 'jerusalem' })).toEqual({
    rule: '1.4.1',
    reason: 'none-here',
  })
  const one = play(start, inHaifa)
  expect(can(one, { piece: 'irregularsActive', space: 'haifa' })).toBe(false)
  const two = play(one, { piece: 'police', space: COAST })
  expect(contents(two, 'gaza')).toEqual({ police: 3 })
  expect(contents(two, COAST)).toEqual({ irregularsUnderground: 5 })
  expect(asked(two)).toBe('deploy.curfew by british')
  const irregular = play(start, { piece: 'irregularsActive', space: 'haifa' })
  expect(contents(irregular, 'gaza')).toEqual({ police: 1, irregularsUnderground: 1 })
  expect(contents(irregular, 'haifa')).toEqual({ police: 7 })
  expect(asked(irregular)).toBe('deploy.curfew by british')
})

test('R2: an Available Irregular beside Police from the map (1.4.1)', () => {
  const spaces = { gaza: { police: 1 }, haifa: { police: 8, irregularsActive: 1 } }
  const game = play(limitedDeploy(spaces), 'gaza')
  expect(can(game, inHaifa)).toBe(true)
  expect(can(game, 'irregulars')).toBe(true)
  expect(whyNot(game, { piece: 'irregularsActive', space: 'haifa' })).toEqual({
    rule: '1.4.1',
    reason: 'some-are-available',
  })
})

test('R3: Deploy may turn an Active Irregular of the same space Underground (1.4.1)', () => {
  const spaces = {
    gaza: { police: 1, irregularsActive: 1, irregularsUnderground: 1 },
    haifa: { police: 8, irregularsActive: 4 },
  }
  const game = play(limitedDeploy(spaces), 'gaza')
  const turned = play(game, { piece: 'irregularsActive', space: 'gaza' })
  expect(contents(turned, 'gaza')).toEqual({ police: 1, irregularsUnderground: 2 })
  expect(there(turned, 'haifa', 'irregularsActive')).toBe(4)
  expect(asked(turned)).toBe('deploy.curfew by british')
})

test('R3: what would change nothing is not taken from the space itself', () => {
  const spaces = {
    gaza: { police: 1, irregularsActive: 1, irregularsUnderground: 1 },
    haifa: { police: 8, irregularsActive: 4 },
  }
  const game = play(limitedDeploy(spaces), 'gaza')
  const already = { rule: 'R3', reason: 'stands-there-already' }
  expect(whyNot(game, inGaza)).toEqual(already)
  expect(whyNot(game, { piece: 'irregularsUnderground', space: 'gaza' })).toEqual(already)
  expect(whyNot(play(game, inHaifa), inGaza)).toEqual(already)
})

test('Deploy: no question where there is nothing to place, or no second Police (1.4.1)', () => {
  const full = { police: 6, irregularsUnderground: 6 }
  const nothing = play(limitedDeploy({ gaza: full }, { tegartPolice: 3 }), 'gaza')
  expect(asked(nothing)).toBe('deploy.curfew by british')
  const last = { gaza: { police: 5, troops: 1 } }
  const one = play(limitedDeploy(last, { tegartPolice: 3 }), 'gaza', 'police')
  expect(contents(one, 'gaza')).toEqual({ police: 6, troops: 1 })
  expect(asked(one)).toBe('deploy.curfew by british')
})

test('R2: Deploy never takes Police from the card Tegart Forts', () => {
  const spaces = { gaza: { troops: 1, police: 6 } }
  const game = play(limitedDeploy(spaces, { tegartPolice: 3 }), 'gaza')
  expect(whyNot(game, 'police')).toEqual({ rule: '1.4.1', reason: 'none-available' })
  expect(can(game, 'irregulars')).toBe(true)
})

test('R22: a Curfew falls when Deploy takes the last British piece away', () => {
  const spaces = {
    gaza: { police: 8 },
    haifa: { police: 1, curfew: 1 },
    jerusalem: { irregularsActive: 1, curfew: 1 },
  }
  const game = play(limitedDeploy(spaces), 'gaza', inHaifa)
  expect(contents(game, 'haifa')).toEqual({})
  expect(there(game, 'jerusalem', 'curfew')).toBe(1)
  expect(board(game).available.curfews).toBe(2)
})

test('R22: no Curfew where Deploy has left no British piece (1.12)', () => {
  const spaces = { gaza: { police: 8 }, haifa: { police: 1 } }
  const haifa = play(british('deploy', spaces), 'haifa', 'done')
  const game = play(haifa, 'gaza', inHaifa, 'done')
  expect(asked(game)).toBe('deploy.curfew by british')
  expect(whyNot(game, 'haifa')).toEqual({ rule: '1.12', reason: 'needs-british-piece' })
  expect(can(game, 'gaza')).toBe(true)
})

test('R41: Deploy judges a space when it is selected', () => {
  const spaces = { gaza: { police: 8 }, haifa: { police: 1 } }
  const before = british('deploy', spaces)
  expect(spacesOffered(before)).toEqual(['gaza', 'haifa'])
  const game = play(before, 'gaza', inHaifa)
  expect(whyNot(game, 'haifa')).toEqual({ rule: '3.2.1', reason: 'needs-more-british' })
})
