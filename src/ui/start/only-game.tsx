import type { ReactNode } from 'react'
import { GAME_LINKS, HOUSE_LINKS, START } from '../words/en/start'
import { Choice } from './choice'
import { Links } from './links'
import type { HouseWays, Offer } from './offer'
import { Shell } from './shell'

interface Props {
  readonly offer: Offer
  readonly ways: HouseWays
  /** The game that was left, if one was. */
  readonly kept: ReactNode
}

/** The first screen of the only game that there is. */
export function OnlyGame({ offer, ways, kept }: Props) {
  const { cover, offered, onNewGame, onLearn, onExample, onWatch } = offer
  const learn = offered.learn && onLearn && (
    <Choice main={!kept} title={START.learn} note={offered.learn.note} onChoose={onLearn} />
  )
  return (
    <Shell title={cover.name}>
      <p className="subtitle">{offered.subtitle}</p>
      <p className="about">
        {START.players} {offered.about}
      </p>
      <ul className="choices">
        {kept}
        {!kept && learn}
        <Choice title={START.fresh} note={START.freshNote} onChoose={onNewGame} />
        {kept && learn}
        {offered.example && onExample && (
          <Choice title={START.example} note={offered.example.note} onChoose={onExample} />
        )}
      </ul>
      <p className="small-choices">
        {onWatch && (
          <button type="button" onClick={onWatch}>
            {START.watch}
          </button>
        )}
        <button type="button" onClick={ways.onLibrary}>
          {START.library}
        </button>
        <button type="button" onClick={ways.onLab}>
          {START.lab}
        </button>
        <button type="button" onClick={ways.onTeach}>
          {START.teach}
        </button>
      </p>
      <footer>
        <p>
          {offered.warning} {START.rights}
        </p>
        <nav aria-label={START.more}>
          <Links links={GAME_LINKS} onLink={offer.onLink} />
          <Links links={HOUSE_LINKS} onLink={ways.onLink} />
        </nav>
      </footer>
    </Shell>
  )
}
