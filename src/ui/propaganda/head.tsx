import { tells, type Board } from '../../games/index'
import type { RoundWords } from '../screen/round'
import { useScreen } from '../screen/use-screen'
import { ROUND } from '../words/en/propaganda'
import { Phases } from './phases'
import type { Round, RoundStep } from './round'
import { Icon } from '../kit/icon'

/** What the first phase came to, in a word or two. */
const willText = (steps: readonly RoundStep[]): string => {
  const facts = steps.flatMap(({ lines }) => lines).flatMap((line) => line.facts)
  const will = facts.find((one) => tells(one, 'political-will'))
  return will ? ROUND.fromTo(will.from, will.to) : ROUND.states.done
}

/** The head of a Propaganda Round: its card, and its phases. */
export function RoundHead({ round, board }: { round: Round; board: Board }) {
  const { words, calendar, Round } = useScreen()
  const number = board.played.filter(calendar.isCount).length
  const headed = ({ effect, steps: names }: RoundWords) => (
    <header className="round-head">
      <h2>
        <Icon of="propaganda" /> {words.cardName(round.card)}{' '}
        <span className="which">{ROUND.which(round.card, number, calendar.campaigns)}</span>
        {effect(round.card) && <span className="which">{effect(round.card)}</span>}
      </h2>
      <Phases steps={round.steps} names={names} will={willText(round.steps)} />
    </header>
  )
  return <Round>{headed}</Round>
}
