import type { ReactNode } from 'react'
import { kindOf, type Game, type Option } from '../../games/index'
import { asksForMore, type Stroke } from '../../insight/index'
import { Suggested } from '../learn/suggested'
import { WAYS } from '../words/en/ways'
import { useScreen } from '../screen/use-screen'
import { isSame } from '../hands/held'
import { isFinger } from '../kit/is-finger'
import { Piece } from '../kit/piece'

/** What a way does, by its pieces; what has none is told by a word. */
function Deeds({ way }: { way: Stroke }) {
  const deeds = useScreen().words.deeds(way)
  if (way.length === 1) return WAYS.open
  if (deeds.length === 0) return WAYS.none
  return deeds.map(({ of, number, said }) =>
    of ? (
      <span className="gain" key={said}>
        <Piece of={of} /> {number}
      </span>
    ) : (
      said
    ),
  )
}

interface Props {
  readonly game: Game
  /** The answer with which all of them begin. */
  readonly option: Option
  readonly title: string
  readonly others: readonly Stroke[]
  readonly held: Stroke | null
  readonly onChoose: (stroke: Stroke, finger: boolean) => void
  readonly onTry: (stroke: Stroke | null) => void
  readonly children: ReactNode
}

/** An answer, and beside it less, or something else: each given by one press. */
export function Ways({ game, option, title, others, held, onChoose, onTry, children }: Props) {
  const { words } = useScreen()
  return (
    <div className={kindOf(game, option) === 'box' ? 'one heads' : 'one'}>
      {children}
      <span className="ways" role="group" aria-label={WAYS.group(title)}>
        {others.map((way) => (
          <button
            type="button"
            key={JSON.stringify(way)}
            className="choice way-of"
            aria-label={WAYS.of(title, words.way(way), asksForMore(way, others))}
            data-held={isSame(held, way) || undefined}
            onClick={(event) => onChoose(way, isFinger(event))}
            onFocus={() => onTry(way)}
            onPointerEnter={() => onTry(way)}
          >
            <Deeds way={way} />
            {asksForMore(way, others) && WAYS.open}
            <Suggested among={[way]} />
          </button>
        ))}
      </span>
    </div>
  )
}
