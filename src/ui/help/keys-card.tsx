import { READER } from '../words/en/reader'
import { KEYS, OTHER_KEYS } from '../hands/keys'

/** Every key. */
export function KeysCard() {
  return (
    <article className="keys">
      <h2 tabIndex={-1}>{READER.keys}</h2>
      <dl>
        {[...KEYS, ...OTHER_KEYS].map(({ name, text }) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
