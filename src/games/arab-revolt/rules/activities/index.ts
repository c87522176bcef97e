import { activitiesIn } from '../../../../coin/activities'
import { ACTIVITIES as NAMES, factionOf, type ActivityId } from '../data/factions'
import { operating } from '../operations'
import { asking } from '../script/ask'
import type { ArabRevolt } from '../script/world'
import type { Activity } from './activity'
import { airRecon } from './air-recon'
import { coordinate } from './coordinate'
import { divide } from './divide'
import { mobilize } from './mobilize'
import { punish } from './punish'
import { raid } from './raid'

const ACTIVITIES: Readonly<Record<ActivityId, Activity>> = {
  punish,
  divide,
  'air-recon': airRecon,
  mobilize,
  coordinate,
  raid,
}

/** 4.1, R39 A Special Activity may come first and give its Operation the space that it lacks. */
export const { asActivity, turnWithActivity, canOperateWithActivity, mayDo } =
  activitiesIn<ArabRevolt>(
    { activitiesOf: NAMES, factionOf, activities: ACTIVITIES, openingRule: 'R39' },
    asking,
    operating,
  )
