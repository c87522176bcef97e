import { planOf } from '../../../classroom/stops'
import { courseOf } from '../../../written/course'
import type { GameId } from '../../../games/index'
import { MOST } from '../../../lessons/reading'
import { gameOf } from '../../../store/index'
import { useLibrary } from '../../kit/use-library'
import { coverOf } from '../../screen/cover'
import { drawnGames } from '../../screen/screens'
import { titleOf } from '../../words/en/library'
import { WRITE } from '../../words/en/write'
import { useEditing } from './editing'
import { MinutesField, SelectField, TextField } from './fields'
import { MomentField } from './moment-field'

/** From what a lesson is made: an empty table of a game, a game that is kept, by its id, or what it plays already. */
export type From = 'own' | { readonly empty: GameId } | { readonly kept: string }

interface Props {
  readonly from: From
  readonly onFrom: (from: From) => void
}

const EMPTY = 'empty:'
const OWN = 'own'

const valueOf = (from: From): string => {
  if (from === OWN) return OWN
  return 'empty' in from ? `${EMPTY}${from.empty}` : from.kept
}

const fromOf = (value: string): From => {
  if (value === OWN) return OWN
  return value.startsWith(EMPTY) ? { empty: value.slice(EMPTY.length) } : { kept: value }
}

function FromField({ from, onFrom }: Props) {
  const kept = useLibrary((state) => state.kept)
  const isPlayed = courseOf(useEditing().lesson).answers.length > 0
  return (
    <SelectField
      label={WRITE.from}
      value={valueOf(from)}
      onChange={(value) => onFrom(fromOf(value))}
    >
      {(isPlayed || from === OWN) && <option value={OWN}>{WRITE.itsOwn}</option>}
      {drawnGames().map((game) => (
        <option key={game} value={`${EMPTY}${game}`}>
          {WRITE.printed(coverOf(game)?.name ?? game)}
        </option>
      ))}
      {kept.length > 0 && (
        <optgroup label={WRITE.ofGame}>
          {kept
            .filter((one) => drawnGames().includes(gameOf(one)))
            .map((one) => (
              <option key={one.id} value={one.id}>
                {titleOf(one)}
              </option>
            ))}
        </optgroup>
      )}
    </SelectField>
  )
}

/** What is about the whole lesson. */
export function LessonForm({ from, onFrom }: Props) {
  const { lesson, source, change } = useEditing()
  const { title, goal, minutes, frame = WRITE.frame } = lesson
  const planned = Math.round(planOf(lesson, minutes).at(-1) ?? 0)
  return (
    <>
      <h2 tabIndex={-1}>{WRITE.about}</h2>
      <TextField
        label={WRITE.title}
        value={title}
        most={MOST.title}
        onChange={(text) => change({ ...lesson, title: text })}
      />
      <TextField
        label={WRITE.goal}
        value={goal}
        lines={2}
        onChange={(text) => change({ ...lesson, goal: text })}
      />
      <FromField from={from} onFrom={onFrom} />
      {source && <MomentField at={-1} label={WRITE.begins} />}
      <MinutesField
        label={WRITE.minutes}
        value={minutes}
        least={1}
        step={1}
        onChange={(given) => change({ ...lesson, minutes: given })}
      />
      <p className="note" role="status">
        {WRITE.planned(planned, minutes)}
      </p>
      <TextField
        label={WRITE.before}
        value={frame.before}
        lines={3}
        onChange={(before) => change({ ...lesson, frame: { ...frame, before } })}
      />
      <TextField
        label={WRITE.after}
        value={frame.after}
        lines={2}
        onChange={(after) => change({ ...lesson, frame: { ...frame, after } })}
      />
    </>
  )
}
