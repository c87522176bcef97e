import type { Work } from '../../../lessons/lesson'
import { WRITE } from '../../words/en/write'
import { useEditing } from './editing'
import { SelectField, TextField } from './fields'

interface Props {
  /** The id of the work; null for none. */
  readonly cited: string | null
  readonly canBeNone: boolean
  readonly onCite: (id: string | null, brought: readonly Work[]) => void
}

/** A work that is written by whoever writes the lesson. */
const OWN = 'own-'

/** Which work: one of those that the games cite, or another, which is written here. */
export function WorkField({ cited, canBeNone, onCite }: Props) {
  const { lesson, works } = useEditing()
  const known = [...works, ...(lesson.works ?? []).filter(({ id }) => id.startsWith(OWN))]
  const work = lesson.works?.find(({ id }) => id === cited)
  const choose = (id: string) => {
    const own = `${OWN}${known.filter((one) => one.id.startsWith(OWN)).length + 1}`
    if (id === 'none') onCite(canBeNone ? null : 'none', [])
    else if (id === 'new') onCite(own, [{ id: own, work: '', supports: '' }])
    else onCite(id, works)
  }
  const rewrite = (part: Partial<Work>) => {
    if (work) onCite(work.id, [{ ...work, ...part }])
  }
  return (
    <>
      <SelectField label={WRITE.cites} value={cited ?? 'none'} onChange={choose}>
        <option value="none">{canBeNone ? WRITE.noWork : WRITE.choose}</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {one.work || WRITE.otherWork}
          </option>
        ))}
        <option value="new">{WRITE.otherWork}…</option>
      </SelectField>
      {work?.id.startsWith(OWN) && (
        <div className="reply">
          <TextField
            label={WRITE.work}
            value={work.work}
            onChange={(text) => rewrite({ work: text })}
          />
          <TextField
            label={WRITE.supports}
            value={work.supports}
            onChange={(text) => rewrite({ supports: text })}
          />
        </div>
      )}
    </>
  )
}
