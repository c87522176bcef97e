import { MOST } from '../../../lessons/reading'
import type { Question, Reply } from '../../../lessons/lesson'
import { WRITE } from '../../words/en/write'
import type { StepForm } from './editing'
import { CheckField, TextField } from './fields'

interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly blank: Row
  readonly onChange: (rows: readonly Row[]) => void
}

/** One answer more, or less; there are always two. */
function MoreOrLess<Row>({ rows, blank, onChange }: RowsProps<Row>) {
  return (
    <p className="ways">
      {rows.length < MOST.choices && (
        <button type="button" onClick={() => onChange([...rows, blank])}>
          {WRITE.more}
        </button>
      )}
      {rows.length > 2 && (
        <button type="button" onClick={() => onChange(rows.slice(0, -1))}>
          {WRITE.less}
        </button>
      )}
    </p>
  )
}

interface ChoicesProps {
  readonly choices: readonly string[]
  readonly onChange: (choices: readonly string[]) => void
}

/** What can be voted for. */
export function Choices({ choices, onChange }: ChoicesProps) {
  return (
    <>
      {choices.map((choice, at) => (
        <TextField
          key={at}
          label={WRITE.answer(at + 1)}
          value={choice}
          onChange={(text) => onChange(choices.map((one, n) => (n === at ? text : one)))}
        />
      ))}
      <MoreOrLess rows={choices} blank="" onChange={onChange} />
    </>
  )
}

const NO_REPLY: Reply = { answer: '', right: false, because: '' }

/** A question, which may have several right answers, each with its reason. */
export function QuestionForm({ step, onChange }: StepForm<Question>) {
  const { question, of } = step
  const reply = (at: number, part: Partial<Reply>) =>
    onChange({ ...step, of: of.map((one, n) => (n === at ? { ...one, ...part } : one)) })
  return (
    <>
      <TextField
        label={WRITE.question}
        value={question}
        lines={2}
        onChange={(text) => onChange({ ...step, question: text })}
      />
      {of.map(({ answer, right, because }, at) => (
        <div className="reply" key={at}>
          <TextField
            label={WRITE.answer(at + 1)}
            value={answer}
            onChange={(text) => reply(at, { answer: text })}
          />
          <CheckField
            label={WRITE.rightShort}
            name={WRITE.right(at + 1)}
            isChecked={right}
            onChange={(isRight) => reply(at, { right: isRight })}
          />
          <TextField
            label={WRITE.because(at + 1)}
            value={because}
            onChange={(text) => reply(at, { because: text })}
          />
        </div>
      ))}
      <MoreOrLess
        rows={of}
        blank={NO_REPLY}
        onChange={(replies) => onChange({ ...step, of: replies })}
      />
    </>
  )
}
