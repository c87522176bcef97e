import type { Content, Force } from '../arab-revolt'
import { pieces } from '../../games/arab-revolt/words/en/names'

type Shape = 'cube' | 'footed' | 'octagon' | 'ringed' | 'disc' | 'card' | 'diamond'

const OCTAGON = '6.5,1 13.5,1 19,6.5 19,13.5 13.5,19 6.5,19 1,13.5 1,6.5'

const SHAPES: Readonly<Record<Shape, React.ReactNode>> = {
  cube: <rect x="1.5" y="1.5" width="17" height="17" />,
  footed: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" />
      <rect className="foot" x="1.5" y="15.5" width="17" height="3" />
    </>
  ),
  octagon: <polygon points={OCTAGON} />,
  ringed: (
    <>
      <polygon points={OCTAGON} />
      <circle className="ring" cx="10" cy="10" r="7.2" />
    </>
  ),
  disc: (
    <>
      <circle cx="10" cy="10" r="9" />
      <circle className="ring" cx="10" cy="10" r="7.4" />
    </>
  ),
  card: <rect x="1.5" y="1.5" width="17" height="17" rx="3" />,
  diamond: <polygon points="10,0.5 19.5,10 10,19.5 0.5,10" />,
}

type Marked = Content | Force | 'curfews'

const LOOKS: Readonly<Record<Marked, readonly [Shape, string, string]>> = {
  troops: ['cube', 'T', 'troops'],
  police: ['footed', 'P', 'police'],
  irregulars: ['ringed', 'I', 'irregular'],
  irregularsUnderground: ['ringed', 'I', 'irregular'],
  irregularsActive: ['ringed', 'I', 'irregular active'],
  guerrillas: ['octagon', 'G', 'guerrilla'],
  guerrillasUnderground: ['octagon', 'G', 'guerrilla'],
  guerrillasActive: ['octagon', 'G', 'guerrilla active'],
  bases: ['disc', 'B', 'base'],
  opposition: ['card', 'O', 'opposition'],
  curfew: ['card', 'C', 'curfew'],
  curfews: ['card', 'C', 'curfew'],
  sabotage: ['diamond', 'S', 'sabotage'],
}

/** The shape and the letter of one kind. */
export function Figure({ of }: { of: Marked }) {
  const [shape, letter, look] = LOOKS[of]
  return (
    <svg className={`figure ${look}`} viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[shape]}
      <text x="10" y="14.3">
        {letter}
      </text>
    </svg>
  )
}

const SINGLE: readonly Marked[] = ['opposition', 'curfew']

/** So many of one kind; of some there is never more than one. */
export function Mark({ of, number }: { of: Marked; number: number }) {
  const words = pieces(number, of)
  return (
    <span className={number > 0 ? 'mark' : 'mark none'} role="img" aria-label={words} title={words}>
      <Figure of={of} />
      {!SINGLE.includes(of) && <span aria-hidden="true">{number}</span>}
    </span>
  )
}
