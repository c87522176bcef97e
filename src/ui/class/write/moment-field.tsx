import { reachedIn, reaching } from '../../../written/course'
import type { Source, Stand } from '../../../written/from-game'
import { useScreen } from '../../screen/use-screen'
import { WRITE } from '../../words/en/write'
import { useEditing } from './editing'
import { SelectField } from './fields'

/** The moments at which a turn begins or the game ends, and the one that is chosen. */
const offeredOf = ({ stands }: Source, chosen: number): readonly Stand[] =>
  stands.filter(
    ({ answers, turnBegins, by, isOver }, n) =>
      n === 0 || (turnBegins && by !== null) || isOver || answers === chosen,
  )

interface Props {
  /** The step that leads there; -1 for the beginning of the lesson. */
  readonly at: number
  readonly label: string
}

/** To which moment of its game a lesson goes on. */
export function MomentField({ at, label }: Props) {
  const { lesson, source, change } = useEditing()
  const { words } = useScreen()
  if (!source) return <p className="note">{WRITE.noMoments}</p>
  const { stands, course } = source
  const reached = reachedIn(lesson)[at + 1] ?? 0
  const go = (moment: number) => change(reaching(lesson, course, at, moment))
  const here = stands.filter(({ answers }) => answers <= reached).length - 1
  const [back, on] = [stands[here - 1], stands[here + 1]]
  return (
    <div className="moment">
      <SelectField label={label} value={`${reached}`} onChange={(value) => go(Number(value))}>
        {offeredOf(source, reached).map(({ answers, card, by, isOver }, n) => (
          <option key={answers} value={answers}>
            {WRITE.standing(
              n,
              card === null ? WRITE.setUp : words.cardName(card),
              isOver ? WRITE.over : by === null ? '' : words.who(by),
            )}
          </option>
        ))}
      </SelectField>
      <p className="ways">
        <button type="button" disabled={!back} onClick={() => back && go(back.answers)}>
          {WRITE.back}
        </button>
        <button type="button" disabled={!on} onClick={() => on && go(on.answers)}>
          {WRITE.on}
        </button>
        <span className="note" role="status">
          {WRITE.answers(reached, course.answers.length)}
        </span>
      </p>
    </div>
  )
}
