import { branchOf } from '../../store/index'
import { focusPrompt } from '../kit/focus-prompt'
import { useTable } from '../kit/use-table'
import { TAKE_BACK } from '../words/en/take-back'
import { DECISION } from '../words/en/words'

/** What can hold answers of chance: they come again where they come from a seed. */
const WITH_CHANCE: readonly string[] = ['chance', 'bot', 'restart']

export interface TakeBackProps {
  readonly what: keyof typeof TAKE_BACK.ask
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** The question before what is not taken back lightly, in the place of the footer. */
export function TakeBack({ what, onTake, onLeave }: TakeBackProps) {
  const chance = useTable((table) => branchOf(table, table.branch)?.chance)
  const leave = () => {
    focusPrompt()
    onLeave()
  }
  return (
    <footer className="footer asking" role="group" aria-label={DECISION.undo}>
      <p>
        {TAKE_BACK.ask[what]} {chance === 'seed' && WITH_CHANCE.includes(what) && TAKE_BACK.same}
      </p>
      <button type="button" className="main" data-key="undo" autoFocus onClick={onTake}>
        {TAKE_BACK.take}
      </button>
      <button type="button" data-key="redo" onClick={leave}>
        {TAKE_BACK.leave}
      </button>
    </footer>
  )
}
