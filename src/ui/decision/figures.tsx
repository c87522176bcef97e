import type { Figured } from '../facts/outcomes'
import type { Gain } from '../facts/telling'
import { Piece } from '../kit/piece'
import { useScreen } from '../screen/use-screen'
import { CONSEQUENCE, gainsText } from '../words/en/consequence'
import { signed } from '../../language/english'

function Gains({ of }: { of: readonly Gain[] }) {
  const { spaceName } = useScreen().words
  if (of.length === 0) return CONSEQUENCE.noEffect
  return of.map((gain) => (
    <span className="gain" key={JSON.stringify(gain)}>
      <Piece of={gain.of} />
      {gain.turn ? gain.by : signed(gain.by)}
      {gain.at && <small>{spaceName(gain.at)}</small>}
    </span>
  ))
}

/** Each change with its figure; whoever does not see it hears it in words. */
export function Figures({ of }: { of: Figured }) {
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
