import type { ChitGroup } from '../../../ui/map/chits'
import {
  OPERATIONS_CHITS,
  PUNISHMENTS,
  TRAYS,
  type Board,
  type OperationsChit,
  type Punishment,
  type Tray,
} from '../rules/index'
import { MAP } from '../words/en/map'
import { TRAY_NAMES, chitValue } from '../words/en/names'
import { inRow } from '../../../language/english'

type Chit = OperationsChit | Punishment
type Pile = Tray | 'play'

const spread = <One extends Chit>(
  kinds: readonly One[],
  of: Readonly<Record<One, number>>,
): One[] => kinds.flatMap((kind) => Array.from({ length: of[kind] }, () => kind))

const PILE_NAMES: Readonly<Record<Pile, string>> = { ...TRAY_NAMES, play: MAP.inPlay }

/** A pile without chits takes no room. */
const shown = (piles: readonly (readonly [Pile, readonly Chit[]])[]): ChitGroup[] =>
  piles
    .filter(([, chits]) => chits.length > 0)
    .map(([pile, chits]) => ({ pile, name: PILE_NAMES[pile], chits }))

/** 2.3.4 The chit that was selected lies with the used ones, and is shown apart. */
export function operationsGroups(board: Pick<Board, 'operationsChits' | 'chit'>): ChitGroup[] {
  const { operationsChits, chit } = board
  const used = spread(OPERATIONS_CHITS, operationsChits.used)
  const at = chit === null ? -1 : used.indexOf(chit)
  const played = at < 0 ? [] : used.splice(at, 1)
  return shown([
    ['play', played],
    ['drawn', spread(OPERATIONS_CHITS, operationsChits.drawn)],
    ['held', spread(OPERATIONS_CHITS, operationsChits.held)],
    ['pool', spread(OPERATIONS_CHITS, operationsChits.pool)],
    ['used', used],
  ])
}

export const punishmentGroups = ({
  punishmentChits,
}: Pick<Board, 'punishmentChits'>): ChitGroup[] =>
  shown(TRAYS.map((pile) => [pile, spread(PUNISHMENTS, punishmentChits[pile])]))

export const chitsInWords = (groups: readonly ChitGroup[]): string =>
  groups
    .map(({ name, chits }) => `${name}: ${inRow((chits as readonly Chit[]).map(chitValue))}`)
    .join('; ')

const SIGNS: Readonly<Record<Punishment, React.ReactNode>> = {
  detain: <path d="M5 3V21M10 3V21M15 3V21M20 3V21M3 7H22M3 17H22" />,
  demolish: (
    <path d="M3 11.5 12 4 21 11.5M5.5 10V20H10.5L9 16.5 12.5 13.5 10.8 10.5M14.6 20H18.5V10" />
  ),
  fine: (
    <>
      <ellipse cx="10" cy="8" rx="6.6" ry="3.2" />
      <path d="M3.4 8V12C3.4 13.8 6.4 15.2 10 15.2M8.4 14.6V18.4C8.4 20.1 11.2 21.4 14.6 21.4S20.8 20.1 20.8 18.4V14.6" />
      <ellipse cx="14.6" cy="14.6" rx="6.2" ry="3" />
    </>
  ),
}

/** The sign on a Punishment chit, on a grid of 24. */
export const ChitSign = ({ chit }: { readonly chit: string }) => SIGNS[chit as Punishment]
