import type { Locator } from '@playwright/test'
import type { SpaceId } from '../../../src/games/index'

/** A way of playing: by mouse, by keys or by fingers. */
export interface Hands {
  /** Presses a button that is on the page. */
  press(target: Locator): Promise<void>
  /** Presses a space of the map. */
  pressSpace(space: SpaceId): Promise<void>
  /** Goes to a space of the map without choosing it. */
  lookAt(space: SpaceId): Promise<void>
  /** Writes into a field. */
  write(field: Locator, text: string): Promise<void>
}
