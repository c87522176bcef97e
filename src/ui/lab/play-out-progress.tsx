import { useEffect, useRef } from 'react'
import { playedIn, type Run } from '../../store/lab/run'
import { PLAY_OUT } from '../words/en/play-out'
import { useLab } from './use-lab'

const SAID: Readonly<Partial<Record<Run['doing'], string>>> = {
  waiting: PLAY_OUT.waiting,
  cancelled: PLAY_OUT.cancelled,
}

/** How far the games have been played, and the way to cancel them. */
export function PlayOutProgress({ run }: { run: Run }) {
  const cancel = useLab((lab) => lab.cancel)
  const { doing, games, alternatives, message } = run
  const [played, all] = [playedIn(run), games * alternatives.length]
  const said = useRef<HTMLSpanElement>(null)
  // The button that was pressed goes away: what it has led to is read on.
  useEffect(() => {
    if (doing !== 'playing' && document.activeElement === document.body)
      said.current?.focus({ preventScroll: true })
  }, [doing])
  return (
    <div className="go">
      <progress aria-label={PLAY_OUT.progress} max={all} value={played} />
      <span role="status" ref={said} tabIndex={-1}>
        {PLAY_OUT.played(played, all)}
        {'. '}
        {doing === 'failed' ? PLAY_OUT.failed(message ?? '') : SAID[doing]}
      </span>
      {doing === 'playing' && (
        <button type="button" onClick={cancel}>
          {PLAY_OUT.cancel}
        </button>
      )}
    </div>
  )
}
