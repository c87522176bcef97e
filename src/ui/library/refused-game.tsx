import type { KeptOtherwise, Refused } from '../../store/index'
import { LIBRARY } from '../words/en/library'
import { refusedText } from '../words/en/records'
import { useLibrary } from '../kit/use-library'

/** The game is kept, but not as it is here: the ways to open either. */
function Either({ of: { id, text }, onOpened }: { of: KeptOtherwise; onOpened: () => void }) {
  const open = useLibrary((state) => state.open)
  const openText = useLibrary((state) => state.openText)
  const then = (opening: Promise<boolean>) => void opening.then((isOpen) => isOpen && onOpened())
  return (
    <>
      <button type="button" onClick={() => then(open(id))}>
        {LIBRARY.openKept}
      </button>{' '}
      <button type="button" onClick={() => then(openText(text, 'beside'))}>
        {LIBRARY.openBeside}
      </button>{' '}
    </>
  )
}

interface Props {
  readonly refused: Refused
  readonly onOpened: () => void
}

/** What could not be done with a game. */
export function RefusedGame({ refused, onOpened }: Props) {
  const dismiss = useLibrary((state) => state.dismiss)
  return (
    <p className="refused-game" role="alert">
      {refusedText(refused)}{' '}
      {refused.why === 'kept-otherwise' && <Either of={refused} onOpened={onOpened} />}
      <button type="button" onClick={dismiss}>
        {LIBRARY.close}
      </button>
    </p>
  )
}
