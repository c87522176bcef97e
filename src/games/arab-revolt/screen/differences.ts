import {
  CONTENTS,
  FORCES,
  OPERATIONS_CHITS,
  PUNISHMENTS,
  SPACES,
  count,
  forecast,
  type Board,
  type ArabRevolt,
} from '../rules/index'
import type { Difference } from '../../../ui/screen/screen'
import { countText, whatText, whereText, type Counted } from '../words/en/compare'

type Count = readonly [of: Counted, number: number]

const tracks = (board: Board): Count[] => [
  [{ what: 'cards' }, board.played.length],
  [{ what: 'will' }, board.politicalWill],
  [{ what: 'forecast' }, forecast(board).to],
  [{ what: 'unity' }, board.unity],
]

const onTheMap = (board: Board): Count[] =>
  SPACES.flatMap((space) =>
    CONTENTS.map((content): Count => [
      { what: 'space', space, content },
      count(board, content, space),
    ]),
  )

const FORCES_AND_CURFEWS = [...FORCES, 'curfews'] as const

const beside = ({ available, prison, outOfPlay }: Board): Count[] => [
  ...FORCES_AND_CURFEWS.map((force): Count => [{ what: 'available', force }, available[force]]),
  [{ what: 'prison', force: 'guerrillas' }, prison.guerrillas],
  [{ what: 'prison', force: 'bases' }, prison.bases],
  [{ what: 'troops-out' }, outOfPlay.troops],
]

const chits = ({ operationsChits, punishmentChits }: Board): Count[] =>
  (['held', 'used'] as const).flatMap((what) => [
    ...OPERATIONS_CHITS.map((chit): Count => [{ what, chit }, operationsChits[what][chit]]),
    ...PUNISHMENTS.map((chit): Count => [{ what, chit }, punishmentChits[what][chit]]),
  ])

const capabilities = (board: Board): Count[] =>
  board.capabilities.map(({ card, side }) => [{ what: 'capability', card, side }, 1])

const counted = (board: Board): Map<string, Count> => {
  const all = [tracks, onTheMap, beside, chits, capabilities].flatMap((part) => part(board))
  return new Map(all.map((one) => [JSON.stringify(one[0]), one]))
}

/** Everything in which two positions differ, in the order of the board. */
export const differences = (before: Board, after: Board): readonly Difference<ArabRevolt>[] => {
  const [was, is] = [counted(before), counted(after)]
  return [...new Map([...was, ...is])].flatMap(([key, [of]]) => {
    const [from, to] = [was.get(key)?.[1] ?? 0, is.get(key)?.[1] ?? 0]
    if (from === to) return []
    const [where, what] = [whereText(of), whatText(of)]
    const space = of.what === 'space' ? of.space : null
    return [{ where, what, from: countText(of, from), to: countText(of, to), space }]
  })
}
