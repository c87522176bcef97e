import { expect, it } from 'vitest'
import { strokesOf } from '../../src/insight/index'
import { operation } from '../games/palestine/kit'
import '../games/palestine/begin'

const SPACES = {
  galilee: { cellsUnderground: 1 },
  lydda: { cellsUnderground: 1, armsCaches: 1, troops: 1 },
  jerusalem: { cellsUnderground: 1 },
} as const

const sabotage = operation('sabotage', SPACES)

it('The die is rolled in one go where what could come before can come elsewhere as well', () => {
  expect(strokesOf(sabotage, 'galilee').main).toEqual(['galilee'])
  const silencing = operation('sabotage', {
    ...SPACES,
    samaria: { cellsUnderground: 1, police: 1 },
  })
  expect(strokesOf(silencing, 'galilee')).toEqual({
    main: ['galilee', 'roll'],
    others: [['galilee']],
  })
})

it('Nobody is hurried past what only comes before a roll: it is the other ways that roll', () => {
  const cache = { piece: 'armsCaches', space: 'lydda' } as const
  expect(strokesOf(sabotage, 'lydda')).toEqual({
    main: ['lydda'],
    others: [
      ['lydda', cache],
      ['lydda', 'roll'],
    ],
  })
  expect(strokesOf(sabotage, 'jerusalem')).toEqual({
    main: ['jerusalem'],
    others: [['jerusalem', 'roll']],
  })
})
