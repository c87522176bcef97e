import type { SpaceId } from '../../games/index'
import { Arrow } from '../kit/choice'
import { Sheet } from '../map/sheet'
import type { Compared } from '../hands/opened'
import type { Difference } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { COMPARE } from '../words/en/compare'

function Position({ board, name, changed }: Compared & { changed: ReadonlySet<SpaceId> }) {
  const { forecast } = useScreen()
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <Sheet board={board} forecast={forecast(board)} changed={changed} />
    </figure>
  )
}

const byPlace = (all: readonly Difference[]): readonly (readonly [string, Difference[]])[] => {
  const places = new Map<string, Difference[]>()
  for (const one of all) {
    places.set(one.where, [...(places.get(one.where) ?? []), one])
  }
  return [...places]
}

function Row({ where, ofPlace }: { where: string; ofPlace: readonly Difference[] }) {
  return (
    <div>
      <dt>{where}</dt>
      {ofPlace.map((one) => (
        <dd key={one.what}>
          {one.what} {one.from} <Arrow /> <b>{one.to}</b>
        </dd>
      ))}
    </div>
  )
}

interface TwoPositions {
  readonly before: Compared
  readonly after: Compared
}

/** Two positions side by side, the spaces that differ marked in both, and every difference in words. */
export function Compare(props: TwoPositions & { onClose: () => void }) {
  const { before, after, onClose } = props
  const { Differences } = useScreen()
  return (
    <Differences onClose={onClose}>
      {(differences) => <Told {...props} all={differences(before.board, after.board)} />}
    </Differences>
  )
}

function Told({ before, after, all }: TwoPositions & { all: readonly Difference[] }) {
  const changed = new Set(all.flatMap(({ space }) => space ?? []))
  return (
    <section className="compare" aria-label={COMPARE.title}>
      <div className="pair">
        <Position {...before} changed={changed} />
        <Position {...after} changed={changed} />
      </div>
      <h2>
        {COMPARE.what} <span className="note">{COMPARE.more(all.length)}</span>
      </h2>
      {all.length === 0 ? (
        <p>{COMPARE.same}</p>
      ) : (
        <dl>
          {byPlace(all).map(([where, ofPlace]) => (
            <Row key={where} where={where} ofPlace={ofPlace} />
          ))}
        </dl>
      )}
    </section>
  )
}
