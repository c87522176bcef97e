import type { Shown } from '../../classroom/shown'
import { CLASS } from '../words/en/class'

/** What a stop is called, as the class reads it above its words; what needs no name has none. */
export const headingOf = ({ stage, kind }: Pick<Shown, 'stage' | 'kind'>): string | undefined =>
  CLASS.stages[stage] ??
  (stage === 'revealed' ? CLASS.revealed[kind] : undefined) ??
  CLASS.steps[kind]
