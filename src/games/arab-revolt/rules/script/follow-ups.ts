import type { SpaceId } from '../data/spaces'
import { during } from './ask'
import type { FollowUp, Play } from './capability'
import type { Script } from './decision'

/** 5.3 What the Capabilities in effect add to a step, each for its own card's sake. */
export function* followUps(t: Play, step: FollowUp, space: SpaceId): Script {
  for (const { card, side } of t.board.capabilities) {
    const script = t.capabilities(card, side)?.[step]
    if (script)
      yield* during(t, { rule: '5.3', what: 'capability', by: null, card, side }, script(t, space))
  }
}
