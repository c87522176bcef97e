import { admit, door, type Door, type GameId } from '../games/index'
import * as arabRevolt from '../games/arab-revolt/rules/index'
import * as palestine from '../games/palestine/rules/index'

interface Card {
  readonly title: string
  readonly kind: string
  readonly sides: readonly string[]
}

/** What is printed for a game, as far as a sum over many games asks for it. */
export interface Printed {
  readonly door: Door
  readonly cards: Readonly<Record<string, Card>>
  readonly operations: readonly string[]
  readonly activities: readonly string[]
}

/** What is told of each rules room; its door is asked of its own game alone. */
const printedIn = ({
  DOOR,
  CARDS,
  OPERATIONS,
  ACTIVITIES,
}: {
  readonly DOOR: Parameters<typeof admit>[0]
  readonly CARDS: Readonly<Record<string, Card>>
  readonly OPERATIONS: Readonly<Record<string, readonly string[]>>
  readonly ACTIVITIES: Readonly<Record<string, readonly string[]>>
}): Printed => {
  admit(DOOR)
  return {
    door: door(DOOR.of),
    cards: CARDS,
    operations: Object.values(OPERATIONS).flat(),
    activities: Object.values(ACTIVITIES).flat(),
  }
}

export const PRINTED: Readonly<Record<GameId, Printed>> = {
  'arab-revolt': printedIn(arabRevolt),
  palestine: printedIn(palestine),
}
