import { cardInPlay, type Fact } from '../../../games/index'
import { Shape } from '../../told/banner'
import { CardSides } from '../../cards/card-sides'
import { merged } from '../../facts/merged'
import { factText } from '../../../games/arab-revolt/words/en/facts'
import { WHO, cardName } from '../../../games/arab-revolt/words/en/names'
import { EXAMPLE } from '../../words/en/start'
import type { ExamplePage } from './pages'

/** Whether a fact says no more than the comment, or that something begins or ends. */
const isFrame = ({ fact }: Fact): boolean =>
  ['begins', 'ends', 'answered', 'revealed', 'eligibility'].includes(fact)

/** What happened in a step: who acted, a sentence of comment, and every number. */
export function PageText({ page, step }: { page: ExamplePage; step: string }) {
  const { board, by, comment, facts } = page
  const card = cardInPlay(board)
  return (
    <>
      {card && (
        <section className="in-play" aria-label={EXAMPLE.card}>
          <h2>
            {cardName(card)} <span className="note">{card}</span>
          </h2>
          <CardSides card={card} taken={page.taken} />
        </section>
      )}
      <p className={`banner ${by ?? 'chance'}`}>
        {by && <Shape faction={by} />}
        {by && <b>{WHO[by]}</b>}
        {!card && <span className="head">{EXAMPLE.setUp}</span>}
        <span className="what">{step}</span>
      </p>
      <div className="text" tabIndex={0} role="region" aria-label={step}>
        <p className="comment" role="status">
          {comment}
        </p>
        <ul>
          {merged(facts.filter((fact) => !isFrame(fact))).map((fact, index) => (
            <li key={`${index}`}>{factText(fact)}.</li>
          ))}
        </ul>
      </div>
    </>
  )
}
