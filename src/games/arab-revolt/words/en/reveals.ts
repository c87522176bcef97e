import type { Ask } from '../../rules/index'
import { plural } from '../../../../language/english'

const SHOWN: Readonly<
  Partial<Record<Ask, readonly [one: string, several: (times: number) => string]>>
> = {
  'roll.die': ['rolls a die', (times) => `rolls ${times} dice`],
  'turn.draw-chit': ['draws an Operations chit', (times) => `draws ${times} Operations chits`],
  'punish.draw': ['draws a Punishment chit', (times) => `draws ${times} Punishment chits`],
  'reveal.card': ['turns up the next card', (times) => `turns up ${times} cards`],
}

const CHANCE = ['lets chance decide', () => 'lets chance decide'] as const

/** What chance shows, and how many times. */
export const shownText = ({
  ask,
  times,
}: {
  readonly ask: Ask
  readonly times: number
}): string => {
  const [one, several] = SHOWN[ask] ?? CHANCE
  return plural(times, one, several(times))
}
