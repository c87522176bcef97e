import { UNITY_VALUES, type Fact } from '../rules/index'
import type { Ahead } from '../../../insight/index'
import { NowRow } from '../../../ui/decision/now-row'
import { MAP } from '../words/en/map'

type UnityFact = Extract<Fact, { fact: 'unity' }>

/** The Unity Track: where it stands, and where it would come to stand. */
function UnitySteps({ shift: { from, to } }: { shift: UnityFact }) {
  return (
    <span className="unity-steps" aria-hidden="true">
      {UNITY_VALUES.map((value, index) => (
        <span key={index} className={index === from ? 'here' : index === to ? 'then' : undefined}>
          {value}
        </span>
      ))}
    </span>
  )
}

const unityShift = ({ facts, then }: Ahead): UnityFact | null => {
  const shifts = facts.filter((fact) => fact.fact === 'unity')
  const [first] = shifts
  if (first) return { ...first, to: shifts.at(-1)?.to ?? first.to }
  return then.what === 'roll' && then.success ? unityShift(then.success) : null
}

/** What a side of the Event would do to the Unity Track; nothing where it does not touch it. */
export function UnityRow({ ahead }: { ahead: Ahead }) {
  const shift = unityShift(ahead)
  return (
    shift && (
      <NowRow icon="unity" label={MAP.unity}>
        <UnitySteps shift={shift} />
      </NowRow>
    )
  )
}
