import { HELP } from '../../games/arab-revolt/words/en/help/help'
import { READER } from '../words/en/reader'
import { RULINGS } from '../../games/arab-revolt/words/en/rulings'
import { openRuling } from '../reader/reader'
import { search } from './search'
import { Term } from '../reader/term'

/** What a search in the rules has found. */
export function Results({ sought }: { sought: string }) {
  const { terms, rulings } = search(sought)
  return (
    <div className="results">
      <p className="note" role="status">
        {READER.found(terms.length + rulings.length)}
      </p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <Term of={term} /> <span className="note">{HELP[term].brief}</span>
          </li>
        ))}
        {rulings.map((id) => (
          <li key={id}>
            <button type="button" className="term" onClick={() => openRuling(id)}>
              {id}
            </button>{' '}
            <span className="note">{RULINGS[id].question}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
