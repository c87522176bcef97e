import type { Reason, Refusal } from '../../rules/index'
import { plural } from '../../../../language/english'

type Numbers = NonNullable<Refusal['numbers']>
type Words = string | ((numbers: Numbers) => string)

const named = (numbers: Numbers, key: string): string => (numbers[key] ?? 0).toString()

/** Why something cannot be chosen, in a few words that follow its name. */
export const REASON_TEXT: Readonly<Record<Reason, Words>> = {
  'all-are-owed': 'more spaces must be chosen',
  'already-selected': 'chosen already',
  'bases-are-not-detained': 'a Detain takes Guerrillas, not Bases',
  'box-taken': 'taken by the other side',
  'chit-not-at-hand': 'no chit of this kind',
  'curfew-here': 'under Curfew',
  'curfew-next-to-railway': 'a Curfew next to the Railway forbids it',
  'event-box-closed': 'closed: this card is a Mandatory Event',
  'guerrilla-is-owed': 'a Guerrilla here must be detained',
  'marched-already': 'all Guerrillas here have Marched',
  'more-than-there-are': ({ limit = 0 }) => `no more than ${limit} can go`,
  'moved-already': 'all of them here have moved',
  'movement-under-way': 'not before all movement is over',
  'needs-active-guerrilla': 'no Active Guerrilla here',
  'needs-active-guerrilla-and-opposition': 'needs an Active Guerrilla and Opposition',
  'needs-base': 'no Base here',
  'needs-base-and-irregular': 'needs a Base and an Irregular',
  'needs-base-next-door': 'no Base in a space next to it',
  'needs-both-sides': 'needs pieces of both sides',
  'needs-british-piece': 'no British piece here',
  'needs-city': 'not a City',
  'needs-city-or-railway': 'neither a City nor a Railway',
  'needs-city-with-curfew': 'not a City under Curfew',
  'needs-country-in-play': 'not a Foreign Country in play',
  'needs-cubes-and-rebels': ({ cubes, rebels }) =>
    cubes === 0
      ? 'no Troops or Police here'
      : rebels === 0
        ? 'no Rebel piece here'
        : 'needs Troops or Police, and Rebel pieces',
  'needs-curfew': 'no Curfew here',
  'needs-district': 'not a District',
  'needs-district-or-city': 'neither a District nor a City',
  'needs-district-or-country': 'neither a District nor a Foreign Country',
  'needs-district-or-railway': 'neither a District nor a Railway',
  'needs-district-with-curfew': 'not a District under Curfew',
  'needs-guerrilla': 'no Guerrilla here',
  'needs-guerrilla-at-base': 'no Guerrilla with a Base next to it',
  'needs-guerrilla-in-reach': 'no Guerrilla here or next to it in Palestine',
  'needs-guerrilla-in-reach-of-any':
    'no Guerrilla in Palestine with or next to an Underground Irregular',
  'needs-irregular': 'no Irregular here',
  'needs-more-british': (n) =>
    `British ${named(n, 'british')}, Rebels ${named(n, 'rebels')}: needs more British pieces`,
  'needs-more-guerrillas': (n) =>
    `Guerrillas ${named(n, 'guerrillas')}, Irregulars ${named(n, 'irregulars')}: needs more Guerrillas`,
  'needs-more-rebels': (n) =>
    `Rebels ${named(n, 'rebels')}, British ${named(n, 'british')}: needs more Rebel pieces`,
  'needs-opposition': 'no Opposition here',
  'needs-police': 'no Police here',
  'needs-police-or-irregular': 'no Police or Irregular here',
  'needs-railway': 'not a Railway',
  'needs-rebels': 'no Rebel piece here',
  'needs-rebels-or-opposition': 'no Rebel piece and no Opposition here',
  'needs-sabotage': 'no Sabotage here',
  'needs-sabotage-near': 'no Sabotage here or next to it',
  'needs-syria-or-lebanon': 'neither Syria nor Lebanon',
  'needs-troops': 'no Troops here',
  'needs-underground-guerrilla': 'no Underground Guerrilla here',
  'needs-underground-irregular': 'no Underground Irregular here',
  'needs-underground-irregular-anywhere': 'no Underground Irregular on the map',
  'no-activity-now': 'no Special Activity with this action',
  'no-chit-left': 'no chit left to use',
  'no-more-spaces': ({ limit = 0 }) =>
    plural(limit, 'the one space is chosen', `all ${limit} spaces are chosen`),
  'no-space-for-this': 'no space where it would be possible',
  'none-available': 'none Available',
  'none-here': 'none here',
  'not-adjacent': 'not adjacent',
  'not-in-palestine': 'outside Palestine',
  'not-next': 'not the next card',
  'not-next-to-this-city': 'not next to this City',
  'not-next-to-detained': 'not next to the space of the Detain',
  'not-next-to-fined': 'not next to the space of the Fine',
  'not-selected': 'not chosen for this Operation',
  'not-with-this-operation': 'not with this Operation',
  'nothing-selected-yet': 'nothing is chosen yet',
  'only-within': 'outside the space or spaces that are allowed',
  'opens-no-space': 'not certain to give the Operation a space',
  'opposition-already': 'has Opposition already',
  'out-of-play': 'Out of Play',
  'out-of-reach': 'out of reach',
  railway: 'a Railway',
  'side-not-on-card': 'not on this card',
  'some-are-available': 'one is still Available',
  'stacking-bases': 'has two Bases',
  'stands-there-already': 'stands there already',
  'two-at-most': 'no more than two go on a Raid into one space',
  'unity-too-low': 'at Centralized no Irregular can be Activated',
  'used-this-turn': 'used already this turn',
}

/** The reason of a refusal, with its numbers. */
export const reasonText = ({ reason, numbers = {} }: Refusal): string => {
  const words = REASON_TEXT[reason]
  return typeof words === 'string' ? words : words(numbers)
}
