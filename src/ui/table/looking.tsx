import { LOG } from '../text/words'

/** While an earlier position is shown, nothing is decided. */
export function Looking({ onBack }: { onBack: () => void }) {
  return (
    <section className="decision" aria-label={LOG.looking}>
      <div className="body">
        <h2 className="prompt" tabIndex={-1}>
          {LOG.looking}
        </h2>
      </div>
      <div className="footer">
        <button type="button" className="main end" data-key="end" autoFocus onClick={onBack}>
          {LOG.back}
        </button>
      </div>
    </section>
  )
}
