import { useId } from 'react'
import { GAME_LINKS, START } from '../words/en/start'
import { Links } from './links'
import type { Offer } from './offer'

interface WayProps {
  readonly what: string
  readonly name: string
  readonly main?: boolean
  readonly onChoose: (() => void) | null
}

function Way({ what, name, main = false, onChoose }: WayProps) {
  return (
    onChoose && (
      <button
        type="button"
        className={main ? 'main' : undefined}
        aria-label={name}
        onClick={onChoose}
      >
        {what}
      </button>
    )
  )
}

/** A game: its picture, what it is about, and what can be done with it. */
export function OneGame({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  const { cover, offered } = offer
  const heading = useId()
  const named = (what: string) => START.of(what, cover.name)
  return (
    <li>
      <section className="game" aria-labelledby={heading}>
        <offered.Emblem />
        <h2 id={heading}>{cover.name}</h2>
        <p className="years">{offered.subtitle}</p>
        <p className="about">
          {offered.about} <span className="note">{offered.warning}</span>
        </p>
        <p className="ways">
          <Way
            what={START.learn}
            name={named(START.learn)}
            main={isFirst}
            onChoose={offer.onLearn}
          />
          <Way
            what={START.fresh}
            name={named(START.fresh)}
            main={isFirst && !offer.onLearn}
            onChoose={offer.onNewGame}
          />
          <Way what={START.shortExample} name={named(START.example)} onChoose={offer.onExample} />
          <Way what={START.shortWatch} name={named(START.watch)} onChoose={offer.onWatch} />
        </p>
        <nav aria-label={named(START.more)}>
          <Links links={offer.links} names={GAME_LINKS} nameOf={named} onLink={offer.onLink} />
        </nav>
      </section>
    </li>
  )
}
