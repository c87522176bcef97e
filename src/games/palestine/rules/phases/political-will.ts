import type { Board } from '../board/board'
import type { WillLine, WillLineId } from '../board/facts'
import { propagandaPlayed, railwaysAreClear, sabotage, terror } from '../board/queries'
import { changePoliticalWill, endGame, enter, noteWill } from '../board/verbs'
import {
  CITIES,
  DISTRICTS,
  RAILWAYS,
  SABOTAGE_VALUE,
  TERROR_VALUE,
  type SpaceId,
} from '../data/spaces'
import { CAMPAIGNS, MAX_POLITICAL_WILL } from '../data/tracks'
import type { Play } from '../script/capability'

/** What the Political Will Phase would do now. */
export interface Forecast {
  readonly lines: readonly WillLine[]
  readonly net: number
  readonly from: number
  readonly to: number
}

/** 6.1.2 What it brings that no Railway has Sabotage, and each City without Sabotage and Terror. */
const FOR_CLEAR_RAILWAYS = 2
const FOR_A_CLEAR_CITY = 1

/** So many points for each marker in these spaces; `|| 0` because nothing times -1 is -0. */
const markersLine = (
  line: WillLineId,
  each: number,
  among: readonly SpaceId[],
  markers: (space: SpaceId) => number,
): WillLine => {
  const spaces = among.filter((space) => markers(space) > 0)
  const number = spaces.reduce((sum, space) => sum + markers(space), 0)
  return { rule: '6.1.1', line, spaces, number, amount: -each * number || 0 }
}

/** 6.1.2, PR60 */
const orderLines = (board: Board): WillLine[] => {
  const railways = railwaysAreClear(board) ? RAILWAYS : []
  const cities = CITIES.filter((city) => sabotage(board, city) + terror(board, city) === 0)
  return [
    {
      rule: '6.1.2',
      line: 'no-railway',
      spaces: railways,
      number: railways.length,
      amount: railways.length > 0 ? FOR_CLEAR_RAILWAYS : 0,
    },
    {
      rule: '6.1.2',
      line: 'clear-cities',
      spaces: cities,
      number: cities.length,
      amount: FOR_A_CLEAR_CITY * cities.length,
    },
  ]
}

/** 6.1, PR59, PR60 The sum of the Political Will Phase on this position, line by line. */
export const forecast = (board: Board): Forecast => {
  const sabotaged = (space: SpaceId) => sabotage(board, space)
  const once = (space: SpaceId) => Math.min(1, sabotage(board, space))
  const lines = [
    markersLine('districts', SABOTAGE_VALUE.district, DISTRICTS, sabotaged),
    markersLine('railways', SABOTAGE_VALUE.railway, RAILWAYS, once),
    markersLine('cities-sabotage', SABOTAGE_VALUE.city, CITIES, sabotaged),
    markersLine('cities-terror', TERROR_VALUE, CITIES, (city) => terror(board, city)),
    ...orderLines(board),
  ]
  const net = lines.reduce((sum, { amount }) => sum + amount, 0)
  const from = board.politicalWill
  const to = Math.max(0, Math.min(MAX_POLITICAL_WILL, from + net))
  return { lines, net, from, to }
}

/** 6.1, PR59 The sum at once, then the check of victory (PR19: only here). */
export const politicalWillPhase = (t: Play): undefined => {
  const { lines, net } = forecast(t.board)
  noteWill(t, lines, net)
  changePoliticalWill(t, net)
  // 6.1.3, 7.0.1
  if (t.board.politicalWill === 0) endGame(t, { winner: 'irgun', by: 'early-victory' })
  // 6.1.4, 7.0.2
  else if (propagandaPlayed(t.board) === CAMPAIGNS)
    endGame(t, { winner: 'british', by: 'final-victory' })
  else enter(t, 'resources')
}
