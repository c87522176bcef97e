import type { Game, Reason } from '../../src/games/arab-revolt/rules/index'
import { british, event, play, rebels } from '../kit'

const BOTH_SIDES = { police: 1, guerrillasUnderground: 1 } as const

const FINE_DRAWN = ['detain', 'fine', { chit: 'fine', from: 'drawn' }] as const

const DETAIN_DRAWN = ['detain', 'fine', { chit: 'detain', from: 'drawn' }] as const

/** Reasons that games seldom meet, each in a position made for it. */
export const HARD_TO_MEET: Readonly<Partial<Record<Reason, () => Game>>> = {
  'bases-are-not-detained': () =>
    play(
      british('sweep', {
        samaria: { troops: 1, guerrillasUnderground: 1, guerrillasActive: 1, bases: 1 },
      }),
      'punish',
      ...DETAIN_DRAWN,
      'samaria',
    ),
  'curfew-next-to-railway': () =>
    play(
      rebels(
        'rally',
        {
          samaria: { bases: 1, guerrillasUnderground: 2 },
          gaza: { bases: 1, guerrillasUnderground: 2 },
          haifa: { police: 1, curfew: 1 },
        },
        { played: ['A15'], capabilities: [{ card: 'A15', side: 'unshaded' }] },
      ),
      'raid',
    ),
  'needs-active-guerrilla-and-opposition': () =>
    event('A21', 'unshaded', 'british', {
      samaria: { opposition: 1, guerrillasActive: 1 },
      lydda: { opposition: 1, guerrillasActive: 2 },
      gaza: { opposition: 1, guerrillasUnderground: 2 },
    }),
  'needs-base': () => {
    const spaces = { gaza: { bases: 1 }, samaria: { guerrillasUnderground: 1 } } as const
    const rally = rebels('rally', spaces, {}, { chit: 2 })
    return play(rally, 'samaria', 'gaza', 'guerrillas', 'done', 'done')
  },
  'needs-base-and-irregular': () =>
    event('A23', 'unshaded', 'british', {
      samaria: { bases: 1, irregularsUnderground: 1 },
      gaza: { bases: 1, irregularsActive: 1 },
    }),
  'needs-both-sides': () =>
    event('A22', 'unshaded', 'rebels', {
      haifa: BOTH_SIDES,
      'tel-aviv-jaffa': BOTH_SIDES,
      samaria: { police: 1, curfew: 1 },
      lydda: { police: 1, curfew: 1 },
    }),
  'needs-british-piece': () => {
    const start = british('deploy', { gaza: { police: 8 }, haifa: { police: 1 } })
    const fromHaifa = { piece: 'police', space: 'haifa' } as const
    return play(start, 'haifa', 'done', 'gaza', fromHaifa, 'done')
  },
  'needs-city-with-curfew': () =>
    play(
      event('A22', 'unshaded', 'british', {
        haifa: { police: 1, curfew: 1 },
        jerusalem: { ...BOTH_SIDES, curfew: 1 },
      }),
      ...DETAIN_DRAWN,
    ),
  'needs-curfew': () =>
    play(
      event('A6', 'shaded', 'rebels', {
        samaria: { police: 1, curfew: 1 },
        haifa: { police: 1, curfew: 1 },
        lydda: { opposition: 1 },
        galilee: { guerrillasUnderground: 2 },
      }),
      'mobilize',
      'done',
    ),
  'needs-district-with-curfew': () =>
    play(
      event('A5', 'shaded', 'rebels', {
        samaria: { police: 1, curfew: 1, guerrillasUnderground: 2 },
        gaza: { police: 1, curfew: 1, guerrillasUnderground: 1 },
        lydda: { guerrillasUnderground: 1 },
      }),
      'march',
    ),
  'needs-guerrilla-in-reach': () =>
    play(
      british('patrol', {
        galilee: { irregularsUnderground: 1, guerrillasActive: 1 },
        samaria: { irregularsUnderground: 1 },
        gaza: { irregularsUnderground: 1 },
      }),
      'divide',
      'activate',
    ),
  'needs-more-rebels': () => {
    const guarded = { bases: 1, police: 1, irregularsActive: 1 } as const
    const rally = rebels('rally', { gaza: guarded, lydda: guarded }, {}, { chit: 2 })
    return play(rally, 'gaza', 'guerrillas', 'done', 'lydda', 'guerrillas', 'guerrillas', 'done')
  },
  'needs-sabotage-near': () =>
    event('A29', 'shaded', 'british', {
      'railway-haifa-syria': { sabotage: 1, irregularsActive: 1 },
      haifa: { irregularsUnderground: 1 },
      gaza: { irregularsUnderground: 1 },
    }),
  'no-chit-left': () =>
    british(
      'sweep',
      { haifa: { troops: 2 }, samaria: { troops: 2 } },
      { punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } } },
    ),
  'not-next-to-fined': () =>
    play(
      british('sweep', {
        'tel-aviv-jaffa': { troops: 1 },
        'railway-tel-aviv-haifa': { sabotage: 1 },
        'railway-egypt-tel-aviv': { sabotage: 1 },
      }),
      'punish',
      ...FINE_DRAWN,
      'tel-aviv-jaffa',
    ),
  'not-next-to-this-city': () =>
    event('A22', 'shaded', 'rebels', { haifa: { opposition: 1 }, jerusalem: { opposition: 1 } }),
  'not-next-to-detained': () =>
    play(
      british(
        'sweep',
        { samaria: { troops: 1, opposition: 1 }, lydda: { opposition: 1 } },
        { played: ['A1'], capabilities: [{ card: 'A1', side: 'shaded' }] },
      ),
      'punish',
      ...DETAIN_DRAWN,
      'samaria',
    ),
}
