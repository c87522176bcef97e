import { expect, test } from 'vitest'
import { randomFrom, type Random } from '../../src/bots/random'
import { options, type Option } from '../../src/games/index'
import { lanesOf, movementOf, numbersOf, strokesOf } from '../../src/insight/index'
import { afterDone, atOf, present } from '../../src/store/index'
import { seated, type TableStore } from './playing'

const oneOf = <One>(all: readonly One[], random: Random): One =>
  all[Math.floor(random() * all.length)]!

/** Presses something, as one does it on the page, and goes on to the next question. */
const press = (table: TableStore, random: Random): void => {
  const { answer, endTurn } = table.getState()
  const now = present(table.getState())!
  if (now.turnOver) endTurn()
  else {
    const option: Option = oneOf(options(now.game), random)
    const isMoving = lanesOf(now.game).length > 0
    const { main, others } = strokesOf(now.game, option)
    const stroke = isMoving
      ? movementOf(now.game, numbersOf(now.game, [option])).stroke!
      : oneOf([main, ...others], random)
    if (option === 'done' && !isMoving && afterDone(now).turnOver) endTurn(...stroke)
    else answer(...stroke)
  }
  while (table.getState().between !== null) table.getState().goOn()
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'What one press has done one press undoes: it leads to where a player was asked (%i)',
  (seed) => {
    const random = randomFrom(seed)
    const table = seated({ seed, handovers: false })
    const asked = new Set([0])
    for (let presses = 0; presses < 60; presses++) {
      press(table, random)
      asked.add(atOf(table.getState()))
    }
    while (atOf(table.getState()) > 0) {
      table.getState().undo()
      expect(asked).toContain(atOf(table.getState()))
    }
  },
)
