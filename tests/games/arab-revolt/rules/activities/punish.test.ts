import { expect, test } from 'vitest'
import {
  board,
  options,
  type Piece,
  type Position,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, british, can, contents, play, spacesOffered, there, whyNot } from '../../../../kit'

type Spaces = Position['spaces']
type Rest = Omit<Partial<Position>, 'spaces'>

const RAILWAY = 'railway-tel-aviv-jerusalem'

const pick = (piece: Piece, space: SpaceId) => ({ piece, space })

const drawn = (chit: 'detain' | 'demolish' | 'fine') => ({ chit, from: 'drawn' }) as const
const held = (chit: 'detain' | 'demolish' | 'fine') => ({ chit, from: 'held' }) as const

const punish = (spaces: Spaces, rest: Rest = {}) => play(british('sweep', spaces, rest), 'punish')

/** Punish with this chit, drawn; the spaces come next. */
const punishWith = (chit: 'detain' | 'demolish' | 'fine', spaces: Spaces, rest: Rest = {}) =>
  play(punish(spaces, rest), chit, chit, drawn(chit))

const TROOPS = { gaza: { troops: 1 } }

test('Punish: draws two chits at random, each as often as it is in the pool (4.2.1, 1.7.1)', () => {
  const game = punish(TROOPS, { punishmentChits: { used: { fine: 2 } } })
  expect(asked(game)).toBe('punish.draw by chance')
  expect(whyNot(game, 'fine')).toEqual({ rule: '1.7.1', reason: 'chit-not-at-hand' })
  const second = play(game, 'detain')
  expect(asked(second)).toBe('punish.draw by chance')
  expect(asked(play(second, 'detain'))).toBe('punish.chit by british')
})

test('Punish: one drawn chit is used and stays out, the other goes back (1.7.1)', () => {
  const game = play(punish(TROOPS), 'detain', 'fine')
  expect(options(game)).toEqual([drawn('detain'), drawn('fine')])
  expect(whyNot(game, drawn('demolish'))).toEqual({ rule: '1.7.1', reason: 'chit-not-at-hand' })
  const { pool, drawn: left, used } = board(play(game, drawn('fine'))).punishmentChits
  expect(used).toEqual({ detain: 0, demolish: 0, fine: 1 })
  expect(pool).toEqual({ detain: 2, demolish: 2, fine: 1 })
  expect(left).toEqual({ detain: 0, demolish: 0, fine: 0 })
})

test('Punish: a held chit may be used instead; both drawn ones go back (1.7.1)', () => {
  const rest = { punishmentChits: { held: { demolish: 1, fine: 1 } } }
  const game = play(punish(TROOPS, rest), 'detain', 'detain')
  expect(options(game)).toEqual([drawn('detain'), held('demolish'), held('fine')])
  const { pool, held: kept, used } = board(play(game, held('demolish'))).punishmentChits
  expect(used).toEqual({ detain: 0, demolish: 1, fine: 0 })
  expect(kept).toEqual({ detain: 0, demolish: 0, fine: 1 })
  expect(pool).toEqual({ detain: 2, demolish: 1, fine: 1 })
})

test('R14: with one chit in the pool one is drawn', () => {
  const used = { detain: 2, demolish: 2, fine: 1 }
  const game = play(punish(TROOPS, { punishmentChits: { used } }), 'fine')
  expect(options(game)).toEqual([drawn('fine')])
})

test('R14: with an empty pool a held chit will do', () => {
  const used = { detain: 2, demolish: 2, fine: 1 }
  const game = punish(TROOPS, { punishmentChits: { used, held: { fine: 1 } } })
  expect(options(game)).toEqual([held('fine')])
})

test('R14: nothing to draw and nothing held: no Punish', () => {
  const used = { detain: 2, demolish: 2, fine: 2 }
  const game = british('sweep', TROOPS, { punishmentChits: { used } })
  expect(whyNot(game, 'punish')).toEqual({ rule: '1.7.1', reason: 'no-chit-left' })
})

test('Punish: needs a District or City with Troops (4.2.1)', () => {
  const game = punishWith('detain', {
    gaza: { troops: 1 },
    jerusalem: { troops: 1 },
    haifa: { police: 2, irregularsActive: 1 },
    [RAILWAY]: { troops: 1 },
  })
  expect(spacesOffered(game)).toEqual(['gaza', 'jerusalem'])
  expect(whyNot(game, 'haifa')).toEqual({ rule: '4.2.1', reason: 'needs-troops' })
  expect(whyNot(game, RAILWAY)).toEqual({ rule: '4.2.1', reason: 'needs-district-or-city' })
  const nowhere = british('sweep', { haifa: { police: 1 }, [RAILWAY]: { troops: 1 } })
  expect(whyNot(nowhere, 'punish')).toEqual({ rule: '4.2.1', reason: 'no-space-for-this' })
})

test('Punish: in one or two spaces, different ones (4.2.1, 4.1)', () => {
  const spaces = { gaza: { troops: 1 }, lydda: { troops: 1 }, haifa: { troops: 1 } }
  const start = punishWith('fine', spaces)
  expect(whyNot(start, 'done')).toEqual({ rule: '4.1', reason: 'nothing-selected-yet' })
  const one = play(start, 'gaza')
  expect(whyNot(one, 'gaza')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(asked(play(one, 'done'))).toBe('sweep.space by british')
  expect(asked(play(one, 'lydda'))).toBe('sweep.space by british')
})

test('Punish: Detain sends one Guerrilla, whichever the British choose, to Prison (1.7.2)', () => {
  const spaces = { gaza: { troops: 1, guerrillasUnderground: 1, guerrillasActive: 1, bases: 1 } }
  const game = play(punishWith('detain', spaces), 'gaza')
  expect(whyNot(game, pick('bases', 'gaza'))).toEqual({
    rule: '1.7.2',
    reason: 'bases-are-not-detained',
  })
  expect(can(game, pick('guerrillasActive', 'gaza'))).toBe(true)
  const done = play(game, pick('guerrillasUnderground', 'gaza'))
  expect(contents(done, 'gaza')).toEqual({
    troops: 1,
    guerrillasActive: 1,
    bases: 1,
    opposition: 1,
  })
  expect(board(done).prison).toEqual({ guerrillas: 1, bases: 0 })
  expect(board(done).available.guerrillas).toBe(13)
})

test('R14: Detain without a Guerrilla still brings Opposition', () => {
  const game = play(punishWith('detain', TROOPS), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ troops: 1, opposition: 1 })
})

test('R14: both Punishments come before both Mobilizations', () => {
  const spaces = {
    gaza: { troops: 1, guerrillasActive: 1 },
    lydda: { troops: 1, guerrillasActive: 1 },
  }
  const first = play(punishWith('detain', spaces), 'gaza', pick('guerrillasActive', 'gaza'))
  expect(contents(first, 'gaza')).toEqual({ troops: 1 })
  const both = play(first, 'lydda', pick('guerrillasActive', 'lydda'))
  expect(contents(both, 'gaza')).toEqual({ troops: 1, opposition: 1 })
  expect(contents(both, 'lydda')).toEqual({ troops: 1, opposition: 1 })
  expect(board(both).prison.guerrillas).toBe(2)
})

test('Punish: Demolish removes Opposition, then brings an Underground Guerrilla (1.7.2)', () => {
  const spaces = { gaza: { troops: 1, opposition: 1 }, haifa: { troops: 1 } }
  const first = play(punishWith('demolish', spaces), 'gaza')
  expect(contents(first, 'gaza')).toEqual({ troops: 1 })
  const both = play(first, 'haifa')
  expect(contents(both, 'gaza')).toEqual({ troops: 1, guerrillasUnderground: 1 })
  expect(contents(both, 'haifa')).toEqual({ troops: 1, guerrillasUnderground: 1 })
})

test('R2: the Mobilization of a Demolish takes Available Guerrillas only', () => {
  const opposed = { troops: 1, opposition: 1 }
  const spaces = { gaza: opposed, lydda: opposed, syria: { guerrillasActive: 14 } }
  const game = play(punishWith('demolish', spaces), 'gaza', 'lydda')
  expect(contents(game, 'gaza')).toEqual({ troops: 1, guerrillasUnderground: 1 })
  expect(contents(game, 'lydda')).toEqual({ troops: 1 })
  expect(there(game, 'syria', 'guerrillasActive')).toBe(14)
  expect(asked(game)).toBe('sweep.space by british')
})

test('Punish: Fine removes one Sabotage marker from an adjacent Railway, and mobilizes nobody (1.7.2)', () => {
  const game = play(
    punishWith('fine', {
      'tel-aviv-jaffa': { troops: 1 },
      [RAILWAY]: { sabotage: 3 },
      'railway-tel-aviv-haifa': { sabotage: 1 },
      'railway-haifa-syria': { sabotage: 1 },
    }),
    'tel-aviv-jaffa',
  )
  const notAdjacent = { rule: '1.7.2', reason: 'not-next-to-fined' }
  expect(whyNot(game, 'railway-haifa-syria')).toEqual(notAdjacent)
  const nothingThere = { rule: '1.7.2', reason: 'needs-sabotage' }
  expect(whyNot(game, 'railway-egypt-tel-aviv')).toEqual(nothingThere)
  expect(whyNot(game, 'haifa')).toEqual({ rule: '1.7.2', reason: 'needs-railway' })
  expect(can(game, 'railway-tel-aviv-haifa')).toBe(true)
  const fined = play(game, RAILWAY)
  expect(there(fined, RAILWAY, 'sabotage')).toBe(2)
  expect(contents(fined, 'tel-aviv-jaffa')).toEqual({ troops: 1 })
})

test('Punish: Fine in two spaces by the same Railway removes two of its markers (1.7.2)', () => {
  const spaces = { lydda: { troops: 1 }, jerusalem: { troops: 1 }, [RAILWAY]: { sabotage: 2 } }
  const game = play(punishWith('fine', spaces), 'lydda', RAILWAY, 'jerusalem', RAILWAY)
  expect(there(game, RAILWAY, 'sabotage')).toBe(0)
})

test('R14: Fine without Sabotage nearby is possible and does nothing', () => {
  const game = play(punishWith('fine', TROOPS), 'gaza')
  expect(asked(game)).toBe('sweep.space by british')
  expect(contents(game, 'gaza')).toEqual({ troops: 1 })
})
