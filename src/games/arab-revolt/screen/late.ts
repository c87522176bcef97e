import { laterWords } from '../../../ui/kit/later'

/** What chance gives. */
export const Luck = laterWords(async () => (await import('../words/en/luck')).LUCK)

/** What the rules say of an answer that they refuse. */
export const Mistakes = laterWords(async () => (await import('../words/en/mistakes')).MISTAKE_TEXT)

/** The rules in brief of Arab Revolt, and the rulings. */
export const Help = laterWords(async () => (await import('./help-words')).HELP_WORDS)
