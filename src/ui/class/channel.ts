import type { Room } from '../../classroom/sight-line'
import type { Shown } from '../../classroom/shown'
import type { GameId } from '../../games/index'

/** What the projector shows: a stop of a lesson, or the test card of a room. */
export interface Projected {
  readonly room: Room
  readonly game: GameId | null
  readonly shown: Shown | null
}

/** What the two windows tell one another: the picture; that one has come late; a key that was pressed. */
type Message =
  | { readonly projected: Projected }
  | { readonly who: 'projector' }
  | { readonly key: string }

const NAME = 'arab-revolt.class'

/** The end of the channel at which a lesson is led. */
export const leadClass = (now: () => Projected, onKey: (key: string) => void) => {
  const channel = new BroadcastChannel(NAME)
  const tell = () => channel.postMessage({ projected: now() } satisfies Message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('who' in data) tell()
    if ('key' in data) onKey(data.key)
  }
  return { tell, close: () => channel.close() }
}

/** The end at which it is seen: whatever is shown now is asked for at once. */
export const followClass = (onProjected: (projected: Projected) => void) => {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('projected' in data) onProjected(data.projected)
  }
  channel.postMessage({ who: 'projector' } satisfies Message)
  return {
    press: (key: string) => channel.postMessage({ key } satisfies Message),
    close: () => channel.close(),
  }
}
