import type { Kept } from '../../store/index'
import { standingOf, titleOf } from '../words/en/library'
import { START } from '../words/en/start'
import { Choice } from './choice'
import { Games } from './games'
import type { HouseWays, Offer } from './offer'
import { OnlyGame } from './only-game'

interface Props {
  readonly kept: Kept | null
  readonly offers: readonly Offer[]
  readonly ways: HouseWays
  readonly onContinue: () => void
}

/** The first screen: what one can do here, and where to read on. */
export function FirstScreen({ kept, offers, ways, onContinue }: Props) {
  const resume = kept && (
    <Choice
      main
      title={START.resume}
      note={`${titleOf(kept)} · ${standingOf(kept)}`}
      onChoose={onContinue}
    />
  )
  const [offer, ...others] = offers
  return offer && others.length === 0 ? (
    <OnlyGame offer={offer} ways={ways} kept={resume} />
  ) : (
    <Games offers={offers} ways={ways} kept={resume} />
  )
}
