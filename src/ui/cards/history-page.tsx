import { useCallback, useContext, useState } from 'react'
import type { CardId } from '../../games/index'
import { MissingPart } from '../kit/missing-part'
import { useFetched } from '../kit/use-fetched'
import { useModal } from '../kit/use-modal'
import { openCard, reader, type HistoryPart } from '../reader/reader'
import { coveredGames, loadOffer } from '../screen/cover'
import type { Cited } from '../screen/deck'
import type { Happening, History } from '../screen/history'
import { GameContext, useScreen } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import { HISTORY } from '../words/en/history-page'

function CardButton({ card }: { readonly card: CardId }) {
  const { words } = useScreen()
  const game = useContext(GameContext) ?? undefined
  return (
    <button type="button" className="link" onClick={() => openCard(card, game)}>
      {words.cardName(card)}
    </button>
  )
}

function One({ happening }: { readonly happening: Happening }) {
  const { when, says, of, cards } = happening
  return (
    <li>
      <b>{when}</b>
      <p>{says}</p>
      <p className="note">{of.map(({ work }) => work).join('; ')}</p>
      {cards.length > 0 && (
        <p className="on-cards">
          {cards.map((card) => (
            <CardButton key={card} card={card} />
          ))}
        </p>
      )}
    </li>
  )
}

function Timeline({ timeline }: Pick<History, 'timeline'>) {
  return (
    <>
      <p className="note">{HISTORY.timelineAbout}</p>
      <div className="timeline">
        {timeline.map(({ name, isPlayed, happenings }) => (
          <section key={name} data-played={isPlayed || undefined} aria-label={name}>
            <h3>
              {name} <small>{isPlayed ? HISTORY.inGame : HISTORY.before}</small>
            </h3>
            <ol>
              {happenings.map((one) => (
                <One key={one.says} happening={one} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

function Work({ work }: { readonly work: Cited }) {
  return (
    <li>
      <cite>{work.work}</cite> <span>{BROWSER.supports(work.supports)}</span>
      {!work.isSeen && <b> {HISTORY.notSeen}</b>}
    </li>
  )
}

function Sources({ shelves }: Pick<History, 'shelves'>) {
  return (
    <>
      <p className="note">{HISTORY.about}</p>
      {shelves.map(({ name, works }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {works.map((work) => (
              <Work key={work.id} work={work} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The history of the game that this part of the page is about; of the first that has one, where that has none. */
const historyOf = async (game: string | null): Promise<History | null> => {
  for (const one of [game, ...coveredGames()]) {
    const offer = one === null ? null : await loadOffer(one)
    if (offer?.history) return offer.history()
  }
  return null
}

const { close } = reader.getState()

/** The history behind the cards: when what happened, and what is known from which work. */
export function HistoryPage({ part }: { readonly part: HistoryPart }) {
  const game = useContext(GameContext)
  const dialog = useModal()
  const [shown, show] = useState(part)
  const [fetched, again] = useFetched(useCallback(() => historyOf(game), [game]))
  if (fetched === 'missing') return <MissingPart onAgain={again} onClose={close} />
  const history = fetched === 'loading' ? null : fetched.got
  return (
    <dialog ref={dialog} className="history-page" aria-label={HISTORY.title} onClose={close}>
      <header>
        <h2>{HISTORY.title}</h2>
        <p role="group" aria-label={HISTORY.parts}>
          {(['timeline', 'sources'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => show(one)}>
              {HISTORY[one]}
            </button>
          ))}
        </p>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {HISTORY.close}
        </button>
      </header>
      <div className="text" tabIndex={0} role="region" aria-label={HISTORY[shown]}>
        {history && (shown === 'timeline' ? <Timeline {...history} /> : <Sources {...history} />)}
      </div>
    </dialog>
  )
}
