import type { Game } from '../../games/index'
import { consequence, type Stroke } from '../../insight/index'
import type { Gain } from '../facts/telling'
import { isVain, outcomeOf, type Outcome } from '../facts/outcomes'
import { useScreen } from '../screen/use-screen'
import { Net } from '../kit/choice'
import { Piece } from '../kit/piece'
import { CONSEQUENCE, comesText, gainsText } from '../words/en/consequence'
import { signed } from '../../language/english'

function Gains({ of }: { of: readonly Gain[] }) {
  const { places } = useScreen().words
  if (of.length === 0) return CONSEQUENCE.noEffect
  return of.map((gain) => (
    <span className="gain" key={JSON.stringify(gain)}>
      <Piece of={gain.of} />
      {gain.turn ? gain.by : signed(gain.by)}
      {gain.at && <small>{places[gain.at]}</small>}
    </span>
  ))
}

/** Each change with its figure; whoever does not see it hears it in words. */
function Figures({ of }: { of: Outcome }) {
  const { gains, either, most } = of
  const said = gainsText(of, useScreen())
  if (!said) return null
  return (
    <>
      <span className="gains" aria-hidden="true">
        {gains.length > 0 && <Gains of={gains} />}
        {either.map((way, i) => (
          <span className="gains" key={i}>
            {i > 0 && CONSEQUENCE.or} <Gains of={way} />
          </span>
        ))}
        {most.length > 0 && (
          <>
            <small>{CONSEQUENCE.upTo}</small>
            <Gains of={most} />
          </>
        )}
      </span>
      <span className="heard">{said}; </span>
    </>
  )
}

/** Whether all is still to be chosen: then nothing can be said of the forecast. */
const isOnlyOpen = ({ gains, either, most, others }: Outcome): boolean =>
  most.length > 0 && [gains, either, others].every(({ length }) => length === 0)

/** What comes of answers, and what it does to the forecast. */
export function Outcomes({ game, stroke }: { game: Game; stroke: Stroke }) {
  const all = consequence(game, stroke)
  const screen = useScreen()
  const outcome = outcomeOf(all, screen.story)
  const words = comesText(all, outcome, screen)
  return (
    <span className="end" data-consequence="">
      <Figures of={outcome} />
      {words && <span className="words">{words}</span>}
      {!isVain(game, all) && !isOnlyOpen(outcome) && (
        <Net before={all.before} nets={outcome.nets} />
      )}
    </span>
  )
}
