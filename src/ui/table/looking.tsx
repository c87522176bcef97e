import type { SpaceId } from '../../rules/index'
import type { Moment } from '../../store/index'
import { countOf } from '../propaganda/count'
import { Sum } from '../propaganda/sum'
import { LOG } from '../text/words'

interface Props {
  readonly moment: Moment | undefined
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
  readonly onBack: () => void
}

/** While an earlier position is shown, nothing is decided; a count is told again. */
export function Looking({ moment, onLight, onBack }: Props) {
  const count = moment ? countOf(moment) : null
  return (
    <section className="decision" aria-label={LOG.looking}>
      <div className="body">
        <h2 className="prompt" tabIndex={-1}>
          {LOG.looking}
        </h2>
        {count && <Sum count={count} onLight={onLight} />}
      </div>
      <div className="footer">
        <button type="button" className="main end" data-key="end" autoFocus onClick={onBack}>
          {LOG.back}
        </button>
      </div>
    </section>
  )
}
