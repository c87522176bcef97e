import { RULINGS } from './text/rulings'

/** The points that the rulebook leaves open, and how this program settles each. */
export function Rulings() {
  return (
    <details className="rulings">
      <summary>Rulings: what the rulebook leaves open, and how it is settled here</summary>
      <dl>
        {Object.entries(RULINGS).map(([id, { question, ruling, because }]) => (
          <div key={id}>
            <dt>
              {id}. {question}
            </dt>
            <dd>
              {ruling} <span className="because">{because}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
