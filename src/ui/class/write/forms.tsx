import type {
  Compare,
  Discuss,
  Play,
  Predict,
  Say,
  Source,
  Step,
  Tally,
  Work,
} from '../../../lessons/lesson'
import { useScreen } from '../../screen/use-screen'
import { WRITE } from '../../words/en/write'
import { Choices, QuestionForm } from './answers-form'
import { useEditing, type StepForm } from './editing'
import { CheckField, SelectField, TextField } from './fields'
import { MomentField } from './moment-field'
import { stepName } from './step-name'
import { WorkField } from './work-field'

interface WordsProps {
  readonly value: string
  readonly label?: string
  readonly onChange: (value: string) => void
}

function WordsField({ value, label = WRITE.words, onChange }: WordsProps) {
  return <TextField label={label} value={value} lines={3} note={WRITE.marks} onChange={onChange} />
}

/** The spaces that stand out. */
function Light({ step, onChange }: StepForm<Say>) {
  const { words, map } = useScreen()
  const { light = [] } = step
  const set = (space: string, isLit: boolean) =>
    onChange({
      ...step,
      light: isLit ? [...light, space] : light.filter((one) => one !== space),
    })
  return (
    <fieldset className="light">
      <legend>{WRITE.light}</legend>
      {map.spaces.map((space) => (
        <CheckField
          key={space}
          label={words.spaceName(space)}
          isChecked={light.includes(space)}
          onChange={(isLit) => set(space, isLit)}
        />
      ))}
    </fieldset>
  )
}

function SayForm({ step, onChange }: StepForm<Say>) {
  return (
    <>
      <WordsField value={step.say} onChange={(say) => onChange({ ...step, say })} />
      {'light' in step && <Light step={step} onChange={onChange} />}
    </>
  )
}

function PlayForm({ step, at, onChange }: StepForm<Play> & { readonly at: number }) {
  const pace = (isEach: boolean) => {
    const next: { -readonly [Part in keyof Play]: Play[Part] } = { ...step }
    if (isEach) next.pace = 'each'
    else delete next.pace
    onChange(next)
  }
  return (
    <>
      <MomentField at={at} label={WRITE.moment} />
      <WordsField value={step.say} onChange={(say) => onChange({ ...step, say })} />
      <CheckField label={WRITE.each} isChecked={step.pace === 'each'} onChange={pace} />
    </>
  )
}

function PredictForm({ step, onChange }: StepForm<Predict>) {
  return (
    <>
      <WordsField
        label={WRITE.question}
        value={step.predict}
        onChange={(predict) => onChange({ ...step, predict })}
      />
      <Choices choices={step.of} onChange={(of) => onChange({ ...step, of })} />
      <WordsField
        label={WRITE.reveal}
        value={step.reveal}
        onChange={(reveal) => onChange({ ...step, reveal })}
      />
    </>
  )
}

function TallyForm({ step, onChange }: StepForm<Tally>) {
  return (
    <>
      <WordsField
        label={WRITE.question}
        value={step.tally}
        onChange={(tally) => onChange({ ...step, tally })}
      />
      <Choices choices={step.of} onChange={(of) => onChange({ ...step, of })} />
    </>
  )
}

/** What a form does with a step that cites works: those that it brings are told of with it. */
interface Citing<One extends Step> {
  readonly step: One
  readonly onChange: (step: One, brought?: readonly Work[]) => void
}

function DiscussForm({ step, onChange }: Citing<Discuss>) {
  return (
    <>
      <WordsField value={step.discuss} onChange={(discuss) => onChange({ ...step, discuss })} />
      <WorkField
        canBeNone
        cited={step.sources?.[0] ?? null}
        onCite={(id, brought) => onChange({ ...step, sources: id === null ? [] : [id] }, brought)}
      />
    </>
  )
}

function SourceForm({ step, onChange }: Citing<Source>) {
  return (
    <>
      <WorkField
        canBeNone={false}
        cited={step.source}
        onCite={(id, brought) => onChange({ ...step, source: id ?? 'none' }, brought)}
      />
      <WordsField
        label={WRITE.says}
        value={step.says}
        onChange={(says) => onChange({ ...step, says })}
      />
      <TextField
        label={WRITE.asks}
        value={step.asks ?? ''}
        onChange={(asks) => onChange({ ...step, asks })}
      />
    </>
  )
}

function CompareForm({ step, at, onChange }: StepForm<Compare> & { readonly at: number }) {
  const { lesson } = useEditing()
  return (
    <>
      <SelectField
        label={WRITE.since}
        value={`${step.since}`}
        onChange={(since) => onChange({ ...step, since: Number(since) })}
      >
        {lesson.steps.slice(0, at).map((one, number) => (
          <option key={number} value={number}>
            {WRITE.step(number + 1, stepName(one))}
          </option>
        ))}
      </SelectField>
      <WordsField value={step.compare} onChange={(compare) => onChange({ ...step, compare })} />
    </>
  )
}

/** What is written of a step, kind by kind. */
export function Form({ step, at, onChange }: Citing<Step> & { readonly at: number }) {
  if ('question' in step) return <QuestionForm step={step} onChange={onChange} />
  if ('play' in step) return <PlayForm step={step} at={at} onChange={onChange} />
  if ('predict' in step) return <PredictForm step={step} onChange={onChange} />
  if ('tally' in step) return <TallyForm step={step} onChange={onChange} />
  if ('discuss' in step) return <DiscussForm step={step} onChange={onChange} />
  if ('source' in step) return <SourceForm step={step} onChange={onChange} />
  if ('compare' in step) return <CompareForm step={step} at={at} onChange={onChange} />
  if ('playOn' in step)
    return <WordsField value={step.playOn} onChange={(playOn) => onChange({ ...step, playOn })} />
  // What is asked of whoever learns at the table is read here, not written.
  if ('ask' in step) return <p className="note">{step.say}</p>
  return <SayForm step={step} onChange={onChange} />
}
