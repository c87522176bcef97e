import { factions, type Faction, type Game } from '../../games/index'
import { outcomeOf, shareOf } from '../../store/lab/run'
import { OfHundred } from '../chart/of-hundred'
import { useScreen } from '../screen/use-screen'
import { capital } from '../../language/english'
import { LAB } from '../words/en/lab'
import { PLAY_OUT, playersText } from '../words/en/play-out'
import { toneOf } from './side'
import { useLab } from './use-lab'

/** The side that is ahead, and its share. */
const ahead = (game: Game, value: number): readonly [Faction, number] => {
  const [first, second] = factions(game.of)
  return value >= 0.5 ? [first, value] : [second, 1 - value]
}

function Dots({ game, value }: { game: Game; value: number }) {
  const screen = useScreen()
  const [first, second] = factions(game.of)
  return (
    <OfHundred
      number={LAB.ofHundred(value)}
      tones={[toneOf(first, screen), toneOf(second, screen)]}
    />
  )
}

/** What the model makes of a position: one of two statements that are never mixed. */
export function Model({ game, value }: { game: Game; value: number | null }) {
  const { words } = useScreen()
  if (value === null)
    return (
      <p className="statement">
        <b>{LAB.model}</b> {LAB.noModel}
      </p>
    )
  const [side, share] = ahead(game, value)
  return (
    <div className="statement">
      <p>
        <b>{LAB.model}</b> {LAB.modelSays(capital(words.inText(side)), share)}
      </p>
      <Dots game={game} value={value} />
    </div>
  )
}

/** What games that were played out from a position came to: the other statement. */
export function Sampling({ game }: { game: Game }) {
  const { words } = useScreen()
  const run = useLab((lab) => lab.run)
  const at = run?.alternatives.findIndex((one) => one.game === game) ?? -1
  const outcome = run && at >= 0 ? outcomeOf(run, at) : null
  const share = outcome && shareOf(outcome.results)
  if (!run || !outcome || !share)
    return (
      <p className="statement">
        <b>{LAB.sampling}</b> {outcome?.games ? PLAY_OUT.tooFew(outcome.games) : LAB.noSampling}
      </p>
    )
  const [side, part] = ahead(game, share.at)
  const half = (share.high - share.low) / 2
  return (
    <p className="statement">
      <b>{LAB.sampling}</b>{' '}
      {LAB.samplingSays(
        capital(words.inText(side)),
        part,
        half,
        outcome.games,
        playersText(game.of, run.seats, words),
      )}
    </p>
  )
}
