import { expect, test } from 'vitest'
import {
  NEIGHBOURS,
  SPACES,
  STARTING_POSITION,
  boardOf,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { SCREEN } from '../../screen'
import { courseBetween, throughNames } from '../../../src/ui/map/course'
import { namesOf } from '../../../src/ui/map/names'
import { stacksIn } from '../../../src/ui/map/stacks'
import { standing } from '../../../src/ui/map/standing'
import { VIEWS } from '../../../src/ui/map/views'

/** Of 32 points so many may lie at the edge of a name. */
const A_TOUCH = 1

const PAIRS = SPACES.flatMap((from) => NEIGHBOURS[from].map((to) => [from, to] as const))

const middleOf = (space: SpaceId, view: (typeof VIEWS)['whole']) =>
  standing(space, stacksIn(boardOf(STARTING_POSITION), space, SCREEN.map), view).room(1)[0]!

test.each(['whole', 'projector', 'country'] as const)(
  'an arrow between neighbours runs round the names: %s',
  (look) => {
    const view = VIEWS[look]
    const names = namesOf(view)
    const through = PAIRS.filter(([from, to]) => {
      const course = courseBetween(middleOf(from, view), middleOf(to, view), view)
      return throughNames(course, names) > A_TOUCH
    })
    expect(through).toEqual([])
  },
)
