import { laterWords } from '../../../ui/kit/later'

/** The rules in brief of Arab Revolt, and the rulings. */
export const Help = laterWords(async () => (await import('./help-words')).HELP_WORDS)
