import { activitiesIn } from '../../../../coin/activities'
import { ACTIVITIES as NAMES, factionOf, type ActivityId } from '../data/factions'
import { operating } from '../operations'
import { asking } from '../script/ask'
import type { Palestine } from '../script/world'
import type { Activity } from './activity'
import { massDetention } from './mass-detention'
import { negotiate } from './negotiate'
import { propagandize } from './propagandize'
import { restore } from './restore'
import { silence } from './silence'
import { terror } from './terror'

const ACTIVITIES: Readonly<Record<ActivityId, Activity>> = {
  restore,
  negotiate,
  'mass-detention': massDetention,
  silence,
  propagandize,
  terror,
}

/** 4.1, PR4 A Special Activity may come first and give its Operation the space that it lacks. */
export const { asActivity, turnWithActivity, canOperateWithActivity, mayDo } =
  activitiesIn<Palestine>(
    { activitiesOf: NAMES, factionOf, activities: ACTIVITIES, openingRule: 'PR4' },
    asking,
    operating,
  )
