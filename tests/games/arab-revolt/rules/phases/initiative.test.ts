import { describe, expect, test } from 'vitest'
import {
  BOXES,
  apply,
  board,
  newGame,
  options,
  question,
  type Box,
  type Faction,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  british,
  can,
  firstToAct,
  mandatory,
  play,
  propaganda,
  rebels,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const FAR_COUNTRIES = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const

const britishPass = (game: Game, box: Box): Game => play(game, box, 'pass', 'fine')
const rebelsPass = (game: Game, box: Box): Game => play(withChit(game, 1), box, 'pass')

/** Both pass on an empty map. */
const bothPass = (first: Faction, forBritish: Box, forRebels: Box): Game =>
  first === 'british'
    ? rebelsPass(britishPass(firstToAct('british', {}), forBritish), forRebels)
    : britishPass(rebelsPass(firstToAct('rebels', {}), forRebels), forBritish)

describe('2.2 the first card', () => {
  test('chance turns it up, and the Rebels are first to act on it (2.3.1)', () => {
    const game = newGame()
    expect(asked(game)).toBe('reveal.card by chance')
    const begun = apply(game, 'A13')
    expect(board(begun).played).toEqual(['A13'])
    expect(asked(begun)).toBe('turn.draw-chit by chance')
    expect(asked(withChit(begun, 2))).toBe('turn.box by rebels')
  })

  test('a fixed deck turns up its cards in their order', () => {
    const game = newGame({ deck: ['A13', 'A14'] })
    expect(options(game)).toEqual(['A13'])
    expect(whyNot(game, 'A14')).toEqual({ rule: '2.1', reason: 'not-next' })
  })
})

describe('2.3.2 boxes', () => {
  test('the first to act may take any box', () => {
    const game = firstToAct('british', {})
    expect(asked(game)).toBe('turn.box by british')
    expect(options(game)).toEqual(BOXES)
  })

  test.each(BOXES)('%s, taken first, is closed to the second', (box) => {
    const game = withChit(britishPass(firstToAct('british', {}), box), 1)
    expect(asked(game)).toBe('turn.box by rebels')
    expect(options(game)).toEqual(BOXES.filter((one) => one !== box))
    expect(whyNot(game, box)).toEqual({ rule: '2.3.2', reason: 'box-taken' })
  })

  test('the Rebels act before the British if they are first, and their box is closed as well', () => {
    const game = rebelsPass(firstToAct('rebels', {}), 'event')
    expect(asked(game)).toBe('turn.box by british')
    expect(options(game)).toEqual(['limited-operation', 'operation-and-special'])
  })

  test('an Operation without a space for it cannot be chosen (R39)', () => {
    const game = play(firstToAct('british', {}), 'operation-and-special')
    expect(whyNot(game, 'deploy')).toEqual({ rule: '3.2.1', reason: 'no-space-for-this' })
    expect(can(game, 'pass')).toBe(true)
  })

  test('when both have acted, the next card is turned up and the boxes are empty', () => {
    const game = bothPass('british', 'event', 'limited-operation')
    expect(asked(game)).toBe('reveal.card by chance')
    expect(board(apply(game, 'A13')).boxes).toEqual({ british: null, rebels: null })
  })
})

describe('2.3.5 Limited Operation', () => {
  const CITIES = { haifa: { troops: 1 }, jerusalem: { troops: 1 } }
  const RISING = {
    samaria: { guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1 },
    galilee: { guerrillasUnderground: 1 },
  }

  test('the British act in one space, without a Special Activity', () => {
    const game = british('patrol', CITIES, {}, { box: 'limited-operation' })
    expect(question(game)?.about.limit).toBe(1)
    expect(whyNot(game, 'divide')).toEqual({ rule: '2.3.5', reason: 'no-activity-now' })
    expect(asked(play(game, 'haifa', 'done'))).toBe('turn.draw-chit by chance')
  })

  test('with a Special Activity they act in up to three', () => {
    const game = british('patrol', CITIES)
    expect(question(game)?.about.limit).toBe(3)
    expect(can(game, 'divide')).toBe(true)
  })

  test('the Rebels act in as many spaces as their chit says, without a Special Activity', () => {
    const game = rebels('rally', RISING, {}, { box: 'limited-operation', chit: 2 })
    expect(question(game)?.about.limit).toBe(2)
    expect(whyNot(game, 'mobilize')).toEqual({ rule: '2.3.5', reason: 'no-activity-now' })
    expect(asked(play(game, 'samaria'))).toBe('rally.space by rebels')
    expect(asked(play(game, 'samaria', 'lydda'))).toBe('turn.box by british')
  })

  test('the chit limits an Operation with a Special Activity too (2.3.4)', () => {
    const game = rebels('rally', RISING, {}, { chit: 1 })
    expect(question(game)?.about.limit).toBe(1)
    expect(can(game, 'mobilize')).toBe(true)
  })
})

describe('2.3.3 Pass', () => {
  test.each(BOXES)('R13: the British may pass in the box %s, and select a chit to hold', (box) => {
    const game = play(firstToAct('british', {}), box, 'pass')
    expect(asked(game)).toBe('turn.punishment-to-hold by british')
    expect(options(game)).toEqual(['detain', 'demolish', 'fine'])
    const { held, pool, used } = board(apply(game, 'demolish')).punishmentChits
    expect(held).toEqual({ detain: 0, demolish: 1, fine: 0 })
    expect(pool).toEqual({ detain: 2, demolish: 1, fine: 2 })
    expect(used).toEqual({ detain: 0, demolish: 0, fine: 0 })
  })

  test('R13: the British may only take a chit of the pool, on top of those they hold', () => {
    const punishmentChits = { held: { demolish: 1 }, used: { fine: 2 } }
    const game = play(firstToAct('british', {}, { punishmentChits }), 'event', 'pass')
    expect(whyNot(game, 'fine')).toEqual({ rule: '1.7.1', reason: 'chit-not-at-hand' })
    expect(board(apply(game, 'detain')).punishmentChits.held).toEqual({
      detain: 1,
      demolish: 1,
      fine: 0,
    })
  })

  test('with an empty pool the British pass without a chit', () => {
    const punishmentChits = { used: { detain: 2, demolish: 2, fine: 2 } }
    const game = play(firstToAct('british', {}, { punishmentChits }), 'event', 'pass')
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).boxes.british).toBe('event')
  })

  const PLACES = {
    galilee: { guerrillasUnderground: 1 },
    samaria: { bases: 1 },
    lydda: { guerrillasActive: 1, bases: 2 },
    haifa: { guerrillasUnderground: 1 },
    'railway-haifa-syria': { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 1 },
  } as const

  test.each(BOXES)('R13: the Rebels may pass in the box %s, and place a Base', (box) => {
    const game = play(withChit(firstToAct('rebels', PLACES, FAR_COUNTRIES), 1), box, 'pass')
    expect(asked(game)).toBe('turn.base by rebels')
    expect(spacesOffered(game)).toEqual(['galilee', 'syria'])
    const placed = apply(game, 'syria')
    expect(there(placed, 'syria', 'bases')).toBe(1)
    expect(board(placed).available.bases).toBe(1)
    expect(asked(placed)).toBe('turn.box by british')
  })

  test('R13: a Base needs a District or Foreign Country in play, a Guerrilla, and room', () => {
    const game = play(withChit(firstToAct('rebels', PLACES, FAR_COUNTRIES), 1), 'event', 'pass')
    expect(whyNot(game, 'samaria')).toEqual({ rule: '2.3.3', reason: 'needs-guerrilla' })
    expect(whyNot(game, 'lydda')).toEqual({ rule: '1.4.2', reason: 'stacking-bases' })
    expect(whyNot(game, 'haifa')).toEqual({ rule: '2.3.3', reason: 'needs-district-or-country' })
    expect(whyNot(game, 'railway-haifa-syria')).toMatchObject({ rule: '2.3.3' })
    expect(whyNot(game, 'egypt')).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
  })

  test('the Rebels may pass without a Base', () => {
    const game = play(withChit(firstToAct('rebels', PLACES), 1), 'event', 'pass', 'done')
    expect(there(game, 'galilee', 'bases')).toBe(0)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R13: the Base comes from Available, never from the map', () => {
    const spaces = {
      galilee: { guerrillasUnderground: 1 },
      samaria: { bases: 2 },
      lydda: { bases: 2 },
      syria: { bases: 1 },
    }
    const game = play(withChit(firstToAct('rebels', spaces), 1), 'event', 'pass')
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R13: the chit takes effect after the Base', () => {
    const spaces = { galilee: { guerrillasActive: 1 } }
    const game = play(withChit(firstToAct('rebels', spaces), 2), 'limited-operation', 'pass')
    expect(asked(game)).toBe('turn.base by rebels')
    const bitten = play(game, 'galilee')
    expect(asked(bitten)).toBe('chit-effect.guerrilla by british')
    expect(there(bitten, 'galilee', 'bases')).toBe(1)
  })
})

describe('2.3.6 eligibility', () => {
  test.each<[Box, Box, Faction]>([
    ['limited-operation', 'event', 'british'],
    ['limited-operation', 'operation-and-special', 'british'],
    ['event', 'operation-and-special', 'british'],
    ['event', 'limited-operation', 'rebels'],
    ['operation-and-special', 'limited-operation', 'rebels'],
    ['operation-and-special', 'event', 'rebels'],
  ])('British in %s, Rebels in %s: next first are the %s', (forBritish, forRebels, next) => {
    expect(board(bothPass('british', forBritish, forRebels)).firstEligible).toBe(next)
    expect(board(bothPass('rebels', forBritish, forRebels)).firstEligible).toBe(next)
  })

  test('the first on the next card is asked first', () => {
    const rebelsNext = apply(bothPass('british', 'event', 'limited-operation'), 'A13')
    expect(asked(withChit(rebelsNext, 1))).toBe('turn.box by rebels')
    const britishNext = apply(bothPass('rebels', 'event', 'operation-and-special'), 'A13')
    expect(asked(britishNext)).toBe('turn.box by british')
  })

  test.each(['british', 'rebels'] as const)(
    'R33: a Propaganda Round leaves the %s first',
    (firstEligible) => {
      const round = play(propaganda({}, { firstEligible }), 'done', 6, 1, 'done', 'done', 'done')
      expect(asked(round)).toBe('reveal.card by chance')
      expect(board(round).firstEligible).toBe(firstEligible)
      const next = answerWhile(apply(round, 'A13'), ['turn.draw-chit'], () => 1)
      expect(question(next)?.by).toBe(firstEligible)
    },
  )
})

describe('5.4 Mandatory Events', () => {
  test('R34: the Event takes effect before any chit is drawn', () => {
    const game = mandatory('A11', { lebanon: { guerrillasUnderground: 1 } })
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(board(game).operationsChits.pool).toEqual({ 1: 3, 2: 3, 3: 3 })
    expect(asked(apply(game, 'done'))).toBe('turn.draw-chit by chance')
  })

  test('a Mandatory Event follows as soon as it is turned up', () => {
    expect(asked(apply(newGame({ deck: ['A11'] }), 'A11'))).toBe('grant.operation by rebels')
  })

  test('R34: nobody may take the Event box; both use the two Operation boxes', () => {
    const first = mandatory('A11', {}, { firstEligible: 'british' })
    expect(options(first)).toEqual(['limited-operation', 'operation-and-special'])
    expect(whyNot(first, 'event')).toEqual({ rule: '5.4', reason: 'event-box-closed' })
    const second = withChit(britishPass(first, 'limited-operation'), 1)
    expect(options(second)).toEqual(['operation-and-special'])
    expect(whyNot(second, 'event')).toEqual({ rule: '5.4', reason: 'event-box-closed' })
    expect(asked(play(second, 'operation-and-special', 'pass'))).toBe('reveal.card by chance')
  })
})
