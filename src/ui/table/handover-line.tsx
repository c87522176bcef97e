import { entryOf } from '../../coin/entry-of'
import type { Content } from '../../games/index'
import { Icon, type IconName } from '../kit/icon'
import { Counter } from '../kit/piece'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'

/** One line of what has changed, with the piece or the sign of what it is about. */
export interface HandoverLine {
  readonly text: string
  readonly kind: string
  /** Whose figure it is, where it is about pieces. */
  readonly of?: string | null
}

const SIGNS: Readonly<Record<string, IconName>> = { forecast: 'will', will: 'will', others: 'log' }

/** The face that a kind of change shows: of what is said to be Active its Active one; null where it shows none. */
const faceOf = ({ kind, of }: HandoverLine, { kinds }: OnMap): Content | null => {
  const about = of ?? kind.replace(/^no-/, '')
  const active = kind === 'activated' ? kinds[`${about}Active`] : undefined
  return (active ?? kinds[about])?.face ?? null
}

/** A piece as it stands on the sheet, drawn from the same symbol. */
export function PieceFigure({ of }: { of: Content }) {
  const kind = entryOf(useScreen().map.kinds, of)
  return (
    <svg className="piece-figure" viewBox="0 0 34 34" aria-hidden="true">
      {kind.is === 'broad' && <Counter of={kind} />}
      <use href={`#piece-${of}`} />
    </svg>
  )
}

function Beginning(line: HandoverLine) {
  const { map, track } = useScreen()
  const face = faceOf(line, map)
  if (face) return <PieceFigure of={face} />
  if (line.kind === 'nothing') return null
  return <Icon of={SIGNS[line.kind] ?? (line.kind === track.change ? 'track' : 'card')} />
}

/** A line of the handover. */
export function HandoverItem({ line }: { line: HandoverLine }) {
  return (
    <li>
      <span>
        <Beginning {...line} />
      </span>
      {line.text}
    </li>
  )
}
