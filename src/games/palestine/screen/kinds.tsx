import { COUNTERS, MARKER } from '../../../ui/map/counters'
import { DiscFace, OctagonFace, octagon, star } from '../../../ui/map/faces'
import type { Kind as KindIn } from '../../../ui/screen/on-map'
import type { Content, Force, Palestine } from '../rules/index'
import { LETTERS } from '../words/en/map'
import { CONTENT } from '../words/en/names'

type Kind = KindIn<Palestine>

const TROOPS: Kind = { ...COUNTERS.troops, called: CONTENT.troops, letter: LETTERS.troops }
const POLICE: Kind = { ...COUNTERS.police, called: CONTENT.police, letter: LETTERS.police }

const CELL: Kind = {
  side: 'irgun',
  called: CONTENT.cellsUnderground,
  face: 'cellsUnderground',
  mark: ['octagon', 'I', 'cell'],
  symbol: (
    <OctagonFace kind="cell">
      <polygon className="bevel" points={octagon(17, 15.9, 12)} />
    </OctagonFace>
  ),
  outline: 'octagon',
  middle: [0, -1.1],
}

const ACTIVE_CELL: Kind = {
  ...CELL,
  called: CONTENT.cellsActive,
  face: 'cellsActive',
  mark: ['octagon', 'I', 'cell active'],
  symbol: (
    <OctagonFace kind="cell">
      <polygon className="pale" points={star(17, 15.9, 14.4, 10)} strokeWidth=".8" />
    </OctagonFace>
  ),
}

const ARMS_CACHE: Kind = {
  side: 'irgun',
  called: CONTENT.armsCaches,
  face: 'armsCaches',
  mark: ['disc', 'A', 'disc'],
  symbol: <DiscFace />,
  outline: 'circle',
  middle: [0, -0.6],
}

const CURFEW: Kind = { ...COUNTERS.curfew, called: CONTENT.curfew }

const SABOTAGE: Kind = { ...COUNTERS.sabotage, called: CONTENT.sabotage }

/** The other side of the same counter: pointed and dark, with a burst. */
const TERROR: Kind = {
  ...MARKER,
  called: CONTENT.terror,
  face: 'terror',
  mark: ['triangle', 'X', 'terror'],
  symbol: <polygon className="burst" points={star(17, 17, 14.6, 6.2)} />,
  is: 'broad',
  pointed: true,
}

/** All that stands on the map or lies beside it. A force has the face with which it is placed. */
export const KINDS: Readonly<Record<Content | Force | 'curfews', Kind>> = {
  troops: TROOPS,
  police: POLICE,
  cells: { ...CELL, called: CONTENT.cells },
  cellsUnderground: CELL,
  cellsActive: ACTIVE_CELL,
  armsCaches: ARMS_CACHE,
  curfew: CURFEW,
  // Beside the map there are several.
  curfews: { ...CURFEW, is: undefined },
  sabotage: SABOTAGE,
  terror: TERROR,
}
