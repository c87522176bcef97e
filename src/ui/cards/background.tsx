import { useContext } from 'react'
import { inRow } from '../../language/english'
import { openHistory } from '../reader/reader'
import type { CardNotes } from '../screen/deck'
import { GameContext } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import { HISTORY } from '../words/en/history-page'

/** The numbers of the works that carry a sentence. */
function Marks({ of }: { readonly of: readonly number[] }) {
  if (of.length === 0) return null
  const numbers = inRow(of.map((one) => `${one + 1}`))
  return (
    <sup aria-label={BROWSER.carriedBy(numbers)} role="note">
      {numbers}
    </sup>
  )
}

/** What a card is about: each sentence with the works that carry it, and what each of these supports. */
export function Background({ notes }: { readonly notes: CardNotes }) {
  const game = useContext(GameContext) ?? undefined
  const { background, claims, works } = notes
  if (!claims || !works) return <p>{background}</p>
  return (
    <>
      {claims.map(({ says, of }) => (
        <p key={says} className="claim">
          {says} <Marks of={of} />
        </p>
      ))}
      <h3>{BROWSER.sources}</h3>
      <ol className="works">
        {works.map(({ id, work, supports, isSeen }) => (
          <li key={id}>
            <cite>{work}</cite> {BROWSER.supports(supports)}
            {!isSeen && <b> {HISTORY.notSeen}</b>}
          </li>
        ))}
      </ol>
      <p className="ways">
        <button type="button" onClick={() => openHistory('timeline', game)}>
          {HISTORY.timeline}
        </button>{' '}
        <button type="button" onClick={() => openHistory('sources', game)}>
          {HISTORY.allSources}
        </button>
      </p>
    </>
  )
}
