import { CHAPTERS, type ChapterId } from '../../games/arab-revolt/words/en/help/terms'
import { CHAPTER_NAMES, READER } from '../words/en/reader'
import { openRuling } from '../reader/reader'
import { Term } from '../reader/term'

const IDS = Object.keys(CHAPTERS) as readonly ChapterId[]

/** Every entry of the rules in brief, chapter by chapter. */
export function Contents() {
  return (
    <nav className="contents" aria-label={READER.contents}>
      <h2 tabIndex={-1}>{READER.title}</h2>
      <div className="chapters">
        {IDS.map((chapter) => (
          <section key={chapter}>
            <h3>{CHAPTER_NAMES[chapter]}</h3>
            <ul>
              {CHAPTERS[chapter].map((term) => (
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
      </div>
    </nav>
  )
}
