import { expect, test } from 'vitest'
import { LEVELS, LEVEL_IDS, type Manner } from '../../../src/bots/levels'
import { LEVEL_NOTES } from '../../../src/ui/words/en/levels'

test.each(LEVEL_IDS)(
  'the note on the %s tells how often it plays on, and no other number',
  (id) => {
    const manner: Manner = LEVELS[id]
    const told = manner.by === 'search' ? [`${manner.playouts} times`] : []
    expect(LEVEL_NOTES[id].match(/\d+ times/g) ?? []).toEqual(told)
    expect(LEVEL_NOTES[id]).not.toMatch(/\b(?:three|twelve|sixteen|hundred)\b/)
  },
)
