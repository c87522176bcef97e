import { READER } from '../words/en/reader'
import { KEY_TEXT } from '../words/en/keys'

/** Every key. */
export function KeysCard() {
  return (
    <article className="keys">
      <h2 tabIndex={-1}>{READER.keys}</h2>
      <dl>
        {Object.values(KEY_TEXT).map(({ name, text }) => (
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
