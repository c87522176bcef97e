import { addedWords, laterWords } from '../../../ui/kit/later'

/** The cards, to be read. */
export const Deck = laterWords(() => import('./deck').then((part) => part.DECK))

/** In what two positions differ. */
export const Differences = laterWords(() =>
  import('./differences').then((part) => part.differences),
)

/** How a position is changed by hand. */
export const Editing = laterWords(() => import('./edit/editing').then((part) => part.EDITING))

/** How the end is told. */
export const Ending = laterWords(() => import('./ending').then((part) => part.ENDING))

/** What chance gives. */
export const Luck = laterWords(() => import('../words/en/luck').then((part) => part.LUCK))

/** What the rules say of an answer that they refuse. */
export const Mistakes = laterWords(() =>
  import('../words/en/mistakes').then((part) => part.MISTAKE_TEXT),
)

/** The Propaganda Round. */
export const Round = laterWords(() => import('./round').then((part) => part.ROUND))

/** The rules in brief of Arab Revolt, and the rulings. */
export const Help = laterWords(() => import('./help-words').then((part) => part.HELP_WORDS))

/** What bots look at. */
export const Lab = laterWords(() => import('../words/en/lab').then((part) => part.LAB_WORDS))

/** What an answer that is tried out would change. */
export const Trial = addedWords(() => import('../words/en/trial').then((part) => part.TRIAL))
