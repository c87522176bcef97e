import type { HelpWords } from '../screen/late'
import { useScreen } from '../screen/use-screen'
import { LAB_HELP } from '../words/en/lab-help'
import { READER } from '../words/en/reader'
import { openPage, openRuling } from '../reader/reader'
import { search } from './search'
import { Term } from '../reader/term'

/** What a search in the rules has found. */
export function Results({ sought, help }: { sought: string; help: HelpWords }) {
  const { terms, rulings, lab } = search(sought, help, useScreen().words.terms)
  return (
    <div className="results">
      <p className="note" role="status">
        {READER.found(terms.length + rulings.length + Number(lab))}
      </p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <Term of={term} /> <span className="note">{help.entries[term]?.brief}</span>
          </li>
        ))}
        {rulings.map((id) => (
          <li key={id}>
            <button type="button" className="term" onClick={() => openRuling(id)}>
              {id}
            </button>{' '}
            <span className="note">{help.rulings[id]?.question}</span>
          </li>
        ))}
        {lab && (
          <li>
            <button type="button" className="term" onClick={() => openPage('lab')}>
              {LAB_HELP.title}
            </button>{' '}
            <span className="note">{LAB_HELP.about}</span>
          </li>
        )}
      </ul>
    </div>
  )
}
