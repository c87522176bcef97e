import { RulesError } from '../games/index'

/** What an attempt gives; null where the rules refuse it. */
export const unlessRefused = <T>(attempt: () => T): T | null => {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof RulesError) return null
    throw error
  }
}
