import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  options,
  type Game,
  type Option,
} from '../../../src/games/arab-revolt/rules/index'
import { TRIAL } from '../../../src/games/arab-revolt/words/en/trial'
import { trialText } from '../../../src/ui/map/trial-text'
import { SCREEN, ofHouse } from '../../screen'
import { tryOut as trialOf } from '../../../src/ui/table/try-out'
import { british, firstToAct, rebels } from '../../kit'

const tryOut = (game: Game, stroke: readonly Option[]) => trialOf(game, stroke, SCREEN)

const textOf = (game: Game, stroke: readonly Option[]) =>
  trialText(board(game), tryOut(game, stroke), SCREEN.words, ofHouse(TRIAL))

describe('An answer tried out', () => {
  const rally = rebels('rally', {
    galilee: { guerrillasUnderground: 1, police: 2 },
    samaria: { bases: 1 },
  })

  test('says before, change and after, in the space and in Available', () => {
    const text = textOf(rally, ['galilee'])
    expect(text?.title).toBe('Galilee: Rally')
    expect(text?.lines).toEqual([
      'Guerrillas 1 + 1 = 2',
      'Rebels 2, British 2',
      'Available 14 − 1 = 13',
    ])
    expect(text?.outlook).toBeNull()
  })

  test('bears the very board that the answer would make', () => {
    expect(tryOut(rally, ['galilee']).board).toEqual(board(apply(rally, 'galilee')))
    expect(board(rally)).toEqual(board(rebels('rally', rallied)))
  })
  const rallied = { galilee: { guerrillasUnderground: 1, police: 2 }, samaria: { bases: 1 } }

  test('says what it does to the forecast', () => {
    const game = rebels('rally', { galilee: { guerrillasUnderground: 2, police: 2 } })
    expect(textOf(game, ['galilee'])?.outlook).toMatch(/^Forecast .+ to .+$/)
  })

  test('is all that several answers would do', () => {
    const text = textOf(rally, ['samaria', 'guerrillas', 'guerrillas'])
    expect(text?.title).toBe('Samaria: Rally')
    expect(text?.lines).toContain('Guerrillas 0 + 2 = 2')
  })

  test('says nothing where the board would stay as it is', () => {
    expect(textOf(rally, ['samaria'])).toBeNull()
    expect(textOf(firstToAct('british', { gaza: { troops: 1 } }), ['limited-operation'])).toBeNull()
  })

  test('has an arrow for whoever moves', () => {
    const patrol = apply(
      british('patrol', { jerusalem: { troops: 2 } }),
      'railway-tel-aviv-jerusalem',
    )
    const [move] = options(patrol).filter((one) => typeof one === 'object')
    expect(tryOut(patrol, [move!]).ways).toEqual([
      { from: 'jerusalem', to: 'railway-tel-aviv-jerusalem' },
    ])
  })
})
