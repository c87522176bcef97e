import { Icon, type IconName } from '../kit/icon'
import { SHEETS } from '../words/en/column'
import type { Laid } from './use-laid'

const TABS: readonly (readonly [Laid, IconName])[] = [
  [null, 'limited-operation'],
  ['card', 'card'],
  ['log', 'log'],
]

interface Props {
  readonly laid: Laid
  /** Whether there is a card to be read: not in a Propaganda Round, nor at the end. */
  readonly hasCard: boolean
  readonly onLay: (laid: Laid) => void
}

/** On a phone there is room for one thing below the map: which one. */
export function Sheets({ laid, hasCard, onLay }: Props) {
  return (
    <div className="sheets" role="group" aria-label={SHEETS.title}>
      {TABS.filter(([one]) => one !== 'card' || hasCard).map(([one, icon]) => (
        <button key={icon} type="button" aria-pressed={laid === one} onClick={() => onLay(one)}>
          <Icon of={icon} /> {SHEETS[one ?? 'decision']}
        </button>
      ))}
    </div>
  )
}
