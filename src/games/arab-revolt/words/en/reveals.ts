import type { Ask } from '../../rules/index'
import type { Reveal } from '../../../../insight/index'
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

const shownText = ({ ask, times }: Reveal): string => {
  const [one, several] = SHOWN[ask] ?? CHANCE
  return plural(times, one, several(times))
}

/** What an answer reveals, and what can then no longer be taken back lightly. */
export const revealText = (reveal: Reveal, stepsBefore: number): string =>
  `${shownText(reveal)}; ${stepsBefore === 0 ? 'this step becomes' : `steps 1 to ${stepsBefore + 1} become`} final`

/** What the end of a turn reveals. */
export const endText = (reveal: Reveal): string => `${shownText(reveal)}; the turn becomes final`
