import type { LinkReading } from '../../store/index'
import { LINK } from '../words/en/share'
import { useLibrary } from '../kit/use-library'

interface Props {
  readonly reading: LinkReading
  readonly close: () => void
  readonly onOpened: () => void
}

/** What is wrong with a link, and the rest of its game. */
export function BrokenLink({ reading, close, onOpened }: Props) {
  const { text, answers } = reading
  const openText = useLibrary((state) => state.openText)
  const openRest = async () => {
    close()
    if (text !== null && (await openText(text))) onOpened()
  }
  return (
    <p className="refused-game" role="alert">
      {LINK.mistake(reading)}{' '}
      {text !== null && answers > 0 && (
        <button type="button" onClick={() => void openRest()}>
          {LINK.rest(reading)}
        </button>
      )}{' '}
      <button type="button" onClick={close}>
        {LINK.close}
      </button>
    </p>
  )
}
