import type { HelpWords } from '../screen/late'
import type { TermId } from '../screen/terms'
import { useScreen } from '../screen/use-screen'
import { READER } from '../words/en/reader'
import { Linked } from '../reader/linked'
import { Term } from '../reader/term'
import { inRow } from '../../language/english'

/** One entry of the rules in brief. */
export function Entry({ term, entries }: { term: TermId } & Pick<HelpWords, 'entries'>) {
  const head = useScreen().words.terms.heads[term]
  const entry = entries[term]
  if (!head || !entry) return null
  const { title, rules } = head
  const { brief, points, mistake, see } = entry
  return (
    <article>
      <h2 tabIndex={-1}>
        {title} <span className="rule">{inRow(rules)}</span>
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
