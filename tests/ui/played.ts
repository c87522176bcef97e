/* A table at which some answers have been given, chance by hand, for tests of what is told of them. */
import type { Option, Position } from '../../src/games/arab-revolt/rules/index'
import { atOf, lineOf, createTable, type TableState } from '../../src/store/index'
import { PLAYERS } from '../who-sits'

/** A table that begins with a position and has been given these answers; turns are ended by the way. */
export const played = (position: Position, ...answers: readonly Option[]): TableState => {
  const table = createTable()
  const rest = { seed: 1, chance: 'hand', handovers: false } as const
  table.getState().newGame({ game: 'arab-revolt', seats: PLAYERS, ...rest, rules: { position } })
  for (const answer of answers) {
    const [line, at] = [lineOf(table.getState()), atOf(table.getState())]
    if (line[at]?.turnOver) table.getState().endTurn()
    if (table.getState().between === 'count') table.getState().goOn()
    table.getState().answer(answer)
  }
  return table.getState()
}
