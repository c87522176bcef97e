import { describe, expect, test } from 'vitest'
import {
  RulesError,
  apply,
  board,
  boardOf,
  newGame,
  options,
  positionOf,
  question,
  type Mistake,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import { contents, position } from '../../../../kit'

type Loose = Record<string, unknown>

/** A position with nothing in it but what a test is about, right or wrong. */
const loose = (rest: Loose): Loose => ({ spaces: {}, politicalWill: 10, unity: 2, ...rest })
const inSpaces = (spaces: Loose, rest: Loose = {}): Loose => loose({ spaces, ...rest })
const without = (field: string): Loose =>
  Object.fromEntries(Object.entries(loose({})).filter(([key]) => key !== field))

const boardFrom = (given: unknown) => boardOf(given as Position)

const errorOf = (given: unknown): RulesError => {
  try {
    boardFrom(given)
  } catch (error) {
    if (error instanceof RulesError) return error
    throw error
  }
  throw new Error('accepted')
}

/** What is right, what is wrong beside it, and what the error says. */
type Row = readonly [string, Loose, unknown, `${Mistake}: ${string}, given ${string}`]

const eachRow = (...rows: Row[]): void => {
  test.each(rows)('%s', (_, right, wrong, message) => {
    expect(() => boardFrom(right)).not.toThrow()
    expect(errorOf(wrong).message).toBe(message)
  })
}

describe('1.2: no more pieces than there are in the game', () => {
  eachRow(
    [
      '15 Troops, those Out of Play counted',
      inSpaces({ haifa: { troops: 10 } }, { outOfPlay: { troops: 5 } }),
      inSpaces({ haifa: { troops: 11 } }, { outOfPlay: { troops: 5 } }),
      'too-many-pieces: troops, given 16',
    ],
    [
      '9 Police, those of Tegart Forts counted',
      inSpaces({ haifa: { police: 6 } }, { tegartPolice: 3 }),
      inSpaces({ haifa: { police: 6 } }, { tegartPolice: 4 }),
      'too-many-pieces: police, given 10',
    ],
    [
      '6 Irregulars, Underground and Active',
      inSpaces({ haifa: { irregularsUnderground: 3 }, gaza: { irregularsActive: 3 } }),
      inSpaces({ haifa: { irregularsUnderground: 4 }, gaza: { irregularsActive: 3 } }),
      'too-many-pieces: irregulars, given 7',
    ],
    [
      '15 Guerrillas, Underground, Active and in Prison',
      inSpaces(
        { samaria: { guerrillasUnderground: 5, guerrillasActive: 5 } },
        { prison: { guerrillas: 5 } },
      ),
      inSpaces(
        { samaria: { guerrillasUnderground: 5, guerrillasActive: 6 } },
        { prison: { guerrillas: 5 } },
      ),
      'too-many-pieces: guerrillas, given 16',
    ],
    [
      '5 Bases, those in Prison counted',
      inSpaces({ samaria: { bases: 2 }, syria: { bases: 2 } }, { prison: { bases: 1 } }),
      inSpaces({ samaria: { bases: 2 }, syria: { bases: 2 } }, { prison: { bases: 2 } }),
      'too-many-pieces: bases, given 6',
    ],
    [
      '3 Curfews (1.12)',
      inSpaces({
        haifa: { police: 1, curfew: 1 },
        jerusalem: { police: 1, curfew: 1 },
        gaza: { police: 1, curfew: 1 },
      }),
      inSpaces({
        haifa: { police: 1, curfew: 1 },
        jerusalem: { police: 1, curfew: 1 },
        gaza: { police: 1, curfew: 1 },
        lydda: { police: 1, curfew: 1 },
      }),
      'too-many-pieces: curfews, given 4',
    ],
    [
      '3 Operations chits of each value (1.8.1)',
      loose({ operationsChits: { held: { 2: 1 }, used: { 2: 2, 3: 3 } } }),
      loose({ operationsChits: { held: { 2: 1 }, used: { 2: 3 } } }),
      'too-many-chits: operationsChits.used.2, given 3',
    ],
    [
      '2 Punishment chits of each type (1.7.1)',
      loose({ punishmentChits: { held: { fine: 1 }, used: { fine: 1, detain: 2 } } }),
      loose({ punishmentChits: { held: { fine: 1 }, used: { fine: 2 } } }),
      'too-many-chits: punishmentChits.used.fine, given 2',
    ],
  )
})

describe('what may stand where', () => {
  eachRow(
    [
      'two Bases in a space at most (1.4.2)',
      inSpaces({ samaria: { bases: 2 } }),
      inSpaces({ samaria: { bases: 3 } }),
      'too-many-bases-here: spaces.samaria, given 3',
    ],
    [
      'no Base on a Railway (1.4.2)',
      inSpaces({ 'railway-haifa-syria': { guerrillasActive: 1 } }),
      inSpaces({ 'railway-haifa-syria': { bases: 1 } }),
      'base-on-railway: spaces.railway-haifa-syria, given 1',
    ],
    [
      'no Troops abroad (1.4.2)',
      inSpaces({ galilee: { troops: 1 } }),
      inSpaces({ syria: { troops: 1 } }),
      'british-abroad: spaces.syria, given 1',
    ],
    [
      'no Irregulars abroad (1.4.2)',
      inSpaces({ galilee: { irregularsActive: 2 } }),
      inSpaces({ lebanon: { irregularsActive: 2 } }),
      'british-abroad: spaces.lebanon, given 2',
    ],
    [
      'no Guerrilla in a Foreign Country out of play (1.3.7)',
      inSpaces({ egypt: { guerrillasActive: 1 } }, { outOfPlay: { countries: ['transjordan'] } }),
      inSpaces({ egypt: { guerrillasActive: 1 } }, { outOfPlay: { countries: ['egypt'] } }),
      'country-out-of-play: spaces.egypt, given "egypt"',
    ],
    [
      'no Base in a Foreign Country out of play (1.3.7)',
      inSpaces({ transjordan: { bases: 1 } }),
      inSpaces({ transjordan: { bases: 1 } }, { outOfPlay: { countries: ['transjordan'] } }),
      'country-out-of-play: spaces.transjordan, given "transjordan"',
    ],
    [
      'Opposition in Districts and Cities only (1.6)',
      inSpaces({ haifa: { opposition: 1 }, gaza: { opposition: 1 } }),
      inSpaces({ syria: { opposition: 1 } }),
      'marker-out-of-place: spaces.syria, given "opposition"',
    ],
    [
      'no Opposition on a Railway (1.6)',
      inSpaces({ lydda: { opposition: 1 } }),
      inSpaces({ 'railway-tel-aviv-haifa': { opposition: 1 } }),
      'marker-out-of-place: spaces.railway-tel-aviv-haifa, given "opposition"',
    ],
    [
      'one Opposition marker in a space (1.6)',
      inSpaces({ lydda: { opposition: 1 } }),
      inSpaces({ lydda: { opposition: 2 } }),
      'marker-out-of-place: spaces.lydda, given "opposition"',
    ],
    [
      'no Curfew on a Railway (1.4.2)',
      inSpaces({ lydda: { police: 1, curfew: 1 } }),
      inSpaces({ 'railway-tel-aviv-haifa': { police: 1, curfew: 1 } }),
      'marker-out-of-place: spaces.railway-tel-aviv-haifa, given "curfew"',
    ],
    [
      'one Curfew in a space (1.4.2)',
      inSpaces({ haifa: { police: 1, curfew: 1 } }),
      inSpaces({ haifa: { police: 1, curfew: 2 } }),
      'marker-out-of-place: spaces.haifa, given "curfew"',
    ],
    [
      'no Curfew without British pieces (1.12)',
      inSpaces({ haifa: { irregularsActive: 1, curfew: 1 } }),
      inSpaces({ haifa: { guerrillasActive: 1, curfew: 1 } }),
      'curfew-without-british: spaces.haifa, given "haifa"',
    ],
    [
      'Sabotage on Railways only, as many as there are (1.9)',
      inSpaces({ 'railway-haifa-syria': { sabotage: 16 } }),
      inSpaces({ 'haifa-district': { sabotage: 1 } }),
      'marker-out-of-place: spaces.haifa-district, given "sabotage"',
    ],
  )
})

describe('ranges and counts', () => {
  eachRow(
    [
      'Political Will is at most 20 (1.10)',
      loose({ politicalWill: 20 }),
      loose({ politicalWill: 21 }),
      'political-will-out-of-range: politicalWill, given 21',
    ],
    [
      'Political Will is at least 0 (1.10)',
      loose({ politicalWill: 0 }),
      loose({ politicalWill: -1 }),
      'not-a-count: politicalWill, given -1',
    ],
    [
      'Political Will must be given',
      loose({}),
      without('politicalWill'),
      'not-a-count: politicalWill, given undefined',
    ],
    [
      'the Unity Track has five spaces (6.6)',
      loose({ unity: 4 }),
      loose({ unity: 5 }),
      'unity-out-of-range: unity, given 5',
    ],
    ['Unity must be given', loose({}), without('unity'), 'not-a-count: unity, given undefined'],
    [
      'no half pieces',
      inSpaces({ haifa: { troops: 2 } }),
      inSpaces({ haifa: { troops: 1.5 } }),
      'not-a-count: spaces.haifa.troops, given 1.5',
    ],
    [
      'no fewer than none',
      inSpaces({ haifa: { police: 0 } }),
      inSpaces({ haifa: { police: -1 } }),
      'not-a-count: spaces.haifa.police, given -1',
    ],
    [
      'a number is no string',
      inSpaces({ haifa: { troops: 2 } }),
      inSpaces({ haifa: { troops: '2' } }),
      'not-a-count: spaces.haifa.troops, given "2"',
    ],
    [
      'no endless markers',
      inSpaces({ 'railway-haifa-syria': { sabotage: 3 } }),
      inSpaces({ 'railway-haifa-syria': { sabotage: Infinity } }),
      'not-a-count: spaces.railway-haifa-syria.sabotage, given null',
    ],
    [
      'Prison holds a number of Guerrillas',
      loose({ prison: { guerrillas: 1 } }),
      loose({ prison: { guerrillas: null } }),
      'not-a-count: prison.guerrillas, given null',
    ],
    [
      'as many Troops Out of Play as there are',
      loose({ outOfPlay: { troops: 5 } }),
      loose({ outOfPlay: { troops: true } }),
      'not-a-count: outOfPlay.troops, given true',
    ],
    [
      'as many Police on Tegart Forts as there are',
      loose({ tegartPolice: 3 }),
      loose({ tegartPolice: '3' }),
      'not-a-count: tegartPolice, given "3"',
    ],
    [
      'as many held chits as there are',
      loose({ operationsChits: { held: { 1: 1 } } }),
      loose({ operationsChits: { held: { 1: 0.5 } } }),
      'not-a-count: operationsChits.held.1, given 0.5',
    ],
  )
})

describe('names that the game does not know', () => {
  eachRow(
    [
      'a space',
      inSpaces({ 'haifa-district': {} }),
      inSpaces({ Haifa: {} }),
      'unknown-space: spaces.Haifa, given "Haifa"',
    ],
    [
      'a Foreign Country',
      loose({ outOfPlay: { countries: ['egypt'] } }),
      loose({ outOfPlay: { countries: ['gaza'] } }),
      'unknown-space: outOfPlay.countries, given "gaza"',
    ],
    [
      'a piece',
      inSpaces({ gaza: { guerrillasActive: 1 } }),
      inSpaces({ gaza: { guerrillas: 1 } }),
      'unknown-piece: spaces.gaza.guerrillas, given "guerrillas"',
    ],
    [
      'a card',
      loose({ played: ['A32'] }),
      loose({ played: ['A36'] }),
      'unknown-card: played, given "A36"',
    ],
    [
      'a Capability card',
      loose({ played: ['A1'], capabilities: [{ card: 'A1', side: 'shaded' }] }),
      loose({ played: ['A1'], capabilities: [{ card: 'a1', side: 'shaded' }] }),
      'unknown-card: capabilities, given "a1"',
    ],
    [
      'a field',
      loose({ prison: {} }),
      loose({ jail: {} }),
      'unknown-field: position.jail, given "jail"',
    ],
    [
      'a field of Prison',
      loose({ prison: { bases: 1 } }),
      loose({ prison: { troops: 1 } }),
      'unknown-field: prison.troops, given "troops"',
    ],
    [
      'a field of Out of Play',
      loose({ outOfPlay: { troops: 1 } }),
      loose({ outOfPlay: { police: 1 } }),
      'unknown-field: outOfPlay.police, given "police"',
    ],
    [
      'a tray: the cup holds what is nowhere else',
      loose({ operationsChits: { used: { 1: 1 } } }),
      loose({ operationsChits: { pool: { 1: 1 } } }),
      'unknown-field: operationsChits.pool, given "pool"',
    ],
    [
      'an Operations chit',
      loose({ operationsChits: { held: { 3: 1 } } }),
      loose({ operationsChits: { held: { 4: 1 } } }),
      'unknown-field: operationsChits.held.4, given "4"',
    ],
    [
      'a Punishment chit',
      loose({ punishmentChits: { held: { demolish: 1 } } }),
      loose({ punishmentChits: { held: { detention: 1 } } }),
      'unknown-field: punishmentChits.held.detention, given "detention"',
    ],
    [
      'a Faction with a box',
      loose({ boxes: { british: null } }),
      loose({ boxes: { irgun: null } }),
      'unknown-field: boxes.irgun, given "irgun"',
    ],
    [
      'a box',
      loose({ boxes: { rebels: 'event' } }),
      loose({ boxes: { rebels: 'operation' } }),
      'unknown-value: boxes.rebels, given "operation"',
    ],
    [
      'a First Eligible Faction',
      loose({ firstEligible: 'british' }),
      loose({ firstEligible: 'irgun' }),
      'unknown-value: firstEligible, given "irgun"',
    ],
    [
      'a phase',
      loose({ phase: 'reveal' }),
      loose({ phase: 'propaganda' }),
      'unknown-value: phase, given "propaganda"',
    ],
    [
      'the chit of this card',
      loose({ chit: 3 }),
      loose({ chit: 4 }),
      'unknown-value: chit, given 4',
    ],
    [
      'a key that every object inherits',
      inSpaces({ haifa: { troops: 1 } }),
      inSpaces({ haifa: { toString: 1 } }),
      'unknown-piece: spaces.haifa.toString, given "toString"',
    ],
    [
      'a key that means the prototype',
      inSpaces({ haifa: {} }),
      JSON.parse('{ "spaces": { "__proto__": { "troops": 1 } }, "politicalWill": 1, "unity": 2 }'),
      'unknown-space: spaces.__proto__, given "__proto__"',
    ],
  )
})

describe('things of the wrong kind', () => {
  eachRow(
    ['a position', loose({}), null, 'not-an-object: position, given null'],
    ['a position is no list', loose({}), [], 'not-an-object: position, given []'],
    [
      'the spaces',
      inSpaces({}),
      loose({ spaces: 'haifa' }),
      'not-an-object: spaces, given "haifa"',
    ],
    [
      'a space',
      inSpaces({ haifa: {} }),
      inSpaces({ haifa: 2 }),
      'not-an-object: spaces.haifa, given 2',
    ],
    ['Prison', loose({ prison: {} }), loose({ prison: 3 }), 'not-an-object: prison, given 3'],
    [
      'Out of Play',
      loose({ outOfPlay: {} }),
      loose({ outOfPlay: 5 }),
      'not-an-object: outOfPlay, given 5',
    ],
    [
      'the countries out of play',
      loose({ outOfPlay: { countries: [] } }),
      loose({ outOfPlay: { countries: 'egypt' } }),
      'not-an-object: outOfPlay.countries, given "egypt"',
    ],
    [
      'the cards played',
      loose({ played: [] }),
      loose({ played: 'A1' }),
      'not-an-object: played, given "A1"',
    ],
    [
      'a Capability',
      loose({ capabilities: [] }),
      loose({ capabilities: ['A1'] }),
      'not-an-object: capabilities, given "A1"',
    ],
    [
      'held chits',
      loose({ punishmentChits: { held: {} } }),
      loose({ punishmentChits: { held: ['fine'] } }),
      'not-an-object: punishmentChits.held, given ["fine"]',
    ],
  )
})

describe('cards', () => {
  eachRow(
    [
      'each is played once',
      loose({ played: ['A3', 'A4'] }),
      loose({ played: ['A3', 'A4', 'A3'] }),
      'card-twice: played, given "A3"',
    ],
    [
      'a Capability is in play once (5.3)',
      loose({
        played: ['A1', 'A2'],
        capabilities: [
          { card: 'A1', side: 'shaded' },
          { card: 'A2', side: 'shaded' },
        ],
      }),
      loose({
        played: ['A1', 'A2'],
        capabilities: [
          { card: 'A1', side: 'shaded' },
          { card: 'A1', side: 'unshaded' },
        ],
      }),
      'card-twice: capabilities, given "A1"',
    ],
    [
      'only a Capability lasts (5.3)',
      loose({ played: ['A2'], capabilities: [{ card: 'A2', side: 'unshaded' }] }),
      loose({ played: ['A3'], capabilities: [{ card: 'A3', side: 'unshaded' }] }),
      'not-a-capability: capabilities, given "A3"',
    ],
    [
      'a Capability comes into play with its card (5.3)',
      loose({ played: ['A8'], capabilities: [{ card: 'A8', side: 'shaded' }] }),
      loose({ played: ['A27'], capabilities: [{ card: 'A8', side: 'shaded' }] }),
      'capability-not-played: capabilities, given "A8"',
    ],
    [
      'a Capability has the sides of its card (5.2)',
      loose({ played: ['A28'], capabilities: [{ card: 'A28', side: 'unshaded' }] }),
      loose({ played: ['A28'], capabilities: [{ card: 'A28', side: 'shaded' }] }),
      'unknown-value: capabilities, given "shaded"',
    ],
  )

  const setupError = (setup: unknown): RulesError => {
    try {
      newGame(setup as Parameters<typeof newGame>[0])
    } catch (error) {
      if (error instanceof RulesError) return error
      throw error
    }
    throw new Error('accepted')
  }

  test('a fixed deck has each card once', () => {
    expect(setupError({ deck: ['A3', 'A4', 'A3'] })).toMatchObject({
      mistake: 'card-twice',
      asked: 'setup.deck',
      given: 'A3',
    })
  })

  test('a fixed deck has no card that has been played', () => {
    const played = position({}, { played: ['A3'] })
    expect(() => newGame({ deck: ['A4'], position: played })).not.toThrow()
    expect(setupError({ deck: ['A4', 'A3'], position: played })).toMatchObject({
      mistake: 'card-twice',
      asked: 'setup.deck',
      given: 'A3',
    })
  })

  test('a fixed deck has cards of the game only', () => {
    expect(setupError({ deck: ['A0'] })).toMatchObject({
      mistake: 'unknown-card',
      asked: 'setup.deck',
      given: 'A0',
    })
  })

  test('a set-up is a deck and a position, nothing else', () => {
    expect(setupError({ seed: 5 })).toMatchObject({
      mistake: 'unknown-field',
      asked: 'setup.seed',
      given: 'seed',
    })
    expect(setupError('A1')).toMatchObject({
      mistake: 'not-an-object',
      asked: 'setup',
      given: 'A1',
    })
  })
})

describe('the phase goes with the card in play and the boxes taken', () => {
  const LIMITED = 'limited-operation'
  const ALL_PROPAGANDA = ['A33', 'A34', 'A35']
  const ahead = (phase: string, played: readonly string[], rest: Loose = {}) =>
    loose({ phase, played, ...rest })

  eachRow(
    [
      'no first action before the first card',
      ahead('first-eligible', ['A3']),
      ahead('first-eligible', []),
      'phase-does-not-fit: first-eligible, given null',
    ],
    [
      'no action on a Propaganda card (2.4)',
      ahead('first-eligible', ['A33', 'A3']),
      ahead('first-eligible', ['A3', 'A33']),
      'phase-does-not-fit: first-eligible, given "A33"',
    ],
    [
      'no Propaganda Round on an Event card (2.4)',
      ahead('political-will', ['A33']),
      ahead('political-will', ['A3']),
      'phase-does-not-fit: political-will, given "A3"',
    ],
    [
      'no Redeploy on an Event card (6.4)',
      ahead('redeploy', ['A33']),
      ahead('redeploy', ['A33', 'A3']),
      'phase-does-not-fit: redeploy, given "A3"',
    ],
    [
      'no Mandatory Event on another card (5.4)',
      ahead('mandatory-event', ['A24']),
      ahead('mandatory-event', ['A25']),
      'phase-does-not-fit: mandatory-event, given "A25"',
    ],
    [
      'nobody stands in a box before the first action (2.3.2)',
      ahead('first-eligible', ['A3'], { boxes: { rebels: null } }),
      ahead('first-eligible', ['A3'], { boxes: { rebels: LIMITED }, chit: 1 }),
      'phase-does-not-fit: first-eligible, given "A3"',
    ],
    [
      'the First Eligible stands in a box before the second action (2.3.2)',
      ahead('second-eligible', ['A3'], { boxes: { rebels: LIMITED }, chit: 1 }),
      ahead('second-eligible', ['A3']),
      'phase-does-not-fit: second-eligible, given "A3"',
    ],
    [
      'it is the First Eligible who stands there (2.3.2)',
      ahead('second-eligible', ['A3'], { firstEligible: 'british', boxes: { british: LIMITED } }),
      ahead('second-eligible', ['A3'], { firstEligible: 'british', boxes: { rebels: LIMITED } }),
      'phase-does-not-fit: second-eligible, given "A3"',
    ],
    [
      'the Second Eligible has no box before its action (2.3.2)',
      ahead('second-eligible', ['A3'], { boxes: { rebels: LIMITED }, chit: 1 }),
      ahead('second-eligible', ['A3'], { boxes: { rebels: LIMITED, british: 'event' }, chit: 1 }),
      'phase-does-not-fit: second-eligible, given "A3"',
    ],
    [
      'the Rebels, when they have acted, have played a chit (2.3.4)',
      ahead('second-eligible', ['A3'], { boxes: { rebels: LIMITED }, chit: 3 }),
      ahead('second-eligible', ['A3'], { boxes: { rebels: LIMITED } }),
      'phase-does-not-fit: second-eligible, given "A3"',
    ],
    [
      'the Rebels have played none before they act second (2.3.4)',
      ahead('second-eligible', ['A3'], { firstEligible: 'british', boxes: { british: LIMITED } }),
      ahead('second-eligible', ['A3'], {
        firstEligible: 'british',
        boxes: { british: LIMITED },
        chit: 3,
      }),
      'phase-does-not-fit: second-eligible, given "A3"',
    ],
    [
      'the Rebels have played none before they act first (2.3.4)',
      ahead('first-eligible', ['A3']),
      ahead('first-eligible', ['A3'], { chit: 3 }),
      'phase-does-not-fit: first-eligible, given "A3"',
    ],
    [
      'nobody has acted before a Mandatory Event (5.4)',
      ahead('mandatory-event', ['A24']),
      ahead('mandatory-event', ['A24'], { boxes: { rebels: LIMITED }, chit: 1 }),
      'phase-does-not-fit: mandatory-event, given "A24"',
    ],
    [
      'no game is set up when it is over',
      ahead('reset', ['A33']),
      ahead('over', ['A33']),
      'phase-does-not-fit: over, given "A33"',
    ],
    [
      'no card follows the third Propaganda Round (6.1.6)',
      ahead('reveal', ['A33', 'A34']),
      ahead('reveal', ALL_PROPAGANDA),
      'phase-does-not-fit: reveal, given "A35"',
    ],
  )

  test('nothing follows the third Political Will Phase (6.1.6)', () => {
    expect(() => boardFrom(ahead('political-will', ALL_PROPAGANDA))).not.toThrow()
    for (const phase of ['resources', 'support', 'redeploy', 'reset'])
      expect(errorOf(ahead(phase, ALL_PROPAGANDA)).mistake).toBe('phase-does-not-fit')
  })

  test('no Event card is played after the third Propaganda Round (6.1.6)', () => {
    const played = [...ALL_PROPAGANDA, 'A24']
    expect(errorOf(ahead('mandatory-event', played)).mistake).toBe('phase-does-not-fit')
    expect(errorOf(ahead('first-eligible', played)).mistake).toBe('phase-does-not-fit')
  })

  test('a Capability is not in play before its card has been executed (5.3)', () => {
    const capabilities = [{ card: 'A1', side: 'shaded' }]
    const executed = { capabilities, boxes: { rebels: 'event' }, chit: 1 }
    expect(() => boardFrom(ahead('second-eligible', ['A1'], executed))).not.toThrow()
    expect(() => boardFrom(ahead('reveal', ['A1'], { capabilities }))).not.toThrow()
    const early = [
      ahead('first-eligible', ['A1'], { capabilities }),
      ahead('second-eligible', ['A1'], { capabilities, boxes: { rebels: LIMITED }, chit: 1 }),
    ]
    for (const one of early) expect(errorOf(one).mistake).toBe('capability-not-played')
  })

  test('nobody has taken the Event box of a Mandatory Event (5.4)', () => {
    const taken = (box: string) =>
      ahead('second-eligible', ['A11'], { boxes: { rebels: box }, chit: 1 })
    expect(() => boardFrom(taken(LIMITED))).not.toThrow()
    expect(errorOf(taken('event')).mistake).toBe('phase-does-not-fit')
  })
})

describe('positionOf and boardOf', () => {
  /** Something of everything that a position can say. */
  const FULL: Position = {
    spaces: {
      samaria: {
        troops: 2,
        guerrillasUnderground: 1,
        guerrillasActive: 2,
        bases: 1,
        opposition: 1,
      },
      haifa: { police: 3, irregularsUnderground: 1, irregularsActive: 2, curfew: 1 },
      'railway-haifa-syria': { sabotage: 2, guerrillasActive: 1 },
      syria: { bases: 2 },
    },
    prison: { guerrillas: 3, bases: 1 },
    outOfPlay: { troops: 5, countries: ['egypt'] },
    tegartPolice: 3,
    politicalWill: 7,
    unity: 0,
    operationsChits: { held: { 3: 1 }, used: { 1: 2, 2: 1 } },
    punishmentChits: { held: { fine: 1 }, used: { detain: 2 } },
    played: ['A28', 'A33', 'A5'],
    capabilities: [{ card: 'A28', side: 'unshaded' }],
    firstEligible: 'british',
    phase: 'second-eligible',
    boxes: { british: 'event', rebels: null },
    chit: null,
  }

  test('what is nowhere else is Available, and in the cup', () => {
    const full = boardOf(FULL)
    expect(full.available).toEqual({
      troops: 8,
      police: 3,
      irregulars: 3,
      guerrillas: 8,
      bases: 1,
      curfews: 2,
    })
    expect(full.operationsChits.pool).toEqual({ 1: 1, 2: 2, 3: 2 })
    expect(full.punishmentChits.pool).toEqual({ detain: 0, demolish: 2, fine: 1 })
  })

  test('a board written as a position gives the same board', () => {
    expect(boardOf(positionOf(boardOf(FULL)))).toEqual(boardOf(FULL))
    expect(positionOf(boardOf(FULL))).toMatchObject(FULL)
  })

  test('at each checkpoint of a game, another could begin from there', () => {
    let game = newGame()
    let checkpoints = 0
    while (question(game) !== null) {
      if (game.choices.length === 0) {
        const again = newGame({ position: positionOf(board(game)) })
        expect(board(again)).toEqual(board(game))
        expect(options(again)).toEqual(options(game))
        checkpoints += 1
      }
      game = apply(game, options(game).at(-1)!)
    }
    expect(checkpoints).toBeGreaterThan(20)
  })

  test('a position shares nothing with its board', () => {
    const full = boardOf(FULL)
    const written = positionOf(full)
    full.played.push('A6')
    full.outOfPlay.countries.push('transjordan')
    full.prison.guerrillas = 0
    full.boxes.rebels = 'event'
    expect(written).toMatchObject(FULL)
  })

  test('a board shares nothing with its position', () => {
    const written = structuredClone(FULL) as unknown as {
      played: string[]
      capabilities: unknown[]
    }
    const full = boardFrom(written)
    written.played.push('A6')
    written.capabilities.pop()
    expect(full).toEqual(boardOf(FULL))
  })
})

describe('2.1: the printed set-up', () => {
  const start = newGame()
  const printed = board(start)

  test.each([
    ['lebanon', { guerrillasUnderground: 1 }],
    ['syria', { guerrillasUnderground: 2, bases: 1 }],
    ['transjordan', {}],
    ['egypt', {}],
    ['galilee', { police: 1, guerrillasUnderground: 1 }],
    ['haifa', { troops: 2, police: 1 }],
    ['haifa-district', { troops: 2, police: 1, guerrillasUnderground: 1 }],
    ['samaria', { police: 1, guerrillasUnderground: 2, bases: 1, opposition: 1 }],
    ['tel-aviv-jaffa', { troops: 2, police: 1 }],
    ['lydda', { police: 1, guerrillasUnderground: 1 }],
    ['jerusalem', { troops: 2, police: 1 }],
    ['jerusalem-district', { troops: 2, police: 1, guerrillasUnderground: 1 }],
    ['gaza', { police: 1 }],
    ['railway-egypt-tel-aviv', {}],
    ['railway-tel-aviv-jerusalem', {}],
    ['railway-tel-aviv-haifa', {}],
    ['railway-haifa-syria', {}],
  ] as const)('%s', (space, pieces) => {
    expect(contents(start, space)).toEqual(pieces)
  })

  test('Available: 3 Bases, 6 Guerrillas; 3 Curfews, 6 Irregulars, no cubes', () => {
    expect(printed.available).toEqual({
      bases: 3,
      guerrillas: 6,
      curfews: 3,
      irregulars: 6,
      troops: 0,
      police: 0,
    })
  })

  test('Out of Play: 5 Troops, Transjordan and Egypt; Prison is empty', () => {
    expect(printed.outOfPlay).toEqual({ troops: 5, countries: ['transjordan', 'egypt'] })
    expect(printed.prison).toEqual({ guerrillas: 0, bases: 0 })
    expect(printed.tegartPolice).toBe(0)
  })

  test('Political Will 18, Unity in the middle, Rebels First Eligible, no card played', () => {
    expect(printed.politicalWill).toBe(18)
    expect(printed.unity).toBe(2)
    expect(printed.firstEligible).toBe('rebels')
    expect(printed.boxes).toEqual({ british: null, rebels: null })
    expect(printed.played).toEqual([])
    expect(printed.capabilities).toEqual([])
    expect(printed.outcome).toBeNull()
  })

  test('all 9 Operations chits and all 6 Punishment chits are in their cups', () => {
    const none = { 1: 0, 2: 0, 3: 0 }
    expect(printed.operationsChits).toEqual({
      pool: { 1: 3, 2: 3, 3: 3 },
      drawn: none,
      held: none,
      used: none,
    })
    expect(printed.punishmentChits.pool).toEqual({ detain: 2, demolish: 2, fine: 2 })
    expect(printed.punishmentChits.held).toEqual({ detain: 0, demolish: 0, fine: 0 })
  })
})

describe('1.3.7: only Transjordan and Egypt may be out of play, each once', () => {
  test.each([[['lebanon']], [['egypt', 'egypt']]])('%j', (countries) => {
    const given = { spaces: {}, politicalWill: 10, unity: 2, outOfPlay: { countries } }
    expect(() => boardOf(given as unknown as Position)).toThrow(RulesError)
  })
})
