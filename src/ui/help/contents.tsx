import type { HelpWords } from '../screen/late'
import { LAB_HELP } from '../words/en/lab-help'
import { READER } from '../words/en/reader'
import { openPage, openRuling } from '../reader/reader'
import { Term } from '../reader/term'

/** Every entry of the rules in brief, chapter by chapter. */
export function Contents({ chapters }: Pick<HelpWords, 'chapters'>) {
  return (
    <nav className="contents" aria-label={READER.contents}>
      <h2 tabIndex={-1}>{READER.title}</h2>
      <div className="chapters">
        {chapters.map(({ name, terms }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {terms.map((term) => (
                <li key={term}>
                  <Term of={term} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>{READER.rulings}</h3>
          <button type="button" className="term" onClick={() => openRuling(null)}>
            {READER.rulingsNote}
          </button>
        </section>
        <section>
          <h3>{LAB_HELP.title}</h3>
          <button type="button" className="term" onClick={() => openPage('lab')}>
            {LAB_HELP.about}
          </button>
        </section>
      </div>
    </nav>
  )
}
