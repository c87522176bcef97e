import { useStore } from 'zustand'
import { LESSON_MISTAKES, WRITE } from '../words/en/write'
import { own } from './own'

interface Props {
  readonly text: string
  readonly onClose: () => void
}

function Notice({ text, onClose }: Props) {
  return (
    <p className="own-notice" role="alert">
      {text}{' '}
      <button type="button" onClick={onClose}>
        {WRITE.dismiss}
      </button>
    </p>
  )
}

/** What could not be done with a lesson, or was done otherwise, wherever one is in the class. */
export function OwnNotices() {
  const { refused, parted } = useStore(own)
  return (
    <>
      {refused && (
        <Notice text={LESSON_MISTAKES[refused]} onClose={() => own.setState({ refused: null })} />
      )}
      {parted && (
        <Notice
          text={WRITE.parted[parted.how](parted.title || WRITE.untitled)}
          onClose={() => own.setState({ parted: null })}
        />
      )}
    </>
  )
}
