import type { Story } from '../../../ui/facts/story'
import type { ArabRevolt } from '../rules/index'
import { CAUSES } from './causes'
import { CHANGES } from './changes'
import { forceOf, gainText, most } from './figures'
import { TELLINGS } from './tellings'

/** How what happens in Arab Revolt is told. */
export const STORY: Story<ArabRevolt> = {
  of: 'arab-revolt',
  facts: TELLINGS,
  changes: CHANGES,
  causes: CAUSES,
  gain: gainText,
  forceOf,
  most,
}
