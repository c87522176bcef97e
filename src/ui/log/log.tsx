import { memo, useMemo } from 'react'
import type { Moment } from '../../store/index'
import { useHistory } from '../hands/opened'
import { NoteLines } from '../history/note-lines'
import { Shape } from '../told/banner'
import { Rule } from '../reader/rule'
import { TOP_BAR } from '../words/en/top-bar'
import { useScreen } from '../screen/use-screen'
import { LOG_TEXT, lineText, paragraphText } from '../words/en/log'
import { LOG } from '../words/en/words'
import type { Line, Paragraph } from '../facts/paragraph'
import { paragraphsOf } from '../told/paragraphs'
import { rove } from './roving'

interface Props {
  readonly line: readonly Moment[]
  readonly takenBack: readonly number[]
  readonly looking: number | null
  readonly onLook: (moment: number) => void
  /** Whether it takes the whole column. */
  readonly large: boolean
  readonly onSize: () => void
}

/** How many of the latest paragraphs are there while the log is small. */
const FEW = 4

interface ToMoment {
  readonly moment: number
  readonly here: boolean
  readonly first: boolean
  readonly onLook: Props['onLook']
  readonly children: React.ReactNode
}

/** A way to a position. */
function Way({ moment, here, first, onLook, children }: ToMoment) {
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      title={LOG.look}
      aria-current={here ? 'step' : undefined}
      onClick={() => onLook(moment)}
    >
      {children}
    </button>
  )
}

type EntryProps = Pick<Props, 'looking' | 'onLook'> & { one: Paragraph; first: boolean }

function Step({ line, one, looking, onLook }: Omit<EntryProps, 'first'> & { line: Line }) {
  const { head, done } = lineText(line, one.phase, useScreen())
  return (
    <li className="step">
      <Way moment={line.moment} here={looking === line.moment} first={false} onLook={onLook}>
        {head && <b>{head}: </b>}
        {done}.
      </Way>{' '}
      <span className="rule">
        <Rule number={line.why.rule} stop={false} />
      </span>
    </li>
  )
}

/** Paragraphs are made anew with each answer; what an earlier action has brought is not drawn again. */
function isTheSame(before: EntryProps, { one, first, looking, onLook }: EntryProps): boolean {
  return (
    before.first === first &&
    before.looking === looking &&
    before.onLook === onLook &&
    JSON.stringify(before.one) === JSON.stringify(one)
  )
}

const Entry = memo(function Entry({ one, first, looking, onLook }: EntryProps) {
  const screen = useScreen()
  return (
    <li className={`entry ${one.by && one.by !== 'chance' ? screen.map.colourOf(one.by) : ''}`}>
      <Way moment={one.moment} here={looking === one.moment} first={first} onLook={onLook}>
        {one.by && one.by !== 'chance' && <Shape faction={one.by} />}
        <span className="who">{paragraphText(one, screen)}</span>
      </Way>
      <ul>
        {one.lines.map((line, index) => (
          <Step key={index} line={line} one={one} looking={looking} onLook={onLook} />
        ))}
      </ul>
    </li>
  )
}, isTheSame)

/** Whether one of its ways leads to a moment. */
const isAt = ({ moment, lines }: Paragraph, at: number): boolean =>
  moment === at || lines.some((line) => line.moment === at)

/** The log: one paragraph an action, the latest first, each line a way to its position. */
export function Log({ line, takenBack, looking, onLook, large, onSize }: Props) {
  const screen = useScreen()
  const { switchHistory } = useHistory()
  const { cardName } = screen.words
  const all = useMemo(() => [...paragraphsOf(line, screen)].reverse(), [line, screen])
  const shown = large ? all : all.slice(0, FEW)
  return (
    <section className={large ? 'log large' : 'log'} data-part="log" aria-label={LOG_TEXT.title}>
      <h2>
        {LOG_TEXT.title}{' '}
        {takenBack.length > 0 && <span className="note">{LOG.takenBack(takenBack.length)}</span>}
        {(large || all.length > 0) && (
          <button type="button" data-key="log" aria-expanded={large} onClick={onSize}>
            {large ? LOG_TEXT.less : LOG_TEXT.all(all.length)}
          </button>
        )}
        <button type="button" className="to-history" onClick={switchHistory}>
          {TOP_BAR.history}
        </button>
      </h2>
      {all.length === 0 && <p className="note">{LOG_TEXT.empty}</p>}
      <ol aria-label={LOG_TEXT.title} aria-description={LOG_TEXT.help} onKeyDown={rove}>
        {shown.map((one, index) => (
          <li key={all.length - index}>
            {one.card !== shown[index - 1]?.card && one.card && (
              <h3>
                {cardName(one.card)} <span className="note">{one.card}</span>
              </h3>
            )}
            <ul>
              <Entry
                one={one}
                first={index === 0}
                looking={looking !== null && isAt(one, looking) ? looking : null}
                onLook={onLook}
              />
              <NoteLines after={all[index + 1]?.moment ?? -1} to={one.moment} />
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
