import type { Rehearsal } from '../../insight/index'
import { NOW } from '../words/en/ways'
import { nowText } from '../words/en/now'
import { NowRow } from './now-row'
import { TrackRow } from './track-row'
import { useScreen } from '../screen/use-screen'
import { signed } from '../../language/english'

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

/** What a side of the Event would do now, with the die, the track and the forecast that it touches. */
export function NowRows({ rehearsal, before }: { rehearsal: Rehearsal; before: number }) {
  const { then, net } = rehearsal
  const screen = useScreen()
  return (
    <span className="now-rows" data-consequence="">
      <NowRow icon={then.what === 'roll' ? 'die' : 'event'} label={NOW.label}>
        {then.what === 'roll' && <Dice succeeding={then.succeeding} />}
        {nowText(rehearsal, screen)}
      </NowRow>
      <TrackRow ahead={rehearsal} />
      <NowRow icon="will" label={NOW.forecast}>
        {NOW.forecastOf(signed(before), signed(net))}
      </NowRow>
    </span>
  )
}
