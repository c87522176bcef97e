import { LAB_HELP } from '../words/en/lab-help'
import { READER } from '../words/en/reader'

/** What the numbers of the lab mean. */
export function LabPage() {
  return (
    <article>
      <h2 tabIndex={-1}>{LAB_HELP.title}</h2>
      <p className="in-brief">{LAB_HELP.brief}</p>
      {LAB_HELP.parts.map(({ name, points }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className="points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mistake">
        <b>{READER.mistake}</b> {LAB_HELP.mistake}
      </p>
    </article>
  )
}
