import type { Board } from '../board/board'
import type { WillLine, WillLineId } from '../board/facts'
import {
  bases,
  britishPieces,
  guerrillas,
  irregulars,
  irregularsOnMap,
  opposition,
  propagandaPlayed,
  rebelPieces,
  sabotage,
} from '../board/queries'
import { addSabotage, changePoliticalWill, endGame, enter, noteWill } from '../board/verbs'
import {
  DISTRICTS,
  PALESTINE,
  POPULATED,
  RAILWAYS,
  type Railway,
  type SpaceId,
} from '../data/spaces'
import { CAMPAIGNS, MAX_POLITICAL_WILL } from '../data/tracks'
import { capabilityOn } from '../events'
import { lasting, type Play } from '../script/capability'

/** 6.1.1 A Railway with more Guerrillas than British pieces is sabotaged before the count. */
const forcedSabotage = (board: Board): readonly Railway[] =>
  RAILWAYS.filter((railway) => guerrillas(board, railway) > britishPieces(board, railway))

/** What the Political Will Phase would do now. */
export interface Forecast {
  /** 6.1.1 The Railways on which a Sabotage marker is placed first. */
  readonly forcedSabotage: readonly Railway[]
  readonly lines: readonly WillLine[]
  readonly net: number
  readonly from: number
  readonly to: number
}

/** So many points for every so many counted; `|| 0` because nothing times -1 is -0. */
const points = (each: number, counted: number, every = 1): number =>
  each * Math.floor(counted / every) || 0

const line = (
  rule: string,
  id: WillLineId,
  spaces: readonly SpaceId[],
  each: number,
  every?: number,
): WillLine => ({
  rule,
  line: id,
  spaces,
  number: spaces.length,
  amount: points(each, spaces.length, every),
})

/** 6.1.4 */
const irregularsLine = (board: Board): WillLine => ({
  rule: '6.1.4',
  line: 'irregulars',
  spaces: PALESTINE.filter((space) => irregulars(board, space) > 0),
  number: irregularsOnMap(board),
  amount: points(-1, irregularsOnMap(board), 3),
})

/** 6.1 The sum of the Political Will Phase on this position, line by line (R30). */
export const forecast = (board: Board): Forecast => {
  const forced = forcedSabotage(board)
  const isSabotaged = (one: Railway) => sabotage(board, one) > 0 || forced.includes(one)
  const hasMajority = (one: SpaceId) => rebelPieces(board, one) > britishPieces(board, one)
  const isContained = (one: SpaceId) => rebelPieces(board, one) === 0 && !opposition(board, one)
  const sabotaged = RAILWAYS.filter(isSabotaged)
  const clear = RAILWAYS.filter((one) => !isSabotaged(one))
  const withBases = DISTRICTS.filter((one) => bases(board, one) > 0)
  const lines = [
    line('6.1.1', 'sabotaged-railways', sabotaged, -1),
    line('6.1.1', 'clear-railways', clear, 1, 2),
    line('6.1.2', 'rebel-majorities', POPULATED.filter(hasMajority), -2),
    line('6.1.2', 'contained-spaces', POPULATED.filter(isContained), 1, 2),
    line('6.1.3', 'districts-with-bases', withBases, -1),
    irregularsLine(board),
    ...lasting(board, capabilityOn, 'politicalWill').map((count) => count(board)),
  ]
  const net = lines.reduce((sum, { amount }) => sum + amount, 0)
  const from = board.politicalWill
  const to = Math.max(0, Math.min(MAX_POLITICAL_WILL, from + net))
  return { forcedSabotage: forced, lines, net, from, to }
}

/** 6.1 Sabotage first, then the sum at once, then the check of victory. */
export const politicalWillPhase = (t: Play): undefined => {
  const { forcedSabotage: forced, lines, net } = forecast(t.board)
  for (const railway of forced) addSabotage(t, railway)
  noteWill(t, lines, net)
  changePoliticalWill(t, net)
  // 6.1.5, 7.0.1, R31 Here alone: at 0 in mid-campaign the game goes on.
  if (t.board.politicalWill === 0) endGame(t, { winner: 'rebels', by: 'early-victory' })
  // 6.1.6, 7.0.2
  else if (propagandaPlayed(t.board) === CAMPAIGNS)
    endGame(t, { winner: 'british', by: 'final-victory' })
  else enter(t, 'resources')
}
