import { Linked } from '../reader/linked'
import { READER } from '../words/en/reader'
import type { HelpWords } from '../screen/late'

/** The points that the rulebook leaves open, and how this program settles each; one may be sought. */
export function Rulings(props: { sought: string | null } & Pick<HelpWords, 'rulings'>) {
  const { sought, rulings } = props
  return (
    <article className="rulings">
      <h2 tabIndex={-1}>{READER.rulings}</h2>
      <p className="note">{READER.rulingsNote}</p>
      <dl>
        {Object.entries(rulings).map(([id, { question, ruling, because }]) => (
          <div key={id} aria-current={id === sought || undefined}>
            <dt tabIndex={-1}>
              {id}. {question}
            </dt>
            <dd>
              <Linked text={ruling} />{' '}
              <span className="because">
                <Linked text={because} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
