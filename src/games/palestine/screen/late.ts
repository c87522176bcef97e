import { laterWords } from '../../../ui/kit/later'

/** The cards, to be read. */
export const Deck = laterWords(async () => (await import('./deck')).DECK)

/** In what two positions differ. */
export const Differences = laterWords(async () => (await import('./differences')).differences)

/** How a position is changed by hand. */
export const Editing = laterWords(async () => (await import('./edit/editing')).EDITING)

/** How the end is told. */
export const Ending = laterWords(async () => (await import('./ending')).ENDING)

/** What chance gives. */
export const Luck = laterWords(async () => (await import('../words/en/luck')).LUCK)

/** What the rules say of an answer that they refuse. */
export const Mistakes = laterWords(async () => (await import('../words/en/mistakes')).MISTAKE_TEXT)

/** The Propaganda Round. */
export const Round = laterWords(async () => (await import('./round')).ROUND)

/** The rules in brief of Palestine, and the rulings. */
export const Help = laterWords(async () => (await import('./help-words')).HELP_WORDS)

/** What bots look at. */
export const Lab = laterWords(async () => (await import('../words/en/lab')).LAB_WORDS)
