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

type Chit = OperationsChit | Punishment
export type Pile = Tray | 'play'
export interface ChitGroup {
  readonly pile: Pile
  readonly chits: readonly Chit[]
}

const spread = <One extends Chit>(
  kinds: readonly One[],
  of: Readonly<Record<One, number>>,
): One[] => kinds.flatMap((kind) => Array.from({ length: of[kind] }, () => kind))

export const PILE_NAMES: Readonly<Record<Pile, string>> = { ...TRAY_NAMES, play: MAP.inPlay }

/** A pile without chits takes no room. */
const shown = ({ chits }: ChitGroup): boolean => chits.length > 0

/** 2.3.4 The chit that was selected lies with the used ones, and is shown apart. */
export function operationsGroups(board: Pick<Board, 'operationsChits' | 'chit'>): ChitGroup[] {
  const { operationsChits, chit } = board
  const used = spread(OPERATIONS_CHITS, operationsChits.used)
  const at = chit === null ? -1 : used.indexOf(chit)
  const played = at < 0 ? [] : used.splice(at, 1)
  const groups: ChitGroup[] = [
    { pile: 'play', chits: played },
    { pile: 'drawn', chits: spread(OPERATIONS_CHITS, operationsChits.drawn) },
    { pile: 'held', chits: spread(OPERATIONS_CHITS, operationsChits.held) },
    { pile: 'pool', chits: spread(OPERATIONS_CHITS, operationsChits.pool) },
    { pile: 'used', chits: used },
  ]
  return groups.filter(shown)
}

export const punishmentGroups = ({
  punishmentChits,
}: Pick<Board, 'punishmentChits'>): ChitGroup[] =>
  TRAYS.map((pile) => ({ pile, chits: spread(PUNISHMENTS, punishmentChits[pile]) })).filter(shown)

export const chitsInWords = (groups: readonly ChitGroup[]): string =>
  groups
    .map(({ pile, chits }) => `${PILE_NAMES[pile]}: ${chits.map(chitValue).join(', ')}`)
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

export function ChitFigure({ chit, x, size }: { chit: Chit; x: number; size: number }) {
  return (
    <g data-what={chit} transform={`translate(${x} 7)`}>
      <rect width={size} height={size} rx={size * 0.16} />
      {typeof chit === 'number' ? (
        <text className="number" x={size / 2} y={size * 0.81} fontSize={size * 0.92}>
          {chit}
        </text>
      ) : (
        <g
          className="sign"
          transform={`translate(${size * 0.12} ${size * 0.12}) scale(${(size * 0.76) / 24})`}
        >
          {SIGNS[chit]}
        </g>
      )}
    </g>
  )
}

const LETTER = 8.6

/** The width of a group: its chits or its name, whichever is longer. */
const widthOf = ({ pile, chits }: ChitGroup, step: number): number =>
  Math.max(chits.length * step, PILE_NAMES[pile].length * LETTER + 3)

interface ChitsProps {
  readonly groups: readonly ChitGroup[]
  readonly y: number
  readonly size: number
  readonly gap: number
}

/** The piles of chits side by side: pool, held, used, and what is drawn or in play. */
export function Chits({ groups, y, size, gap }: ChitsProps) {
  const step = size + 2.6
  const widths = groups.map((group) => widthOf(group, step) + gap)
  return groups.map((group, i) => (
    <g
      key={group.pile}
      className={`chits ${group.pile}`}
      transform={`translate(${18 + widths.slice(0, i).reduce((sum, width) => sum + width, 0)} ${y})`}
    >
      {i > 0 && <path className="between" d={`M${-gap / 2} -9V${size + 7}`} />}
      <text className="soft">{PILE_NAMES[group.pile]}</text>
      {group.chits.map((chit, j) => (
        <ChitFigure key={j} chit={chit} x={j * step} size={size} />
      ))}
    </g>
  ))
}
