import { cardInPlay } from '../../../games/index'
import { Shape } from '../../told/banner'
import { CardSides } from '../../cards/card-sides'
import { merged } from '../../facts/merged'
import { factText, isSilent } from '../../facts/story'
import { useScreen } from '../../screen/use-screen'
import { EXAMPLE } from '../../words/en/start'
import type { ExamplePage } from './pages'

/** What happened in a step: who acted, a sentence of comment, and every number. */
export function PageText({ page, step }: { page: ExamplePage; step: string }) {
  const { board, by, comment, facts } = page
  const { map, story, words } = useScreen()
  const card = cardInPlay(board)
  const told = facts.filter((fact) => !isSilent(fact, 'example', story))
  return (
    <>
      {card && (
        <section className="in-play" aria-label={EXAMPLE.card}>
          <h2>
            {words.cardName(card)} <span className="note">{card}</span>
          </h2>
          <CardSides card={card} taken={page.taken} />
        </section>
      )}
      <p className={`banner ${by ? map.colourOf(by) : 'chance'}`}>
        {by && <Shape faction={by} />}
        {by && <b>{words.who(by)}</b>}
        {!card && <span className="head">{EXAMPLE.setUp}</span>}
        <span className="what">{step}</span>
      </p>
      <div className="text" tabIndex={0} role="region" aria-label={step}>
        <p className="comment" role="status">
          {comment}
        </p>
        <ul>
          {merged(told, story).map((fact, index) => (
            <li key={`${index}`}>{factText(fact, story)}.</li>
          ))}
        </ul>
      </div>
    </>
  )
}
