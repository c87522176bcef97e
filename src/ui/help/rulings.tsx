import { Linked } from '../reader/linked'
import { READER } from '../words/en/reader'
import { RULINGS, type RulingId } from '../../games/arab-revolt/words/en/rulings'

/** The points that the rulebook leaves open, and how this program settles each; one may be sought. */
export function Rulings({ sought }: { sought: string | null }) {
  return (
    <article className="rulings">
      <h2 tabIndex={-1}>{READER.rulings}</h2>
      <p className="note">{READER.rulingsNote}</p>
      <dl>
        {(Object.keys(RULINGS) as RulingId[]).map((id) => (
          <div key={id} className={id === sought ? 'sought' : undefined}>
            <dt tabIndex={-1}>
              {id}. {RULINGS[id].question}
            </dt>
            <dd>
              <Linked text={RULINGS[id].ruling} />{' '}
              <span className="because">
                <Linked text={RULINGS[id].because} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
