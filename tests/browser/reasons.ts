import { expect } from '@playwright/test'
import {
  kindOf,
  options,
  question,
  sameOption,
  type Game,
  type Refused,
} from '../../src/games/index'
import { lanesOf, refusedIn } from '../../src/insight/index'
import { refusedGroups, refusedInPlace } from '../../src/ui/hands/refused-groups'
import { viewOf } from '../../src/ui/hands/view'
import { screenOf } from '../../src/ui/screen/screens'
import type { Lockstep } from './lockstep'
import { spacesOf } from './mirror'

type Playing = Pick<Lockstep, 'table' | 'hands'>

/** Of pieces and chits that are not there nothing is told. */
const isTold = (game: Game, { option }: Refused): boolean => {
  const view = viewOf(game)
  const screen = screenOf(game.of)!
  const groups = refusedGroups(game, view, screen)
  const told = [
    ...groups.flatMap(({ all }) => all),
    ...refusedInPlace(game, view, screen).map((refused) => refused.option),
  ]
  return option === 'done' || told.some((one) => sameOption(one, option))
}

/** The reasons for refusing that are met, each looked up on the page when it is met first. */
export class Reasons {
  readonly met = new Set<Refused['reason']>()

  /** Goes to everything that is refused for a new reason, and reads why. */
  async lookUp(playing: Playing, game: Game): Promise<void> {
    // After a reload the rows come a little later than the question, and push down what stands below them.
    if (lanesOf(game).length > 0) await expect(playing.table.origins).toBeAttached()
    const open = new Set(options(game).flatMap((option) => spacesOf(game, option)))
    for (const refused of refusedIn(game)) {
      if (this.met.has(refused.reason) || !isTold(game, refused)) continue
      expect(playing.table.screen.words.reason(refused)).not.toBe('')
      const isSpace = kindOf(game, refused.option) === 'space'
      // A space may be closed as one answer and open as a part of another: then the list tells.
      const isClosed = isSpace && !spacesOf(game, refused.option).some((space) => open.has(space))
      if (isClosed) await this.lookAt(playing, refused)
      else await this.read(playing, game, refused)
      this.met.add(refused.reason)
    }
  }

  /** On the map. */
  private async lookAt({ table, hands }: Playing, refused: Refused): Promise<void> {
    for (const space of spacesOf({ of: table.game }, refused.option)) await hands.lookAt(space)
    await expect(table.slip).toBeVisible()
    await expect(table.slip).toContainText(table.screen.words.reason(refused))
  }

  /** Among the answers, or in the list below them. */
  private async read({ table, hands }: Playing, game: Game, refused: Refused): Promise<void> {
    // What comes late hides the answers for a moment.
    await table.complete()
    const why = table.whyNot(refused, question(game)!.ask)
    if (!(await why.isVisible())) await hands.press(table.refusals)
    await expect(why).toBeVisible()
    await expect(why).toContainText(table.screen.words.reason(refused))
    await expect(why).toContainText(refused.rule)
  }
}
