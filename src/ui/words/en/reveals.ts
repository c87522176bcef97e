import type { Reveal } from '../../../insight/index'
import type { Words } from '../../screen/screen'

/** What an answer reveals, and what can then no longer be taken back lightly. */
export const revealText = (reveal: Reveal, stepsBefore: number, words: Words): string =>
  `${words.shows(reveal)}; ${stepsBefore === 0 ? 'this step becomes' : `steps 1 to ${stepsBefore + 1} become`} final`

/** What the end of a turn reveals. */
export const endText = (reveal: Reveal, words: Words): string =>
  `${words.shows(reveal)}; the turn becomes final`
