import type { KeptOtherwise, NotDone } from '../../store/index'
import { LIBRARY } from '../words/en/library'
import { refusedText } from '../words/en/records'
import { OfGame } from '../kit/of-game'
import { useLibrary } from '../kit/use-library'
import { useScreen } from '../screen/use-screen'

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
  readonly refused: NotDone
  readonly onOpened: () => void
  readonly onClose: () => void
}

/** What a game says of a set-up that its rules do not allow. */
function Unplayable({ refused }: { refused: NotDone }) {
  const { Mistakes } = useScreen()
  return <Mistakes>{(text) => refusedText(refused, text)}</Mistakes>
}

function Why({ refused }: { refused: NotDone }) {
  const rules = refused.why === 'unreadable' ? refused.fault.rules : null
  if (rules === null) return refusedText(refused, null)
  return (
    <OfGame game={rules.of}>
      <Unplayable refused={refused} />
    </OfGame>
  )
}

/** What could not be done with a game. */
export function RefusedGame({ refused, onOpened, onClose }: Props) {
  return (
    <p className="refused-game" role="alert">
      <Why refused={refused} />{' '}
      {refused.why === 'kept-otherwise' && <Either of={refused} onOpened={onOpened} />}
      <button type="button" onClick={onClose}>
        {LIBRARY.close}
      </button>
    </p>
  )
}
