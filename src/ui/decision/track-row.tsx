import type { Ahead } from '../../insight/index'
import type { OwnTrack, Shift } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { NowRow } from './now-row'

/** From where to where it would shift in all; null where it would not. */
const shiftAhead = ({ facts, then }: Ahead, track: OwnTrack): Shift | null => {
  const shifts = facts.map(track.shift).filter((one) => one !== null)
  const [first, last] = [shifts[0], shifts.at(-1)]
  if (first && last) return { from: first.from, to: last.to }
  return then.what === 'roll' && then.success ? shiftAhead(then.success, track) : null
}

/** What would come of the game's own track; nothing where it is not touched. */
export function TrackRow({ ahead }: { ahead: Ahead }) {
  const { track } = useScreen()
  const shift = shiftAhead(ahead, track)
  if (shift === null) return null
  const look = (place: number) =>
    place === shift.from ? 'here' : place === shift.to ? 'then' : undefined
  return (
    <NowRow icon="track" label={track.name}>
      <span className="track-steps" aria-hidden="true">
        {track.values.map((value, place) => (
          <span key={place} className={look(place)}>
            {value}
          </span>
        ))}
      </span>
    </NowRow>
  )
}
