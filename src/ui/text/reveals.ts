import type { Ask } from '../arab-revolt'
import type { Reveal } from '../../store/index'

const SHOWN: Readonly<Partial<Record<Ask, readonly [one: string, several: string]>>> = {
  'roll.die': ['rolls a die', 'dice'],
  'turn.draw-chit': ['draws an Operations chit', 'Operations chits'],
  'punish.draw': ['draws a Punishment chit', 'Punishment chits'],
  'reveal.card': ['turns up the next card', 'cards'],
}

const shownText = ({ ask, times }: Reveal): string => {
  const [one, several] = SHOWN[ask] ?? ['lets chance decide', '']
  return times === 1 ? one : `${one.split(' ')[0] ?? ''} ${times} ${several}`
}

/** What an answer reveals, and what can then no longer be taken back lightly. */
export const revealText = (reveal: Reveal, stepsBefore: number): string =>
  `${shownText(reveal)}; ${stepsBefore === 0 ? 'this step becomes' : `steps 1 to ${stepsBefore + 1} become`} final`

/** What the end of a turn reveals. */
export const endText = (reveal: Reveal): string => `${shownText(reveal)}; the turn becomes final`
