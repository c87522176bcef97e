import { CLASS } from '../words/en/class'

interface Props {
  readonly onAsk: () => void
  readonly onLeave: () => void
}

/** Says before a lesson is left that its question has not been asked. */
export function Leaving({ onAsk, onLeave }: Props) {
  return (
    <p className="leaving" role="alert">
      {CLASS.notAsked}{' '}
      <button type="button" className="main" autoFocus onClick={onAsk}>
        {CLASS.askNow}
      </button>{' '}
      <button type="button" onClick={onLeave}>
        {CLASS.leaveAnyway}
      </button>
    </p>
  )
}
