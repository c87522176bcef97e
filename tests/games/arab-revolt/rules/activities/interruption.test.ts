import { describe, expect, test } from 'vitest'
import {
  ACTIVITIES,
  apply,
  question,
  type ActivityId,
  type Ask,
  type Game,
  type Option,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  british,
  can,
  contents,
  event,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const LIMITED = { box: 'limited-operation' } as const
const COAST = 'railway-tel-aviv-haifa'
const HILLS = 'railway-tel-aviv-jerusalem'

/** The Special Activities that can be chosen now. */
const offered = (game: Game): ActivityId[] =>
  [...ACTIVITIES.british, ...ACTIVITIES.rebels].filter((activity) => can(game, activity))

/** While these answers are given, and after the last, the questions at which an Activity is offered. */
const moments = (game: Game, activity: ActivityId, ...answers: Option[]): Ask[] => {
  const found: Ask[] = []
  let next = game
  for (const answer of [...answers, null]) {
    if (can(next, activity)) found.push(question(next)!.ask)
    if (answer !== null) next = apply(next, answer)
  }
  return found
}

/** Somebody for Air Recon to find. */
const HIDDEN = { 'railway-egypt-tel-aviv': { guerrillasUnderground: 1 } } as const

describe('what accompanies what (4.1.1)', () => {
  const spaces = {
    galilee: { bases: 1, guerrillasUnderground: 2, troops: 1, police: 1 },
    gaza: { troops: 1, irregularsUnderground: 1 },
  }

  test.each([
    ['deploy', ['punish', 'divide', 'air-recon']],
    ['patrol', ['punish', 'divide', 'air-recon']],
    ['sweep', ['punish', 'air-recon']],
    ['assault', ['punish', 'air-recon']],
  ] as const)('%s: %s', (operation, activities) => {
    expect(offered(british(operation, spaces))).toEqual(activities)
  })

  test.each([
    ['rally', ['mobilize', 'coordinate', 'raid']],
    ['march', ['mobilize', 'coordinate']],
    ['sabotage', ['coordinate', 'raid']],
    ['ambush', ['coordinate', 'raid']],
  ] as const)('%s: %s', (operation, activities) => {
    expect(offered(rebels(operation, spaces))).toEqual(activities)
  })

  test('Divide, Mobilize and Raid are refused with the others', () => {
    const reason = 'not-with-this-operation'
    expect(whyNot(british('sweep', spaces), 'divide')).toEqual({ rule: '4.2.2', reason })
    expect(whyNot(british('assault', spaces), 'divide')).toEqual({ rule: '4.2.2', reason })
    expect(whyNot(rebels('sabotage', spaces), 'mobilize')).toEqual({ rule: '4.3.1', reason })
    expect(whyNot(rebels('ambush', spaces), 'mobilize')).toEqual({ rule: '4.3.1', reason })
    expect(whyNot(rebels('march', spaces), 'raid')).toEqual({ rule: '4.3.3', reason })
  })

  test('a Limited Operation has none, not even with a chit of 3 (2.3.5)', () => {
    const none = { rule: '2.3.5', reason: 'no-activity-now' }
    const deploy = british('deploy', spaces, {}, LIMITED)
    expect(whyNot(deploy, 'punish')).toEqual(none)
    expect(whyNot(deploy, 'divide')).toEqual(none)
    expect(whyNot(deploy, 'air-recon')).toEqual(none)
    const rally = rebels('rally', spaces, {}, LIMITED)
    expect(whyNot(rally, 'mobilize')).toEqual(none)
    expect(whyNot(rally, 'coordinate')).toEqual(none)
    expect(whyNot(rally, 'raid')).toEqual(none)
    expect(offered(play(rally, 'galilee', 'done'))).toEqual([])
  })

  test('R9: an Operation that an Event grants has none', () => {
    const game = play(event('A26', 'unshaded', 'british', spaces), 'sweep')
    expect(whyNot(game, 'punish')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
  })
})

describe('before, between any two steps, or after (4.1)', () => {
  test('Deploy: before, between two spaces, before the Curfew, after it', () => {
    const spaces = { gaza: { troops: 1 }, haifa: { troops: 1 }, ...HIDDEN }
    const answers: Option[] = ['gaza', 'irregulars', 'haifa', 'irregulars', 'done', 'gaza']
    expect(moments(british('deploy', spaces), 'air-recon', ...answers)).toEqual([
      'deploy.space',
      'deploy.space',
      'deploy.space',
      'turn.activity',
    ])
  })

  test('Patrol: also before and between the Activations, before and after the free Assault', () => {
    const guarded = { troops: 1, guerrillasUnderground: 1 }
    const spaces = { [COAST]: guarded, [HILLS]: guarded, ...HIDDEN }
    const moves: Option[] = [COAST, 'done', HILLS, 'done', 'done']
    const patrol = british('patrol', spaces)
    expect(moments(patrol, 'air-recon', ...moves, 'done', 'done', COAST)).toEqual([
      'patrol.space',
      'patrol.space',
      'patrol.space',
      'turn.activity',
      'turn.activity',
      'turn.activity',
    ])
  })

  test('R46 Sweep: before the first space; not within the movement; then before, between and after the Activations', () => {
    const guarded = { troops: 2, guerrillasUnderground: 1 }
    const sweep = british('sweep', { gaza: guarded, samaria: guarded, ...HIDDEN })
    const answers: Option[] = ['gaza', 'samaria', 'done', 'done', 'done']
    expect(moments(sweep, 'air-recon', ...answers)).toEqual([
      'sweep.space',
      'turn.activity',
      'turn.activity',
      'turn.activity',
    ])
    expect(whyNot(play(sweep, 'gaza'), 'air-recon')).toEqual({
      rule: '3.2.3',
      reason: 'movement-under-way',
    })
    // One that a Sweep never has is refused for that, now as ever (4.1.1).
    expect(whyNot(play(sweep, 'gaza'), 'divide').reason).toBe('not-with-this-operation')
  })

  test('R46: with all three spaces of a Sweep selected, the pause after the movement is left', () => {
    const sweep = british('sweep', { gaza: { troops: 2 }, samaria: { police: 1 }, ...HIDDEN })
    const moved = play(sweep, 'gaza', 'samaria', 'galilee')
    expect(asked(moved)).toBe('turn.activity by british')
    // Nobody is Activated, so no other moment is left.
    expect(asked(play(moved, 'done'))).toBe('turn.draw-chit by chance')
  })

  test('R46: no Troop serves a Punish on its way from one space of a Sweep to another (3.2.3)', () => {
    const spaces = { lydda: { troops: 1 }, samaria: { opposition: 1 } }
    const sweep = play(british('sweep', spaces), 'gaza', 'done')
    expect(whyNot(sweep, 'punish').reason).toBe('movement-under-way')
    const moved = play(sweep, 'samaria', {
      piece: 'troops',
      from: 'lydda',
      to: 'samaria',
      number: 1,
    })
    expect(whyNot(moved, 'punish').reason).toBe('movement-under-way')
    // All movement is over: only now the chits are drawn, and the Troop stands in Samaria alone.
    const punish = play(moved, 'done', 'punish', 'demolish', 'fine')
    const chosen = play(punish, { chit: 'demolish', from: 'drawn' })
    expect(spacesOffered(chosen)).toEqual(['samaria'])
  })

  test('Assault: before, between, after', () => {
    const fight = { troops: 1, guerrillasActive: 1 }
    const assault = british('assault', { gaza: fight, samaria: fight, ...HIDDEN })
    expect(moments(assault, 'air-recon', 'gaza', 'samaria')).toEqual([
      'assault.space',
      'assault.space',
      'assault.space',
    ])
  })

  test('Rally: before, between two spaces, before the Opposition, after it', () => {
    const spaces = { gaza: { bases: 1 }, haifa: { opposition: 1 } }
    const rally = rebels('rally', spaces, {}, { chit: 2 })
    expect(
      moments(rally, 'mobilize', 'haifa', 'gaza', 'guerrillas', 'done', 'done', 'gaza'),
    ).toEqual(['rally.space', 'rally.space', 'rally.space', 'turn.activity'])
  })

  test('March: before, between two origins, after', () => {
    const spaces = { gaza: { guerrillasActive: 1 }, samaria: { guerrillasActive: 1 } }
    const march = rebels('march', spaces, {}, { chit: 2 })
    expect(
      moments(
        march,
        'mobilize',
        'gaza',
        { from: 'gaza', to: 'egypt', underground: 0, active: 1 },
        'samaria',
        { from: 'samaria', to: 'galilee', underground: 0, active: 1 },
      ),
    ).toEqual(['march.space', 'march.space', 'march.space'])
  })

  test('Sabotage: before, between, after', () => {
    const one = { guerrillasUnderground: 1 }
    const sabotage = rebels('sabotage', { gaza: one, haifa: one }, {}, { chit: 2 })
    expect(moments(sabotage, 'coordinate', 'gaza', 'haifa')).toEqual([
      'sabotage.space',
      'sabotage.space',
      'sabotage.space',
    ])
  })

  test('Ambush: before, between, after', () => {
    const target = { guerrillasUnderground: 1, police: 1 }
    const ambush = rebels('ambush', { gaza: target, haifa: target }, {}, { chit: 2 })
    const police = (space: 'gaza' | 'haifa') => ({ piece: 'police', space }) as const
    expect(moments(ambush, 'coordinate', 'gaza', police('gaza'), 'haifa', police('haifa'))).toEqual(
      ['ambush.space', 'ambush.space', 'ambush.space'],
    )
  })
})

describe('what an interruption leads to', () => {
  test('once only, whichever it was (4.1)', () => {
    const spaces = { gaza: { troops: 1, guerrillasActive: 2 }, ...HIDDEN }
    const game = play(british('assault', spaces), 'air-recon', 'railway-egypt-tel-aviv')
    const used = { rule: '4.1', reason: 'used-this-turn' }
    expect(whyNot(game, 'air-recon')).toEqual(used)
    expect(whyNot(game, 'punish')).toEqual(used)
  })

  test('an Operation may do without (4.1)', () => {
    const game = play(british('deploy', { gaza: { troops: 1 } }), 'gaza', 'done', 'done', 'gaza')
    expect(asked(game)).toBe('turn.activity by british')
    expect(asked(play(game, 'done'))).toBe('turn.draw-chit by chance')
  })

  test('Air Recon before an Assault finds whom it removes (4.1)', () => {
    const spaces = { gaza: { troops: 1, guerrillasUnderground: 1 } }
    const game = play(british('assault', spaces), 'air-recon', 'gaza', 'gaza')
    expect(contents(game, 'gaza')).toEqual({ troops: 1 })
  })

  test('R41: Divide between two spaces of a Deploy opens the second', () => {
    const spaces = {
      gaza: { irregularsUnderground: 1 },
      lydda: { police: 1, guerrillasActive: 1 },
    }
    const first = play(british('deploy', spaces), 'gaza', 'done')
    expect(whyNot(first, 'lydda')).toEqual({ rule: '3.2.1', reason: 'needs-more-british' })
    const divided = play(first, 'divide', 'activate', 'gaza', {
      piece: 'guerrillasActive',
      space: 'lydda',
    })
    expect(asked(divided)).toBe('deploy.space by british')
    expect(can(divided, 'lydda')).toBe(true)
    expect(whyNot(divided, 'gaza')).toEqual({ rule: '3.1', reason: 'already-selected' })
  })

  test('Punish after a Sweep uses the Troops that came with it (4.1)', () => {
    const spaces = { gaza: { troops: 1 }, lydda: { opposition: 1 } }
    const swept = play(
      british('sweep', spaces),
      'lydda',
      { piece: 'troops', from: 'gaza', to: 'lydda', number: 1 },
      'done',
    )
    expect(asked(swept)).toBe('turn.activity by british')
    const demolish = { chit: 'demolish', from: 'drawn' } as const
    const game = play(swept, 'punish', 'demolish', 'fine', demolish, 'lydda')
    expect(contents(game, 'lydda')).toEqual({ troops: 1, guerrillasUnderground: 1 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('an Operation that loses its only space to its Special Activity may end without one (4.1)', () => {
    const start = british('assault', { gaza: { troops: 1, guerrillasActive: 1 } })
    expect(whyNot(start, 'done')).toEqual({ rule: '3.1', reason: 'nothing-selected-yet' })
    const detain = { chit: 'detain', from: 'drawn' } as const
    const game = play(start, 'punish', 'detain', 'fine', detain, 'gaza', {
      piece: 'guerrillasActive',
      space: 'gaza',
    })
    expect(contents(game, 'gaza')).toEqual({ troops: 1, opposition: 1 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('Mobilize between two spaces of a Rally: its Base counts in the second (4.1)', () => {
    const spaces = { gaza: { guerrillasActive: 1 }, haifa: { opposition: 1 } }
    const mobilized = play(rebels('rally', spaces), 'haifa', 'mobilize', 'gaza', 'done', 'done')
    const game = play(mobilized, 'gaza', 'guerrillas', 'guerrillas')
    expect(there(game, 'gaza', 'guerrillasUnderground')).toBe(2)
  })

  test('Raid before an Ambush brings the Guerrilla who ambushes (4.1)', () => {
    const spaces = {
      galilee: { bases: 1, guerrillasUnderground: 1, police: 1 },
      samaria: { police: 1 },
    }
    const start = rebels('ambush', spaces)
    expect(whyNot(start, 'samaria').rule).toBe('3.3.4')
    const raided = play(
      start,
      'raid',
      'samaria',
      { from: 'galilee', to: 'samaria', underground: 1, active: 0 },
      'done',
    )
    expect(can(raided, 'samaria')).toBe(true)
    expect(can(raided, 'galilee')).toBe(false)
  })
})
