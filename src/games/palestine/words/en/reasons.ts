import type { Reason, Refusal } from '../../rules/index'
import { plural } from '../../../../language/english'

type Numbers = NonNullable<Refusal['numbers']>
type Words = string | ((numbers: Numbers) => string)

const named = (numbers: Numbers, key: string): string => (numbers[key] ?? 0).toString()

/** Why something cannot be chosen, in a few words that follow its name. */
export const REASON_TEXT: Readonly<Record<Reason, Words>> = {
  'active-cells-first': 'another space of the Patrol has an Active Cell, which comes first',
  'all-are-owed': 'more spaces must be chosen',
  'already-at-the-end': 'the Haganah Track is at this end already',
  'already-expended': 'one Arms Cache has been expended on this roll already',
  'already-selected': 'chosen already',
  'box-taken': 'taken by the other side',
  'british-here': 'Troops or Police stand beside this Arms Cache',
  'chit-not-at-hand': 'no chit of this kind',
  'chit-worth-nothing': 'a chit of 0 removes nobody',
  'curfew-here': 'under Curfew',
  'movement-under-way': 'not before all movement is over',
  'needs-active-cell': 'no Active Cell here, and no chit to spend on an Underground one',
  'needs-arms-cache': 'no Arms Cache here',
  'needs-cell': 'no Cell here',
  'needs-city': 'not a City',
  'needs-city-or-arms-cache-near': 'neither a City, nor with an Arms Cache here or next to it',
  'needs-city-with-curfew': 'not a City under Curfew',
  'needs-curfew': 'no Curfew here',
  'needs-district-or-city': 'neither a District nor a City',
  'needs-irgun': 'no Irgun piece here',
  'needs-markers': 'no Curfew, Sabotage or Terror here to remove or to turn',
  'needs-more-cells': (n) =>
    `Cells ${named(n, 'cells')}, Police ${named(n, 'police')}: needs more Cells`,
  'needs-more-troops': (n) =>
    `Troops ${named(n, 'troops')}, Irgun ${named(n, 'irgun')}: needs more Troops`,
  'needs-police': 'no Police here',
  'needs-railway': 'not a Railway',
  'needs-sabotage': 'no Sabotage marker here',
  'needs-terror': 'no Terror marker here',
  'needs-three-troops': (n) => `Troops ${named(n, 'troops')}: needs three`,
  'needs-troops': 'no Troops here',
  'needs-troops-elsewhere': 'no Troops elsewhere that could move here',
  'needs-two-cells': 'fewer than two Cells here',
  'needs-underground-cell': 'no Underground Cell here',
  'needs-underground-cells': (n) =>
    `Underground Cells ${named(n, 'cells')}, Police ${named(n, 'police')}: needs as many Cells as Police`,
  'no-activity-now': 'no Special Activity with this action',
  'no-chit-left': 'Haganah is at 0, and no Intel chit is left in the bag',
  'no-irgun-allowed': 'an Irgun piece is here',
  'no-more-spaces': ({ limit = 0 }) =>
    plural(limit, 'the one space is chosen', `all ${limit} spaces are chosen`),
  'no-space-for-this': 'no space where it would be possible',
  'no-space-left-to-select': 'afterwards no other space could be chosen',
  'none-available': 'none Available',
  'none-here': 'none here',
  'not-next': 'not the next card',
  'not-selected': 'not chosen for this Operation',
  'not-with-this-operation': 'not with this Operation',
  'nothing-selected-yet': 'nothing is chosen yet',
  'only-before-the-roll': 'only after a City has been chosen for Sabotage, before its roll',
  'only-within': 'outside the space or spaces that are allowed',
  'opens-no-space': 'not certain to give the Operation a space',
  'out-of-reach': 'neither in that space nor next to it',
  'side-not-on-card': 'not on this card',
  'stacking-arms-caches': 'has two Arms Caches',
  'travelled-already': 'all Cells here have Travelled',
  'troops-here': 'Troops are here',
  'used-this-turn': 'used already this turn',
}

/** The reason of a refusal, with its numbers. */
export const reasonText = ({ reason, numbers = {} }: Refusal): string => {
  const words = REASON_TEXT[reason]
  return typeof words === 'string' ? words : words(numbers)
}
