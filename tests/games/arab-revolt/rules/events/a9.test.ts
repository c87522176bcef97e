import { describe, expect, test } from 'vitest'
import {
  board,
  options,
  question,
  type Game,
  type OperationsChit,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, contents, event, firstToAct, play, there, whyNot, withChit } from '../../../../kit'

describe('A9 unshaded', () => {
  const spaces = {
    syria: { bases: 2, guerrillasUnderground: 1 },
    lebanon: { bases: 1 },
    samaria: { bases: 1 },
  }

  test('all Bases in Syria leave, those in Lebanon stay, and Unity shifts', () => {
    const game = play(event('A9', 'unshaded', 'british', spaces), 'syria')
    expect(contents(game, 'syria')).toEqual({ guerrillasUnderground: 1 })
    expect(there(game, 'lebanon', 'bases')).toBe(1)
    expect(board(game)).toMatchObject({ unity: 1, prison: { bases: 0 }, available: { bases: 3 } })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('only Syria or Lebanon can be named', () => {
    const game = event('A9', 'unshaded', 'british', { ...spaces, egypt: { bases: 1 } })
    expect(options(game)).toEqual(['lebanon', 'syria'])
    expect(whyNot(game, 'samaria')).toEqual({ rule: 'A9', reason: 'needs-syria-or-lebanon' })
    expect(whyNot(game, 'egypt')).toEqual({ rule: 'A9', reason: 'needs-syria-or-lebanon' })
  })

  test('5.1.3: the country without a Base cannot be named', () => {
    const game = event('A9', 'unshaded', 'rebels', { lebanon: { bases: 1 } })
    expect(whyNot(game, 'syria')).toEqual({ rule: 'A9', reason: 'needs-base' })
    expect(options(game)).toEqual(['lebanon'])
  })

  test('R37: the text names nobody, so Rebels who execute it choose', () => {
    const game = event('A9', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'lebanon')
    expect(there(after, 'syria', 'bases')).toBe(2)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('5.1.3: without such a Base only Unity shifts; 6.6.4: or Political Will rises', () => {
    const game = event('A9', 'unshaded', 'british', { samaria: { bases: 1 } })
    expect(board(game).unity).toBe(1)
    expect(there(game, 'samaria', 'bases')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(event('A9', 'unshaded', 'british', {}, { unity: 0 }))).toMatchObject({
      unity: 0,
      politicalWill: 11,
    })
  })
})

describe('A9 shaded', () => {
  const spaces = {
    lydda: { opposition: 1 },
    gaza: { opposition: 1 },
    galilee: { opposition: 1 },
    haifa: { opposition: 1 },
    'jerusalem-district': { guerrillasActive: 1 },
  }
  const abroad = { ...spaces, lebanon: { bases: 1 } }

  const byRebels = (chit: OperationsChit, on: Position['spaces'], rest?: Partial<Position>): Game =>
    play(withChit(firstToAct('rebels', on, rest, 'A9'), chit), 'event', 'shaded')

  test('Unity shifts if there is a Base abroad', () => {
    expect(board(byRebels(1, abroad)).unity).toBe(3)
    expect(board(byRebels(1, spaces)).unity).toBe(2)
    expect(board(byRebels(1, { ...spaces, samaria: { bases: 2 } })).unity).toBe(2)
    expect(board(byRebels(1, { ...spaces, lebanon: { guerrillasActive: 1 } })).unity).toBe(2)
  })

  test('R9: the Rebels may conduct an Operation in as many spaces as their chit says', () => {
    const game = play(byRebels(2, abroad), 'rally')
    expect(question(game)?.about.limit).toBe(2)
    const after = play(game, 'lydda', 'gaza')
    expect(there(after, 'lydda', 'guerrillasUnderground')).toBe(1)
    expect(there(after, 'gaza', 'guerrillasUnderground')).toBe(1)
    expect(asked(after)).toBe('chit-effect.guerrilla by british')
    expect(asked(play(after, 'done'))).toBe('turn.box by british')
  })

  test('the value of the chit is the limit: a 1 is one space', () => {
    const game = play(byRebels(1, abroad), 'rally', 'lydda')
    expect(asked(game)).toBe('turn.box by british')
  })

  test('the Operation is allowed without a Base abroad too', () => {
    const game = byRebels(3, spaces)
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(question(play(game, 'rally'))?.about.limit).toBe(3)
  })

  test('it comes without a Special Activity', () => {
    const game = play(byRebels(2, abroad), 'rally')
    expect(whyNot(game, 'coordinate')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
    expect(whyNot(game, 'mobilize')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
  })

  test('"may": the Rebels may do without it', () => {
    const game = play(byRebels(2, abroad), 'done')
    expect(asked(game)).toBe('chit-effect.guerrilla by british')
  })

  test('6.6.3: no chit effect if this makes Unity Centralized', () => {
    expect(asked(play(byRebels(3, abroad, { unity: 3 }), 'done'))).toBe('turn.box by british')
    expect(asked(play(byRebels(3, spaces, { unity: 3 }), 'done'))).toBe(
      'chit-effect.guerrilla by british',
    )
  })

  test('R36: executed by the British first, the Rebels draw a chit for its value', () => {
    const game = event('A9', 'shaded', 'british', abroad)
    expect(board(game).unity).toBe(3)
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(asked(play(game, 3))).toBe('turn.chit by rebels')
    const granted = play(game, 3, { chit: 3, from: 'drawn' })
    expect(asked(granted)).toBe('grant.operation by rebels')
    expect(board(granted).operationsChits.drawn[3]).toBe(1)
    expect(question(play(granted, 'rally'))?.about.limit).toBe(3)
  })

  test('R36: the chit goes back, has no effect, and the Rebels then draw two of their own', () => {
    const game = play(
      event('A9', 'shaded', 'british', abroad),
      2,
      { chit: 2, from: 'drawn' },
      'rally',
      'lydda',
      'gaza',
    )
    expect(there(game, 'gaza', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).operationsChits.pool).toEqual({ 1: 3, 2: 3, 3: 3 })
    expect(board(game).operationsChits.used).toEqual({ 1: 0, 2: 0, 3: 0 })
    expect(board(game).chit).toBeNull()
    expect(asked(play(game, 3, 3))).toBe('turn.chit by rebels')
  })

  test('R36: a held chit may serve instead; it is then set aside, and the drawn one goes back (1.8.1)', () => {
    const held = { operationsChits: { held: { 3: 1 } } } as const
    const chit = play(event('A9', 'shaded', 'british', abroad, held), 1)
    expect(options(chit)).toEqual([
      { chit: 1, from: 'drawn' },
      { chit: 3, from: 'held' },
    ])
    const rally = play(chit, { chit: 3, from: 'held' }, 'rally')
    expect(question(rally)?.about.limit).toBe(3)
    const game = play(rally, 'lydda', 'gaza', 'galilee')
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).operationsChits.pool).toEqual({ 1: 3, 2: 3, 3: 2 })
    expect(board(game).operationsChits.held).toEqual({ 1: 0, 2: 0, 3: 0 })
    expect(board(game).operationsChits.used).toEqual({ 1: 0, 2: 0, 3: 1 })
    expect(board(game).chit).toBeNull()
    // It has served: for their own action they choose among the two that they draw.
    expect(options(play(game, 1, 2))).toEqual([
      { chit: 1, from: 'drawn' },
      { chit: 2, from: 'drawn' },
    ])
  })

  test('R36: a held chit whose value is not used stays held', () => {
    const held = { operationsChits: { held: { 3: 1 } } } as const
    const game = play(event('A9', 'shaded', 'british', abroad, held), 1)
    const forgone = play(game, { chit: 3, from: 'held' }, 'done')
    expect(board(forgone).operationsChits.held).toEqual({ 1: 0, 2: 0, 3: 1 })
    expect(board(forgone).operationsChits.used).toEqual({ 1: 0, 2: 0, 3: 0 })
    const drawn = play(game, { chit: 1, from: 'drawn' }, 'rally', 'lydda')
    expect(board(drawn).operationsChits.held).toEqual({ 1: 0, 2: 0, 3: 1 })
  })

  test('R36: a chit drawn for an Operation that they forgo goes back as well', () => {
    const game = play(
      event('A9', 'shaded', 'british', abroad),
      3,
      { chit: 3, from: 'drawn' },
      'done',
    )
    expect(board(game).operationsChits.pool).toEqual({ 1: 3, 2: 3, 3: 3 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('executed by the British second, it uses the chit that the Rebels have played', () => {
    const second = play(
      withChit(firstToAct('rebels', abroad, {}, 'A9'), 2),
      'limited-operation',
      'pass',
      'done',
      'done',
    )
    expect(asked(second)).toBe('turn.box by british')
    const game = play(second, 'event', 'shaded')
    expect(asked(game)).toBe('grant.operation by rebels')
    const rally = play(game, 'rally')
    expect(question(rally)?.about.limit).toBe(2)
    // R9 The chit has bitten once, after the Rebels' own action.
    expect(asked(play(rally, 'lydda', 'gaza'))).toBe('reveal.card by chance')
  })

  test('R38: may be chosen where there is no Base abroad and nothing to operate with', () => {
    const game = event('A9', 'shaded', 'british', { haifa: { troops: 1 } })
    expect(board(game).unity).toBe(2)
    expect(board(game).operationsChits.drawn).toEqual({ 1: 0, 2: 0, 3: 0 })
    expect(asked(play(game, 1, 2))).toBe('turn.chit by rebels')
  })
})
