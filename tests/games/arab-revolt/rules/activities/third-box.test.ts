import { describe, expect, test } from 'vitest'
import { randomFrom, type Random } from '../../../../../src/bots/random'
import {
  OPERATIONS,
  options,
  question,
  type Game,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, firstToAct, play, spacesOffered, whyNot } from '../../../../kit'
import { hasSpace, openers, randomThirdBox } from './third-box'

const NO_DEPLOY = { rule: '3.2.1', reason: 'no-space-for-this' }
const NO_ASSAULT = { rule: '3.2.4', reason: 'no-space-for-this' }
const DEMOLISH = { chit: 'demolish', from: 'held' } as const
const DETAIN = { chit: 'detain', from: 'held' } as const

type Rest = Omit<Partial<Position>, 'spaces'>

/** The British have taken the third box and choose their Operation. */
const choosing = (spaces: Position['spaces'], rest: Rest = {}): Game =>
  play(firstToAct('british', spaces, rest), 'operation-and-special')

/** Played on at random, until the next space of the Operation is asked for or the turn is over. */
const played = (game: Game, random: Random): Game => {
  const { ask } = question(game)!
  if (/^(deploy|assault)\.space$|^turn\./.test(ask)) return game
  const all = options(game)
  return played(play(game, all[Math.floor(random() * all.length)]!), random)
}

const holding = (chit: 'detain' | 'demolish' | 'fine', rest: Rest = {}): Rest => ({
  ...rest,
  punishmentChits: { held: { [chit]: 1 } },
})

describe('R39: Divide opens a Deploy', () => {
  const SAMARIA = { samaria: { troops: 1, irregularsUnderground: 1, guerrillasUnderground: 2 } }
  const guerrilla = { piece: 'guerrillasUnderground', space: 'samaria' } as const

  test('where a Guerrilla replaced by an Irregular makes it more British than Rebel pieces', () => {
    const start = play(choosing(SAMARIA), 'deploy')
    expect(options(start)).toEqual(['divide'])
    expect(whyNot(start, 'punish')).toEqual({ rule: 'R39', reason: 'opens-no-space' })
    expect(whyNot(start, 'air-recon')).toEqual({ rule: 'R39', reason: 'opens-no-space' })
    const divided = play(start, 'divide', 'activate', 'samaria', guerrilla)
    expect(spacesOffered(divided)).toEqual(['samaria'])
    const deployed = play(divided, 'samaria', 'police', 'police')
    expect(contents(deployed, 'samaria')).toMatchObject({ police: 2, guerrillasUnderground: 1 })
  })

  test('not in the Limited box, and not where Unity is at Centralized: the roll opens nothing', () => {
    const limited = play(firstToAct('british', SAMARIA), 'limited-operation')
    expect(whyNot(limited, 'deploy')).toEqual(NO_DEPLOY)
    expect(whyNot(choosing(SAMARIA, { unity: 4 }), 'deploy')).toEqual(NO_DEPLOY)
  })

  test('not where the Rebels lead by two, unless two spaces serve', () => {
    const spaces = {
      samaria: { irregularsUnderground: 1, guerrillasActive: 3 },
      lydda: { irregularsUnderground: 1, guerrillasActive: 1, bases: 2 },
    }
    expect(whyNot(choosing(spaces), 'deploy')).toEqual(NO_DEPLOY)
    expect(can(choosing(spaces, { unity: 0 }), 'deploy')).toBe(true)
  })

  test('it must do so: a roll would leave the Operation without a space, and another Guerrilla too', () => {
    const two = { ...SAMARIA, gaza: { irregularsUnderground: 1, guerrillasActive: 3 } }
    const game = play(choosing(two), 'deploy', 'divide')
    expect(options(game)).toEqual(['activate'])
    expect(whyNot(game, 'roll')).toEqual({ rule: 'R39', reason: 'opens-no-space' })
    const space = play(game, 'activate')
    expect(spacesOffered(space)).toEqual(['samaria'])
    expect(whyNot(space, 'gaza')).toEqual({ rule: 'R39', reason: 'opens-no-space' })
  })

  test('where the Operation has a space already, a roll is as good', () => {
    const game = play(choosing({ ...SAMARIA, haifa: { troops: 1 } }), 'deploy', 'divide')
    expect(can(game, 'roll')).toBe(true)
  })
})

describe('R39: Punish opens a Deploy', () => {
  const GAZA = { gaza: { troops: 1, guerrillasActive: 1 } }

  test('with a held Detain', () => {
    const start = play(choosing(GAZA, holding('detain')), 'deploy')
    expect(options(start)).toEqual(['punish'])
    const drawn = play(start, 'punish', 'fine', 'fine')
    expect(whyNot(drawn, { chit: 'fine', from: 'drawn' })).toEqual({
      rule: 'R39',
      reason: 'opens-no-space',
    })
    const chosen = play(drawn, DETAIN)
    const game = play(chosen, 'gaza', { piece: 'guerrillasActive', space: 'gaza' })
    expect(spacesOffered(game)).toEqual(['gaza'])
  })

  test('not with a Detain that the draw may not bring, nor with another held chit', () => {
    expect(whyNot(choosing(GAZA), 'deploy')).toEqual(NO_DEPLOY)
    expect(whyNot(choosing(GAZA, holding('demolish')), 'deploy')).toEqual(NO_DEPLOY)
  })

  test('with a draw of two that cannot miss it', () => {
    const used = (demolish: number, fine: number): Rest => ({
      punishmentChits: { used: { detain: 1, demolish, fine } },
    })
    expect(can(choosing(GAZA, used(1, 2)), 'deploy')).toBe(true)
    expect(whyNot(choosing(GAZA, used(1, 1)), 'deploy')).toEqual(NO_DEPLOY)
  })

  test('A18: with any Detain in the pool, where the British choose', () => {
    const search: Rest = { capabilities: [{ card: 'A18', side: 'unshaded' }], played: ['A18'] }
    expect(can(choosing(GAZA, search), 'deploy')).toBe(true)
    const gone = { ...search, punishmentChits: { used: { detain: 2 } } }
    expect(whyNot(choosing(GAZA, gone), 'deploy')).toEqual(NO_DEPLOY)
  })

  test('A1, A27: as far as a Detain reaches', () => {
    const curfew = { gaza: { troops: 1, curfew: 1, guerrillasActive: 2 } }
    expect(whyNot(choosing(curfew, holding('detain')), 'deploy')).toEqual(NO_DEPLOY)
    const mass: Rest = { capabilities: [{ card: 'A1', side: 'unshaded' }], played: ['A1'] }
    expect(can(choosing(curfew, holding('detain', mass)), 'deploy')).toBe(true)
    const base = { gaza: { troops: 1, bases: 1 } }
    expect(whyNot(choosing(base, holding('detain')), 'deploy')).toEqual(NO_DEPLOY)
    const courts: Rest = { capabilities: [{ card: 'A27', side: 'unshaded' }], played: ['A27'] }
    expect(can(choosing(base, holding('detain', courts)), 'deploy')).toBe(true)
  })
})

describe('R39: Punish opens an Assault', () => {
  const GAZA = { gaza: { troops: 1 }, syria: { guerrillasActive: 1 } }

  test('with a held Demolish, whose Mobilization brings a Guerrilla to the Troops', () => {
    expect(whyNot(choosing(GAZA), 'assault')).toEqual(NO_ASSAULT)
    expect(whyNot(choosing(GAZA, holding('detain')), 'assault')).toEqual(NO_ASSAULT)
    const start = play(choosing(GAZA, holding('demolish')), 'assault')
    expect(options(start)).toEqual(['punish'])
    const game = play(start, 'punish', 'fine', 'fine', DEMOLISH, 'gaza')
    expect(spacesOffered(game)).toEqual(['gaza'])
  })

  test('not where no Guerrilla is Available (R2)', () => {
    const jailed = holding('demolish', { prison: { guerrillas: 14 } })
    expect(whyNot(choosing(GAZA, jailed), 'assault')).toEqual(NO_ASSAULT)
  })

  test('A15: with a held Fine, where a Guerrilla takes the place of the Sabotage among cubes', () => {
    const spaces = { gaza: { troops: 1 }, 'railway-egypt-tel-aviv': { police: 1, sabotage: 1 } }
    expect(whyNot(choosing(spaces, holding('fine')), 'assault')).toEqual(NO_ASSAULT)
    const shields: Rest = { capabilities: [{ card: 'A15', side: 'shaded' }], played: ['A15'] }
    expect(can(choosing(spaces, holding('fine', shields)), 'assault')).toBe(true)
  })
})

test('R39: an Operation is offered exactly if it has a space now, or after an Activity that cannot fail to give one', () => {
  const met: Record<string, number> = {}
  for (let seed = 0; seed < 1_000; seed++) {
    const box = randomThirdBox(seed)
    for (const operation of OPERATIONS.british) {
      const opened = () => openers(operation, box).join(' or ')
      const why = hasSpace(operation, box) ? 'a space' : opened() || 'nothing'
      expect(can(box, operation), `${operation}, seed ${seed}: ${why}`).toBe(why !== 'nothing')
      const key = `${operation}: ${why}`
      met[key] = (met[key] ?? 0) + 1
      if (why === 'a space' || why === 'nothing') continue
      // It must begin with one of these, and whatever is answered then, it has a space.
      expect(options(play(box, operation)), `seed ${seed}`).toEqual(why.split(' or '))
      for (const activity of openers(operation, box)) {
        const opened = played(play(box, operation, activity), randomFrom(seed))
        expect(asked(opened), `seed ${seed}`).toBe(`${operation}.space by british`)
        expect(hasSpace(operation, opened), `${activity}, seed ${seed}`).toBe(true)
      }
    }
  }
  expect(Object.keys(met).sort()).toEqual([
    'assault: a space',
    'assault: nothing',
    'assault: punish',
    'deploy: a space',
    'deploy: divide',
    'deploy: nothing',
    'deploy: punish',
    'deploy: punish or divide',
    'patrol: a space',
    'sweep: a space',
  ])
})
