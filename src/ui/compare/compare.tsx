import { forecast, type SpaceId } from '../arab-revolt'
import { Arrow } from '../kit/choice'
import { Sheet } from '../map/sheet'
import { COMPARE, countText, whatText, whereText } from '../../games/arab-revolt/words/en/compare'
import { differences, differentSpaces, type Compared, type Difference } from '../facts/differences'
import './compare.css'

function Position({ board, name, changed }: Compared & { changed: ReadonlySet<SpaceId> }) {
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
    const where = whereText(one.of)
    places.set(where, [...(places.get(where) ?? []), one])
  }
  return [...places]
}

function Row({ where, ofPlace }: { where: string; ofPlace: readonly Difference[] }) {
  return (
    <div>
      <dt>{where}</dt>
      {ofPlace.map((one) => (
        <dd key={whatText(one.of)}>
          {whatText(one.of)} {countText(one, one.from)} <Arrow /> <b>{countText(one, one.to)}</b>
        </dd>
      ))}
    </div>
  )
}

/** Two positions side by side, the spaces that differ marked in both, and every difference in words. */
export function Compare({ before, after }: { before: Compared; after: Compared }) {
  const all = differences(before.board, after.board)
  const changed = differentSpaces(all)
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
