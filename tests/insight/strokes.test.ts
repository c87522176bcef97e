import { describe, expect, it } from 'vitest'
import { apply, type Option } from '../../src/games/arab-revolt/rules/index'
import { asksForMore, strokeIn, strokesOf, type Stroke } from '../../src/insight/index'
import { british, firstToAct, play, rebels } from '../kit'

const BASE = { samaria: { bases: 1 }, galilee: { guerrillasUnderground: 1 } } as const

describe('A space and what is asked about it, answered in one go', () => {
  it('does the most; less is beside it', () => {
    const rally = rebels('rally', BASE)
    expect(strokesOf(rally, 'samaria')).toEqual({
      main: ['samaria', 'guerrillas', 'guerrillas'],
      others: [
        ['samaria', 'guerrillas', 'done'],
        ['samaria', 'done'],
      ],
    })
    expect(strokesOf(rally, 'galilee')).toEqual({ main: ['galilee'], others: [] })
  })

  it('has what else could be done beside it', () => {
    const deploy = british('deploy', { haifa: { troops: 1 } })
    expect(strokesOf(deploy, 'haifa')).toEqual({
      main: ['haifa', 'police', 'police'],
      others: [
        ['haifa', 'police', 'done'],
        ['haifa', 'irregulars'],
        ['haifa', 'done'],
      ],
    })
  })

  it('goes as far as it is clear, where nothing is the most', () => {
    const ambush = rebels('ambush', {
      lydda: { guerrillasUnderground: 1, police: 1, irregularsUnderground: 1 },
    })
    const { main, others } = strokesOf(ambush, 'lydda')
    expect(main).toEqual(['lydda'])
    expect(others).toEqual([
      ['lydda', { piece: 'police', space: 'lydda' }],
      ['lydda', { piece: 'irregularsUnderground', space: 'lydda' }],
    ])
  })

  it('leaves a question open that is about other spaces', () => {
    const none = rebels('rally', { samaria: { bases: 1 }, gaza: { guerrillasActive: 15 } })
    expect(strokesOf(none, 'samaria')).toEqual({ main: ['samaria'], others: [['samaria', 'done']] })
    const last = rebels('rally', { samaria: { bases: 1 }, gaza: { guerrillasActive: 14 } })
    expect(strokesOf(last, 'samaria').main).toEqual(['samaria', 'guerrillas'])
    expect(strokesOf(last, 'samaria').others).toContainEqual(['samaria', 'guerrillas', 'done'])
  })

  it('tells what asks for more from what ends with the same', () => {
    const ways = [
      ['samaria', 'guerrillas', 'done'],
      ['samaria', 'guerrillas'],
      ['samaria', 'done'],
    ]
    expect(ways.map((way) => asksForMore(way as Stroke, ways as Stroke[]))).toEqual([
      false,
      true,
      false,
    ])
    expect(asksForMore(['samaria'], [['samaria', 'done']])).toBe(false)
  })

  it('never goes on over a draw of chance, or a movement that is to be chosen', () => {
    const sweep = british('sweep', { haifa: { troops: 3 } })
    expect(strokesOf(sweep, 'haifa-district')).toEqual({
      main: ['haifa-district'],
      others: [['haifa-district', 'done']],
    })
    expect(strokesOf(sweep, 'punish')).toEqual({ main: ['punish'], others: [] })
  })
})

it('A box and an Operation are answered in one go', () => {
  const box = firstToAct('british', { haifa: { troops: 1 } })
  expect(strokesOf(box, 'limited-operation')).toEqual({
    main: ['limited-operation'],
    others: ['deploy', 'patrol', 'sweep'].map((operation) => ['limited-operation', operation]),
  })
  expect(strokesOf(box, 'event').others).toEqual([])
})

describe('A press on the very space that is asked about', () => {
  const rally = play(rebels('rally', BASE), 'samaria')

  it('does what is asked', () => {
    expect(strokeIn(rally, 'samaria')).toEqual(['guerrillas', 'guerrillas'])
    expect(strokeIn(apply(rally, 'guerrillas'), 'samaria')).toEqual(['guerrillas'])
  })

  it('does nothing where that is not clear, and nothing elsewhere', () => {
    expect(strokeIn(rally, 'galilee')).toBeNull()
    const target = rebels('ambush', {
      lydda: { guerrillasUnderground: 1, police: 1, irregularsUnderground: 1 },
    })
    expect(strokeIn(play(target, 'lydda'), 'lydda')).toBeNull()
  })
})

it('Looking ahead leaves a game as it is', () => {
  const rally = rebels('rally', BASE)
  const before = JSON.stringify(rally)
  for (const option of ['samaria', 'galilee', 'mobilize'] satisfies Option[])
    strokesOf(rally, option)
  expect(JSON.stringify(rally)).toBe(before)
  expect(() => apply(rally, 'samaria')).not.toThrow()
})
