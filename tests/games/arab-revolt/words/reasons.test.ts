import { expect, it } from 'vitest'
import { refusals } from '../../../../src/games/arab-revolt/rules/index'
import { reasonText } from '../../../../src/games/arab-revolt/words/en/reasons'
import { event, spacesOffered } from '../../../kit'

it('says that more spaces must be chosen, not all, where two of three are owed (A21)', () => {
  const thugs = { opposition: 1, guerrillasActive: 1 }
  const game = event('A21', 'unshaded', 'british', { gaza: thugs, lydda: thugs, samaria: thugs })
  expect(spacesOffered(game)).toHaveLength(3)
  const refused = refusals(game).find(({ option }) => option === 'done')!
  expect(reasonText(refused)).toBe('more spaces must be chosen')
})
