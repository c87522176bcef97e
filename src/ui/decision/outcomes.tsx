import { createContext, useContext } from 'react'
import type { Game } from '../../games/index'
import { consequence, type Stroke } from '../../insight/index'
import { isVain, outcomeOf, type Outcome } from '../facts/outcomes'
import { useScreen } from '../screen/use-screen'
import { Net } from '../kit/choice'
import { Figures } from './figures'
import { comesText } from '../words/en/consequence'

/** Whether all is still to be chosen: then nothing can be said of the forecast. */
const isOnlyOpen = ({ gains, either, most, others }: Outcome): boolean =>
  most.length > 0 && [gains, either, others].every(({ length }) => length === 0)

/** Whether figures are told already. */
export const TellsContext = createContext(true)

/** The place of figures that are not told yet: one line, as they mostly are. */
const UNTOLD = (
  <span className="end" data-consequence="">
    <span className="gains">&nbsp;</span>
  </span>
)

/** What comes of answers, and what it does to the forecast. */
export function Outcomes({ game, stroke }: { game: Game; stroke: Stroke }) {
  const screen = useScreen()
  if (!useContext(TellsContext)) return UNTOLD
  const all = consequence(game, stroke)
  const outcome = outcomeOf(all, screen.story)
  const words = comesText(all, outcome, screen)
  return (
    <span className={words ? 'end told' : 'end'} data-consequence="">
      <Figures of={outcome} />
      {words && <span className="words">{words}</span>}
      {!isVain(game, all) && !isOnlyOpen(outcome) && (
        <Net before={all.before} nets={outcome.nets} />
      )}
    </span>
  )
}
