import type { Story } from '../../../ui/facts/story'
import type { Palestine } from '../rules/index'
import { CAUSES } from './causes'
import { CHANGES } from './changes'
import { forceOf, gainText, most } from './figures'
import { TELLINGS } from './tellings'

/** How Palestine tells what has happened. */
export const STORY: Story<Palestine> = {
  of: 'palestine',
  facts: TELLINGS,
  changes: CHANGES,
  causes: CAUSES,
  gain: gainText,
  forceOf,
  most,
}
