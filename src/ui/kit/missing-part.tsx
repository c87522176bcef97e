import { MISSING } from '../words/en/missing'

interface Props {
  readonly onAgain: () => void
  /** Where one can do without it. */
  readonly onClose?: (() => void) | undefined
}

/** Stands in the place of a part of the page that could not be loaded. */
export function MissingPart({ onAgain, onClose }: Props) {
  return (
    <p className="missing-part" role="alert">
      {MISSING.what}{' '}
      <button type="button" onClick={onAgain}>
        {MISSING.again}
      </button>{' '}
      <button type="button" onClick={() => location.reload()}>
        {MISSING.reload}
      </button>{' '}
      {onClose && (
        <button type="button" onClick={onClose}>
          {MISSING.close}
        </button>
      )}
    </p>
  )
}
