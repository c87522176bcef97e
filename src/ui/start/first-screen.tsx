import { keysOf } from '../../coin/keys-of'
import type { Kept } from '../../store/index'
import { standingOf, titleOf } from '../words/en/library'
import { HOUSE_LINKS, START } from '../words/en/start'
import { Links } from './links'
import type { HouseWays, Offer } from './offer'
import { OneGame } from './one-game'
import { Shell } from './shell'

interface Props {
  readonly kept: Kept | null
  readonly offers: readonly Offer[]
  readonly ways: HouseWays
  readonly onContinue: () => void
}

/** The game that was left. */
function Continue({ kept, onContinue }: { kept: Kept; onContinue: () => void }) {
  return (
    <button type="button" className="large main" onClick={onContinue}>
      <b>{START.resume}</b>
      <small>{`${titleOf(kept)} · ${standingOf(kept)}`}</small>
    </button>
  )
}

/** The first screen: each game as large as the other, what can be done with any of them, and where to read on. */
export function FirstScreen({ kept, offers, ways, onContinue }: Props) {
  return (
    <Shell title={START.title}>
      <p className="subtitle">{START.subtitle}</p>
      {kept && <Continue kept={kept} onContinue={onContinue} />}
      <ul className="games" aria-label={START.games}>
        {offers.map((offer) => (
          <OneGame key={offer.game} offer={offer} isFirst={!kept} />
        ))}
      </ul>
      <ul className="house-ways" aria-label={START.withGames}>
        <li>
          <button type="button" onClick={ways.onLibrary}>
            {START.library}
          </button>
          <small>{START.libraryNote}</small>
        </li>
        <li>
          <button type="button" onClick={ways.onLab}>
            {START.lab}
          </button>
          <small>{START.labNote}</small>
        </li>
        <li>
          <button type="button" onClick={ways.onTeach}>
            {START.teach}
          </button>
          <small>{START.teachNote}</small>
        </li>
      </ul>
      <footer>
        <nav aria-label={START.more}>
          <Links links={keysOf(HOUSE_LINKS)} names={HOUSE_LINKS} onLink={ways.onLink} />
        </nav>
        <p>{START.rights}</p>
      </footer>
    </Shell>
  )
}
