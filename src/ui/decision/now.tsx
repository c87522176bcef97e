import { UNITY_VALUES, type Fact } from '../arab-revolt'
import type { Ahead, Rehearsal } from '../../insight/index'
import { NOW, nowText } from '../../games/arab-revolt/words/en/now'
import { Icon, type IconName } from '../kit/icon'
import { signed } from '../../language/english'

function Row(props: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <span className="now-row">
      <Icon of={props.icon} />
      <span className="label">{props.label}</span>
      <span>{props.children}</span>
    </span>
  )
}

const PIPS: readonly string[] = [
  'M10 10h0',
  'M5 15h0M15 5h0',
  'M5 15h0M10 10h0M15 5h0',
  'M5 5h0M15 15h0M15 5h0M5 15h0',
  'M5 5h0M15 15h0M15 5h0M5 15h0M10 10h0',
  'M5 5h0M15 15h0M15 5h0M5 15h0M5 10h0M15 10h0',
]

/** The six faces of a die; those that succeed are dark. The sentence beside it says the same. */
function Dice({ succeeding }: { succeeding: readonly number[] }) {
  return (
    <svg className="dice" viewBox="0 0 148 22" aria-hidden="true">
      {PIPS.map((pips, index) => (
        <g
          key={pips}
          className={succeeding.includes(index + 1) ? 'yes' : 'no'}
          transform={`translate(${index * 25 + 1} 1)`}
        >
          <rect width="20" height="20" rx="3" />
          <path d={pips} />
        </g>
      ))}
    </svg>
  )
}

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

/** What a side of the Event would do now, with the die, the track and the forecast that it touches. */
export function NowRows({ rehearsal, before }: { rehearsal: Rehearsal; before: number }) {
  const { then, net } = rehearsal
  const shift = unityShift(rehearsal)
  return (
    <span className="now-rows">
      <Row icon={then.what === 'roll' ? 'die' : 'event'} label={NOW.label}>
        {then.what === 'roll' && <Dice succeeding={then.succeeding} />}
        {nowText(rehearsal)}
      </Row>
      {shift && (
        <Row icon="unity" label={NOW.unity}>
          <UnitySteps shift={shift} />
        </Row>
      )}
      <Row icon="will" label={NOW.forecast}>
        {NOW.forecastOf(signed(before), signed(net))}
      </Row>
    </span>
  )
}
