import { describe, expect, test } from 'vitest'
import {
  board,
  options,
  type CapabilityInPlay,
  type Game,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  can,
  contents,
  event,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'

/** Selects the chosen space wherever the two Operations ask for it, and goes on to the Assault. */
const inside = (game: Game, space: SpaceId) =>
  answerWhile(game, ['sweep.space', 'grant.operation', 'assault.space'], (now) =>
    asked(now) === 'grant.operation by british' ? 'assault' : space,
  )

describe('A23 unshaded: Sweep, then Assault, in one space', () => {
  test('needs a Rebel Base and an Irregular, Underground or Active, in the same space', () => {
    const game = event('A23', 'unshaded', 'british', {
      samaria: { bases: 1, irregularsUnderground: 1 },
      gaza: { bases: 1, irregularsActive: 1 },
      lydda: { bases: 1, troops: 3 },
      galilee: { irregularsUnderground: 1, guerrillasActive: 1, troops: 3 },
    })
    expect(spacesOffered(game)).toEqual(['samaria', 'gaza'])
    const reason = { rule: 'A23', reason: 'needs-base-and-irregular' }
    expect(whyNot(game, 'lydda')).toEqual(reason)
    expect(whyNot(game, 'galilee')).toEqual(reason)
  })

  test('Troops come in from next door, reveal, and Assault there; a Base that falls shifts Unity', () => {
    const swept = inside(
      play(
        event('A23', 'unshaded', 'british', {
          samaria: { bases: 1, guerrillasUnderground: 1, irregularsUnderground: 1 },
          lydda: { troops: 2 },
        }),
        'samaria',
      ),
      'samaria',
    )
    const moved = play(swept, { piece: 'troops', from: 'lydda', to: 'samaria', number: 2 })
    expect(contents(moved, 'samaria')).toEqual({
      bases: 1,
      guerrillasActive: 1,
      irregularsUnderground: 1,
      troops: 2,
    })
    const game = inside(moved, 'samaria')
    expect(contents(game, 'samaria')).toEqual({ troops: 2, irregularsUnderground: 1 })
    expect(board(game).unity).toBe(1)
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R48: after the Sweep the Assault can be declined', () => {
    const game = play(
      event('A23', 'unshaded', 'british', {
        samaria: { bases: 1, guerrillasUnderground: 1, irregularsUnderground: 1, troops: 2 },
      }),
      'samaria',
      'samaria',
    )
    expect(contents(game, 'samaria')).toMatchObject({ bases: 1, guerrillasActive: 1 })
    expect(asked(game)).toBe('grant.operation by british')
    expect(options(game)).toEqual(['assault', 'done'])
    const declined = play(game, 'done')
    expect(contents(declined, 'samaria')).toMatchObject({ bases: 1, guerrillasActive: 1 })
    expect(board(declined).unity).toBe(2)
    expect(asked(declined)).toBe(REBELS_NEXT)
    const assaulted = play(game, 'assault', 'samaria')
    expect(contents(assaulted, 'samaria')).toEqual({ troops: 2, irregularsUnderground: 1 })
    expect(asked(assaulted)).toBe(REBELS_NEXT)
  })

  test('R20: the Irregular is offered in this Sweep where it reveals more', () => {
    const swept = inside(
      play(
        event('A23', 'unshaded', 'british', {
          samaria: { bases: 1, guerrillasUnderground: 2, irregularsUnderground: 1 },
          lydda: { troops: 3 },
        }),
        'samaria',
      ),
      'samaria',
    )
    const moved = play(swept, { piece: 'troops', from: 'lydda', to: 'samaria', number: 3 })
    expect(asked(moved)).toBe('sweep.irregular by british')
    const without = inside(play(moved, 'done'), 'samaria')
    expect(contents(without, 'samaria')).toEqual({
      bases: 1,
      guerrillasUnderground: 1,
      irregularsUnderground: 1,
      troops: 3,
    })
    const game = inside(play(moved, 'activate'), 'samaria')
    expect(contents(game, 'samaria')).toEqual({ troops: 3, irregularsActive: 1 })
    expect(board(game).unity).toBe(1)
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('neither Operation reaches beyond the chosen space', () => {
    const game = play(
      event('A23', 'unshaded', 'british', {
        samaria: { bases: 1, irregularsUnderground: 1, troops: 1 },
        lydda: { bases: 1, irregularsUnderground: 1, troops: 1 },
      }),
      'samaria',
    )
    expect(spacesOffered(game)).not.toContain('lydda')
    const after = inside(
      answerWhile(game, ['sweep.space'], () => 'samaria'),
      'samaria',
    )
    const end = inside(play(after, 'done'), 'samaria')
    expect(there(end, 'samaria', 'bases')).toBe(0)
    expect(there(end, 'lydda', 'bases')).toBe(1)
    expect(asked(end)).toBe(REBELS_NEXT)
  })

  test('without a cube in the space after the Sweep there is no Assault', () => {
    const game = inside(
      play(
        event('A23', 'unshaded', 'british', {
          samaria: { bases: 1, irregularsUnderground: 1 },
          lydda: { troops: 1 },
        }),
        'samaria',
      ),
      'samaria',
    )
    expect(asked(game)).toBe('sweep.move by british')
    expect(asked(play(game, 'done'))).toBe(REBELS_NEXT)
  })

  test('the British may decline', () => {
    const game = event('A23', 'unshaded', 'british', {
      samaria: { bases: 1, irregularsUnderground: 1, troops: 2 },
    })
    const declined = play(game, 'done')
    expect(there(declined, 'samaria', 'bases')).toBe(1)
    expect(asked(declined)).toBe(REBELS_NEXT)
  })

  test('nothing is asked where no space has both', () => {
    const game = event('A23', 'unshaded', 'british', { samaria: { bases: 1, troops: 4 } })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R37: the British decide when the Rebels execute it', () => {
    const game = event('A23', 'unshaded', 'rebels', {
      samaria: { bases: 1, irregularsUnderground: 1 },
    })
    expect(asked(game)).toBe('event.space by british')
    expect(asked(play(game, 'done'))).toBe(BRITISH_NEXT)
  })
})

describe('A23 shaded: a roll against the Bases, then Mobilize and Raid', () => {
  const TWO_BASES = {
    samaria: { bases: 1, guerrillasUnderground: 2 },
    syria: { bases: 1 },
  } as const

  test('R40: Bases abroad count; a roll at their number succeeds, one above it fails', () => {
    const game = event('A23', 'shaded', 'rebels', TWO_BASES)
    expect(asked(game)).toBe('roll.die by chance')
    expect(asked(play(game, 2))).toBe('grant.activity by rebels')
    expect(asked(play(game, 3))).toBe(BRITISH_NEXT)
  })

  test('without a Base on the map no roll succeeds', () => {
    const game = event('A23', 'shaded', 'rebels', { samaria: { guerrillasUnderground: 2 } })
    expect(asked(play(game, 1))).toBe(BRITISH_NEXT)
  })

  test('R40: A2 modifies the roll', () => {
    const rolled = (side: CapabilityInPlay['side'], die: number) =>
      asked(
        play(
          event('A23', 'shaded', 'rebels', TWO_BASES, {
            played: ['A2'],
            capabilities: [{ card: 'A2', side }],
          }),
          die,
        ),
      )
    expect(rolled('shaded', 3)).toBe('grant.activity by rebels')
    expect(rolled('shaded', 4)).toBe(BRITISH_NEXT)
    expect(rolled('unshaded', 1)).toBe('grant.activity by rebels')
    expect(rolled('unshaded', 2)).toBe(BRITISH_NEXT)
  })

  test('Mobilize comes first, so that the Raid may start from the new Base', () => {
    const game = play(
      event('A23', 'shaded', 'rebels', {
        samaria: { guerrillasUnderground: 1 },
        syria: { bases: 1 },
      }),
      1,
    )
    expect(can(game, 'mobilize')).toBe(true)
    expect(can(game, 'raid')).toBe(false)
    const mobilized = play(game, 'mobilize', 'samaria', 'done')
    expect(asked(mobilized)).toBe('grant.activity by rebels')
    expect(can(mobilized, 'mobilize')).toBe(false)
    const raided = play(mobilized, 'raid', 'lydda', {
      from: 'samaria',
      to: 'lydda',
      underground: 1,
      active: 0,
    })
    expect(asked(raided)).toBe('raid.operation by rebels')
    const end = play(raided, 'sabotage')
    const sabotaged = answerWhile(end, ['sabotage.space'], () => 'lydda')
    expect(contents(sabotaged, 'lydda')).toEqual({ guerrillasActive: 1, opposition: 1 })
    expect(asked(sabotaged)).toBe(BRITISH_NEXT)
  })

  test('each of the two may be declined', () => {
    const noMobilize = play(event('A23', 'shaded', 'rebels', TWO_BASES), 1, 'done')
    expect(asked(noMobilize)).toBe('grant.activity by rebels')
    expect(can(noMobilize, 'raid')).toBe(true)
    const neither = play(noMobilize, 'done')
    expect(contents(neither, 'samaria')).toEqual({ bases: 1, guerrillasUnderground: 2 })
    expect(asked(neither)).toBe(BRITISH_NEXT)
  })

  test('R37: the Rebels decide when the British execute it', () => {
    const game = play(event('A23', 'shaded', 'british', TWO_BASES), 1)
    expect(asked(game)).toBe('grant.activity by rebels')
    expect(asked(play(game, 'done'))).toBe('grant.activity by rebels')
    expect(asked(play(game, 'done', 'done'))).toBe(REBELS_NEXT)
  })
})
