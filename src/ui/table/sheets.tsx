import { Icon, type IconName } from '../icon'
import { SHEETS } from '../text/column'

/** What takes the place of the decision: the card, or the whole log. */
export type Laid = 'card' | 'log' | null

const TABS: readonly (readonly [Laid, IconName])[] = [
  [null, 'limited-operation'],
  ['card', 'card'],
  ['log', 'log'],
]

/** On a phone there is room for one thing below the map: which one. */
export function Sheets({ laid, onLay }: { laid: Laid; onLay: (laid: Laid) => void }) {
  return (
    <div className="sheets" role="group" aria-label={SHEETS.title}>
      {TABS.map(([one, icon]) => (
        <button key={icon} type="button" aria-pressed={laid === one} onClick={() => onLay(one)}>
          <Icon of={icon} /> {SHEETS[one ?? 'decision']}
        </button>
      ))}
    </div>
  )
}
