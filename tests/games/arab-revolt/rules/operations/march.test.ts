import { describe, expect, test } from 'vitest'
import {
  options,
  question,
  type Option,
  type Position,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const COAST = 'railway-tel-aviv-haifa'

const group = (from: SpaceId, to: SpaceId, underground: number, active = 0): Option => ({
  from,
  to,
  underground,
  active,
})

/** So many Underground Guerrillas of Samaria march to one space. */
const marched = (spaces: Position['spaces'], to: SpaceId, number: number) =>
  play(
    rebels('march', { samaria: { guerrillasUnderground: number }, ...spaces }),
    'samaria',
    group('samaria', to, number),
  )

test('March: selects origins with Guerrillas, abroad too; Bases do not march (3.3.2)', () => {
  const game = rebels('march', {
    samaria: { guerrillasUnderground: 1 },
    haifa: { guerrillasActive: 1, police: 1, curfew: 1 },
    [COAST]: { guerrillasActive: 1 },
    lebanon: { guerrillasUnderground: 1 },
    gaza: { bases: 2 },
  })
  expect(spacesOffered(game)).toEqual(['samaria', 'haifa', COAST, 'lebanon'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.2', reason: 'needs-guerrilla' })
  expect(whyNot(game, 'lydda')).toEqual({ rule: '3.3.2', reason: 'needs-guerrilla' })
})

test('R39: a March without a Guerrilla on the map cannot be chosen', () => {
  const game = play(withChit(firstToAct('rebels', { gaza: { bases: 1 } }), 3), 'limited-operation')
  expect(whyNot(game, 'march')).toEqual({ rule: '3.3.2', reason: 'no-space-for-this' })
})

test('March: any Guerrillas of the origin to any adjacent spaces, as they are (3.3.2, 1.4.3)', () => {
  const spaces = { samaria: { guerrillasUnderground: 2, guerrillasActive: 2 } }
  const start = play(rebels('march', spaces), 'samaria')
  expect(whyNot(start, 'done')).toEqual({ rule: '3.3.2', reason: 'nothing-selected-yet' })
  expect(can(start, group('samaria', 'gaza', 1))).toBe(false)
  expect(can(start, group('samaria', 'lydda', 3))).toBe(false)
  const game = play(
    start,
    group('samaria', 'lydda', 1, 1),
    group('samaria', COAST, 1),
    group('samaria', 'transjordan', 0, 1),
  )
  expect(contents(game, 'lydda')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  expect(contents(game, COAST)).toEqual({ guerrillasUnderground: 1 })
  expect(contents(game, 'transjordan')).toEqual({ guerrillasActive: 1 })
  expect(contents(game, 'samaria')).toEqual({})
})

test('March: some may stay behind (3.3.2)', () => {
  const spaces = { samaria: { guerrillasUnderground: 2, bases: 1 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', 'lydda', 1), 'done')
  expect(contents(game, 'samaria')).toEqual({ guerrillasUnderground: 1, bases: 1 })
  expect(asked(game)).toBe('march.space by rebels')
})

test('March: not to a Foreign Country that is out of play (1.3.7)', () => {
  const spaces = { samaria: { guerrillasUnderground: 1 } }
  const closed = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const
  const game = play(rebels('march', spaces, closed), 'samaria')
  expect(whyNot(game, group('samaria', 'transjordan', 1))).toEqual({
    rule: '1.3.7',
    reason: 'out-of-play',
  })
})

test('March: as many origins as the chit says, any number of destinations (3.3.2)', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 2 },
    gaza: { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 1 },
  }
  const one = play(
    rebels('march', spaces, {}, { chit: 1 }),
    'samaria',
    group('samaria', 'lydda', 1),
    group('samaria', 'galilee', 1),
  )
  expect(whyNot(one, 'gaza')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const limited = play(
    rebels('march', spaces, {}, { chit: 2, box: 'limited-operation' }),
    'gaza',
    group('gaza', 'lydda', 1),
    'syria',
    group('syria', 'galilee', 1),
  )
  expect(asked(limited)).toBe('turn.box by british')
})

test('March: three onto an empty Railway stay Underground, four turn Active (3.3.2)', () => {
  expect(contents(marched({}, COAST, 3), COAST)).toEqual({ guerrillasUnderground: 3 })
  expect(contents(marched({}, COAST, 4), COAST)).toEqual({ guerrillasActive: 4 })
})

test('March: all British forces on the Railway add to the marchers; Rebels there do not (3.3.2)', () => {
  const two = { police: 1, irregularsUnderground: 1 }
  expect(there(marched({ [COAST]: two }, COAST, 1), COAST, 'guerrillasActive')).toBe(0)
  expect(there(marched({ [COAST]: two }, COAST, 2), COAST, 'guerrillasActive')).toBe(2)
  const three = { troops: 3 }
  expect(there(marched({ [COAST]: three }, COAST, 1), COAST, 'guerrillasActive')).toBe(1)
  const rebelsThere = { guerrillasUnderground: 3 }
  expect(there(marched({ [COAST]: rebelsThere }, COAST, 1), COAST, 'guerrillasActive')).toBe(0)
})

test('March: only the marchers turn Active, not those who wait there (3.3.2)', () => {
  const waiting = { [COAST]: { troops: 2, guerrillasUnderground: 1 } }
  expect(contents(marched(waiting, COAST, 2), COAST)).toEqual({
    troops: 2,
    guerrillasUnderground: 1,
    guerrillasActive: 2,
  })
})

test('March: the same test under a Curfew, and none elsewhere (3.3.2)', () => {
  const free = marched({ lydda: { troops: 6 } }, 'lydda', 4)
  expect(there(free, 'lydda', 'guerrillasUnderground')).toBe(4)
  const curfew = { lydda: { police: 1, curfew: 1 } }
  expect(there(marched(curfew, 'lydda', 2), 'lydda', 'guerrillasUnderground')).toBe(2)
  expect(there(marched(curfew, 'lydda', 3), 'lydda', 'guerrillasActive')).toBe(3)
})

test('R19: the Active ones of a group count in the test, and stay Active when it is passed', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 2, guerrillasActive: 2 },
  }
  const start = play(rebels('march', spaces), 'samaria')
  expect(contents(play(start, group('samaria', COAST, 2, 2)), COAST)).toEqual({
    guerrillasActive: 4,
  })
  expect(contents(play(start, group('samaria', COAST, 2, 1)), COAST)).toEqual({
    guerrillasUnderground: 2,
    guerrillasActive: 1,
  })
})

test('R19: the test looks at each pair of origin and destination alone', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 3 },
    lydda: { guerrillasUnderground: 2 },
    [COAST]: { police: 1 },
  }
  const game = play(
    rebels('march', spaces),
    'samaria',
    group('samaria', COAST, 2),
    'done',
    'lydda',
    group('lydda', COAST, 2),
  )
  expect(contents(game, COAST)).toEqual({ police: 1, guerrillasUnderground: 4 })
})

test('R19: no second group from the same origin to the same destination', () => {
  const spaces = { samaria: { guerrillasUnderground: 6 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', COAST, 3))
  expect(whyNot(game, group('samaria', COAST, 3))).toEqual({
    rule: '3.3.2',
    reason: 'already-selected',
  })
})

test('R19: a Guerrilla marches once; those who were there before may still go', () => {
  const spaces = { samaria: { guerrillasUnderground: 1 }, lydda: { guerrillasActive: 1 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', 'lydda', 1))
  const lydda = play(game, 'lydda')
  expect(can(lydda, group('lydda', 'gaza', 1))).toBe(false)
  const gone = play(lydda, group('lydda', 'gaza', 0, 1))
  expect(contents(gone, 'lydda')).toEqual({ guerrillasUnderground: 1 })
  expect(whyNot(gone, 'gaza')).toEqual({ rule: 'R19', reason: 'marched-already' })
  expect(whyNot(gone, 'lydda')).toEqual({ rule: '3.1', reason: 'already-selected' })
})

describe('R19: who has marched goes with the piece, through a Mobilize that relocates it', () => {
  /** Nobody is Available: these fifteen are all on the map. */
  const A: Position['spaces'] = {
    galilee: { guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 8, bases: 1 },
    'jerusalem-district': { guerrillasUnderground: 6 },
    samaria: { opposition: 1 },
    lydda: { opposition: 1 },
  }
  const take = (space: SpaceId, state: 'Underground' | 'Active' = 'Underground'): Option => ({
    piece: `guerrillas${state}`,
    space,
  })

  test('A: the one who marched to Samaria stops in Lydda; the one from Gaza marches on', () => {
    const marched = play(rebels('march', A), 'galilee', group('galilee', 'samaria', 1))
    const game = play(
      marched,
      'mobilize',
      'done',
      'lydda',
      take('samaria'),
      'samaria',
      take('gaza'),
    )
    expect(spacesOffered(game)).toEqual(['samaria', 'jerusalem-district', 'gaza'])
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'R19', reason: 'marched-already' })
    const gone = play(game, 'samaria', group('samaria', COAST, 1))
    expect(contents(gone, COAST)).toEqual({ guerrillasUnderground: 1 })
  })

  test('A, read from JSON in the middle: the one who marched stops in Lydda just the same', () => {
    const marched = play(rebels('march', A), 'galilee', group('galilee', 'samaria', 1))
    const game = play(marched, 'mobilize', 'done', 'lydda', take('samaria'), 'done')
    const read = JSON.parse(JSON.stringify(game)) as typeof game
    expect(options(read)).toEqual(options(game))
    expect(whyNot(read, 'lydda')).toEqual({ rule: 'R19', reason: 'marched-already' })
  })

  const B: Position['spaces'] = {
    ...A,
    samaria: { opposition: 1, guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 7, bases: 1 },
  }
  const together = (chit: 1 | 2 | 3) =>
    play(
      rebels('march', B, {}, { chit }),
      'galilee',
      group('galilee', 'samaria', 1),
      'mobilize',
      'done',
      'lydda',
      take('samaria'),
    )

  test('B: of one who marched and one who did not the Rebels say which is relocated', () => {
    const game = together(3)
    expect(asked(game)).toBe('place.marched by rebels')
    expect(options(game)).toEqual(['not-marched', 'marched'])
    expect(question(game)?.about).toEqual({ space: 'samaria' })
    const fresh = play(game, 'not-marched', 'done')
    expect(spacesOffered(fresh)).toEqual(['lydda', 'jerusalem-district', 'gaza'])
    expect(whyNot(fresh, 'samaria')).toEqual({ rule: 'R19', reason: 'marched-already' })
    const other = play(game, 'marched', 'done')
    expect(spacesOffered(other)).toEqual(['samaria', 'jerusalem-district', 'gaza'])
    expect(whyNot(other, 'lydda')).toEqual({ rule: 'R19', reason: 'marched-already' })
  })

  test('B: nobody asks when no further origin can be selected', () => {
    const game = together(1)
    expect(asked(game)).toBe('mobilize.guerrilla by rebels')
    expect(there(game, 'lydda', 'guerrillasUnderground')).toBe(1)
  })

  test('B: nobody asks where Underground and Active tell the two apart', () => {
    const spaces = { ...B, samaria: { opposition: 1, guerrillasActive: 1 } }
    const game = play(
      rebels('march', spaces),
      'galilee',
      group('galilee', 'samaria', 1),
      'mobilize',
      'done',
      'lydda',
      take('samaria', 'Active'),
      'done',
    )
    expect(spacesOffered(game)).toEqual(['lydda', 'jerusalem-district', 'gaza'])
  })

  test('C: an Active one who marched, relocated within its own space, does not march again', () => {
    const spaces = { ...A, galilee: { guerrillasActive: 1 } }
    const game = play(
      rebels('march', spaces),
      'galilee',
      group('galilee', 'samaria', 0, 1),
      'mobilize',
      'done',
      'samaria',
      take('samaria', 'Active'),
      'done',
    )
    expect(contents(game, 'samaria')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
    expect(whyNot(game, 'samaria')).toEqual({ rule: 'R19', reason: 'marched-already' })
  })

  test('those whom a Curfew or a Railway turned Active are told apart from those who wait', () => {
    const spaces: Position['spaces'] = {
      galilee: { guerrillasUnderground: 3 },
      samaria: { opposition: 1, curfew: 1, police: 1, guerrillasUnderground: 1 },
      gaza: { guerrillasUnderground: 11 },
      lydda: { opposition: 1 },
    }
    const game = play(
      rebels('march', spaces),
      'galilee',
      group('galilee', 'samaria', 3),
      'mobilize',
      'done',
      'lydda',
      take('samaria', 'Active'),
      'done',
    )
    expect(contents(game, 'lydda')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'R19', reason: 'marched-already' })
    expect(spacesOffered(game)).toEqual(['samaria', 'gaza'])
  })

  test('one from Available is fresh, and marches from where a marcher stands', () => {
    const spaces: Position['spaces'] = {
      galilee: { guerrillasUnderground: 1 },
      samaria: { opposition: 1 },
    }
    const game = play(
      rebels('march', spaces),
      'galilee',
      group('galilee', 'samaria', 1),
      'mobilize',
      'done',
      'samaria',
      'samaria',
    )
    expect(can(game, group('samaria', 'lydda', 1))).toBe(true)
    expect(can(game, group('samaria', 'lydda', 2))).toBe(false)
  })
})

test('March: says why a group cannot go: not adjacent, or more than there are (3.3.2)', () => {
  const spaces = { galilee: { guerrillasUnderground: 2, guerrillasActive: 1 } }
  const game = play(rebels('march', spaces), 'galilee')
  const far = { rule: '3.3.2', reason: 'not-adjacent' }
  expect(whyNot(game, group('galilee', 'gaza', 1))).toEqual(far)
  expect(whyNot(game, group('galilee', 'jerusalem', 1))).toEqual(far)
  const many = { rule: '1.4', reason: 'more-than-there-are' }
  expect(whyNot(game, group('galilee', 'samaria', 3))).toEqual(many)
  expect(whyNot(game, group('galilee', 'samaria', 0, 2))).toEqual(many)
})
