import { during } from './ask'
import type { Capability, Play } from './capability'
import type { Script } from './decision'

/** 5.3 What the Capabilities in effect add to a step, each for its own card's sake. */
export function* followUps(t: Play, step: (capability: Capability) => Script | undefined): Script {
  for (const { card, side } of t.board.capabilities) {
    const capability = t.capabilities(card, side)
    const script = capability && step(capability)
    if (script) yield* during(t, { rule: '5.3', what: 'capability', by: null, card, side }, script)
  }
}
