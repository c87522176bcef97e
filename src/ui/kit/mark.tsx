import { counted } from '../../language/english'
import type { Shape } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'

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
  triangle: <polygon points="10,0.5 19.8,18.5 0.2,18.5" />,
  diamond: <polygon points="10,0.5 19.5,10 10,19.5 0.5,10" />,
}

/** The shape and the letter of one kind. */
export function Figure({ of }: { of: string }) {
  const mark = useScreen().map.kinds[of]?.mark
  if (!mark) return null
  const [shape, letter, look] = mark
  return (
    <svg className={`figure ${look}`} viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[shape]}
      <text x="10" y="14.3">
        {letter}
      </text>
    </svg>
  )
}

/** So many of one kind; of some there is never more than one. */
export function Mark({ of, number }: { of: string; number: number }) {
  const kind = useScreen().map.kinds[of]
  if (!kind) return null
  const words = counted(number, ...kind.called)
  return (
    <span className={number > 0 ? 'mark' : 'mark none'} role="img" aria-label={words} title={words}>
      <Figure of={of} />
      {kind.is !== 'single' && <span aria-hidden="true">{number}</span>}
    </span>
  )
}
