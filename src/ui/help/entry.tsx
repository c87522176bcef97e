import { HEADS } from '../../games/arab-revolt/words/en/help/heads'
import { HELP } from '../../games/arab-revolt/words/en/help/help'
import type { TermId } from '../../games/arab-revolt/words/en/help/terms'
import { READER } from '../words/en/reader'
import { Linked } from '../reader/linked'
import { Term } from '../reader/term'

/** One entry of the rules in brief. */
export function Entry({ term }: { term: TermId }) {
  const { title, rules } = HEADS[term]
  const { brief, points, mistake, see } = HELP[term]
  return (
    <article>
      <h2 tabIndex={-1}>
        {title} <span className="rule">{rules.join(', ')}</span>
      </h2>
      <p className="in-brief">{brief}</p>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>
            <Linked text={point} />
          </li>
        ))}
      </ul>
      <p className="mistake">
        <b>{READER.mistake}</b> <Linked text={mistake} />
      </p>
      <h3>{READER.see}</h3>
      <ul className="see">
        {see.map((other) => (
          <li key={other}>
            <Term of={other} />
          </li>
        ))}
      </ul>
    </article>
  )
}
