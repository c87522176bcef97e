import { expect, it } from 'vitest'
import { board, question, type Game } from '../../../../src/games/arab-revolt/rules/index'
import { choiceNote } from '../../../../src/games/arab-revolt/words/en/notes'
import { asked, british, play } from '../../../kit'

const noteOf = (game: Game): string => choiceNote('activate', question(game)!.ask, board(game))

it('says of an Irregular that is Activated in a Sweep what it does there, not in a Divide', () => {
  const game = play(
    british('sweep', {
      galilee: { troops: 2, irregularsUnderground: 1, guerrillasUnderground: 2 },
    }),
    'galilee',
    'done',
    'done',
  )
  expect(asked(game)).toBe('sweep.irregular by british')
  expect(noteOf(game)).toMatch(/Guerrilla for every cube/)
  expect(noteOf(game)).not.toMatch(/replace/)
})

it('says of one that is Activated in a Divide that it replaces', () => {
  const game = play(
    british('deploy', {
      galilee: { troops: 2, irregularsUnderground: 1, guerrillasUnderground: 2 },
    }),
    'divide',
  )
  expect(asked(game)).toBe('divide.way by british')
  expect(noteOf(game)).toMatch(/replace/)
})
