import { useMemo } from 'react'
import type { Moment } from '../../store/index'
import { factText } from '../text/facts'
import { switchHistory } from '../history/opened'
import { Rule } from '../help/rule'
import { Term } from '../help/term'
import { CAUSE_TERMS } from '../text/help/explains'
import { CAUSES, PHASE_NAMES, WHO, cardName, chitName } from '../text/names'
import { HISTORY } from '../text/history'
import { LOG } from '../text/words'
import { Shape } from '../decision/banner'
import { paragraphsOf, type Paragraph } from './paragraphs'

interface Props {
  readonly line: readonly Moment[]
  readonly takenBack: readonly number[]
  readonly looking: number | null
  readonly onLook: (moment: number) => void
}

const headOf = ({ by, head, chit, phase }: Paragraph): string =>
  [
    ...(by && by !== 'chance' ? [WHO[by]] : []),
    ...(chit === null ? [] : [chitName(chit)]),
    head.join(', ') || PHASE_NAMES[phase],
  ].join(': ')

function Entry({ one, onLook, here }: { one: Paragraph; onLook: Props['onLook']; here: boolean }) {
  return (
    <li className={`entry ${one.by ?? ''}`} aria-current={here ? 'true' : undefined}>
      <button type="button" title={LOG.look} onClick={() => onLook(one.moment)}>
        {one.by && one.by !== 'chance' && <Shape faction={one.by} />}
        {headOf(one)}
      </button>
      {one.lines.map(({ why, facts }, index) => (
        <p key={index}>
          {why.what !== one.phase && (
            <b>
              <Term of={CAUSE_TERMS[why.what]}>{CAUSES[why.what]}</Term>:{' '}
            </b>
          )}
          {facts.map(factText).join('; ')}.{' '}
          <span className="rule">
            <Rule number={why.rule} />
          </span>
        </p>
      ))}
    </li>
  )
}

/** The log: one paragraph an action, the latest first, each a way to its position. */
export function Log({ line, takenBack, looking, onLook }: Props) {
  const paragraphs = useMemo(() => [...paragraphsOf(line)].reverse(), [line])
  return (
    <section className="log" aria-label={LOG.title}>
      <h2>
        {LOG.title}{' '}
        {takenBack.length > 0 && <span className="note">{LOG.takenBack(takenBack.length)}</span>}
        <button type="button" className="to-history" onClick={switchHistory}>
          {HISTORY.open}
        </button>
      </h2>
      {paragraphs.length === 0 && <p className="note">{LOG.empty}</p>}
      <ol tabIndex={0} aria-label={LOG.title}>
        {paragraphs.map((one, index) => (
          <li key={paragraphs.length - index}>
            {one.card !== paragraphs[index - 1]?.card && one.card && (
              <h3>
                {cardName(one.card)} <span className="note">{one.card}</span>
              </h3>
            )}
            <ul>
              <Entry one={one} onLook={onLook} here={looking === one.moment} />
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
