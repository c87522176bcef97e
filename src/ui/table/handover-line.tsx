import type { Content } from '../../games/index'
import { Icon, type IconName } from '../kit/icon'

/** One line of what has changed, with the piece or the sign of what it is about. */
export interface HandoverLine {
  readonly text: string
  readonly kind: string
  /** Whose figure it is, where it is about pieces. */
  readonly of?: string | null
}

const MARKERS: Readonly<Record<string, Content>> = {
  opposition: 'opposition',
  'no-opposition': 'opposition',
  curfew: 'curfew',
  'no-curfew': 'curfew',
  sabotage: 'sabotage',
  'no-sabotage': 'sabotage',
}

const SIGNS: Readonly<Record<string, IconName>> = {
  forecast: 'will',
  will: 'will',
  card: 'card',
  unity: 'unity',
  held: 'card',
  countries: 'card',
  capability: 'card',
  'no-capability': 'card',
}

/** The face that a force shows; what is said to be Active shows its Active one. */
const faceOf = (of: string, active: boolean): Content => {
  if (of === 'guerrillas') return active ? 'guerrillasActive' : 'guerrillasUnderground'
  if (of === 'irregulars') return active ? 'irregularsActive' : 'irregularsUnderground'
  return of as Content
}

/** A piece as it stands on the sheet, drawn from the same symbol. */
export function PieceFigure({ of }: { of: Content }) {
  return (
    <svg className="piece-figure" viewBox="0 0 34 34" aria-hidden="true">
      {of === 'sabotage' && <rect x="1" y="1" width="32" height="32" rx="4" />}
      <use href={`#piece-${of}`} />
    </svg>
  )
}

function Beginning({ kind, of }: HandoverLine) {
  const content = of ? faceOf(of, kind === 'activated') : MARKERS[kind]
  if (content) return <PieceFigure of={content} />
  const sign = SIGNS[kind]
  return sign && <Icon of={sign} />
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
