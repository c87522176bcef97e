import { expect } from '@playwright/test'
import {
  optionKind,
  question,
  refusals,
  type OptionKind,
  type Reason,
  type Refused,
} from '../../src/rules/index'
import type { Moment } from '../../src/store/index'
import { reasonText } from '../../src/ui/text/reasons'
import type { Lockstep } from './lockstep'
import { answersAt, spacesOf } from './mirror'

/** What stands before the player, on the map or as a button, whether it can be chosen or not. */
const IN_SIGHT: readonly OptionKind[] = ['space', 'box', 'operation', 'activity', 'side']

/** The reasons for refusing that a game meets, each looked up on the page when it is met first. */
export class Reasons {
  readonly met = new Set<Reason>()

  /** Goes to everything that is refused for a new reason, and reads why. */
  async lookUp(game: Lockstep, now: Moment): Promise<void> {
    if (now.turnOver) return
    const open = new Set(answersAt(now).flatMap(spacesOf))
    for (const refused of refusals(now.game)) {
      const isInSight = IN_SIGHT.includes(optionKind(refused.option)) || refused.option === 'done'
      if (this.met.has(refused.reason) || !isInSight) continue
      // A space may be closed as one answer and open as a part of another.
      if (spacesOf(refused.option).some((space) => open.has(space))) continue
      await this.lookUpOne(game, refused)
      this.met.add(refused.reason)
    }
  }

  private async lookUpOne({ now, table, hands }: Lockstep, refused: Refused): Promise<void> {
    const [space] = spacesOf(refused.option)
    if (space) await hands.lookAt(space)
    const why = table.whyNot(refused, question(now.game)!.ask)
    await expect(why).toBeVisible()
    await expect(why).toContainText(reasonText(refused))
  }
}
