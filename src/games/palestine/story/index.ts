import type { Story } from '../../../ui/facts/story'
import { CAUSES } from './causes'
import { CHANGES } from './changes'
import { forceOf, gainText, most } from './figures'
import { TELLINGS } from './tellings'

/** How Palestine tells what has happened. */
export const STORY: Story = {
  of: 'palestine',
  facts: TELLINGS,
  changes: CHANGES,
  causes: CAUSES,
  gain: gainText,
  forceOf,
  // The house's names are those of the first game; of these it asks about its own answers alone.
  most: most as Story['most'],
}
