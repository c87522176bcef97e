import { COUNTERS, MARKER } from '../../../ui/map/counters'
import { Cardboard, DiscFace, OctagonFace, octagon, star } from '../../../ui/map/faces'
import type { Kind } from '../../../ui/screen/on-map'
import type { Content, Force, ArabRevolt } from '../rules/index'
import { LETTERS } from '../words/en/map'
import { CONTENT } from '../words/en/names'

const TROOPS: Kind<ArabRevolt> = {
  ...COUNTERS.troops,
  called: CONTENT.troops,
  letter: LETTERS.troops,
}
const POLICE: Kind<ArabRevolt> = {
  ...COUNTERS.police,
  called: CONTENT.police,
  letter: LETTERS.police,
}

const IRREGULAR: Kind<ArabRevolt> = {
  side: 'british',
  called: CONTENT.irregularsUnderground,
  face: 'irregularsUnderground',
  mark: ['ringed', 'I', 'irregular'],
  symbol: (
    <OctagonFace kind="irregular">
      <circle className="ring" cx="17" cy="15.9" r="11.6" strokeWidth="2.2" />
    </OctagonFace>
  ),
  outline: 'octagon',
  middle: [0, -1.1],
}

const ACTIVE_IRREGULAR: Kind<ArabRevolt> = {
  ...IRREGULAR,
  called: CONTENT.irregularsActive,
  face: 'irregularsActive',
  mark: ['ringed', 'I', 'irregular active'],
  symbol: (
    <OctagonFace kind="irregular">
      <circle className="pale" cx="17" cy="15.9" r="11.6" strokeWidth=".7" />
    </OctagonFace>
  ),
}

const GUERRILLA: Kind<ArabRevolt> = {
  side: 'rebels',
  called: CONTENT.guerrillasUnderground,
  face: 'guerrillasUnderground',
  mark: ['octagon', 'G', 'guerrilla'],
  symbol: (
    <OctagonFace kind="guerrilla">
      <polygon className="bevel" points={octagon(17, 15.9, 12)} />
    </OctagonFace>
  ),
  outline: 'octagon',
  middle: [0, -1.1],
}

const ACTIVE_GUERRILLA: Kind<ArabRevolt> = {
  ...GUERRILLA,
  called: CONTENT.guerrillasActive,
  face: 'guerrillasActive',
  mark: ['octagon', 'G', 'guerrilla active'],
  symbol: (
    <OctagonFace kind="guerrilla">
      <polygon className="pale" points={star(17, 15.9, 14.4, 10)} strokeWidth=".8" />
    </OctagonFace>
  ),
}

const BASE: Kind<ArabRevolt> = {
  side: 'rebels',
  called: CONTENT.bases,
  face: 'bases',
  mark: ['disc', 'B', 'disc'],
  symbol: <DiscFace />,
  outline: 'circle',
  middle: [0, -0.6],
}

const OPPOSITION: Kind<ArabRevolt> = {
  ...MARKER,
  called: CONTENT.opposition,
  face: 'opposition',
  mark: ['card', 'O', 'opposition'],
  symbol: (
    <Cardboard kind="opposition">
      <path className="cream-line" d="M11 7.5V27.5" strokeWidth="2.4" />
      <path className="cream" d="M12 8.5H26.5L22.5 13.5 26.5 18.5H12Z" />
    </Cardboard>
  ),
  is: 'single',
}

const CURFEW: Kind<ArabRevolt> = { ...COUNTERS.curfew, called: CONTENT.curfew }

const SABOTAGE: Kind<ArabRevolt> = { ...COUNTERS.sabotage, called: CONTENT.sabotage }

/** All that stands on the map or lies beside it. A force has the face with which it is placed. */
export const KINDS: Readonly<Record<Content | Force | 'curfews', Kind<ArabRevolt>>> = {
  troops: TROOPS,
  police: POLICE,
  irregulars: { ...IRREGULAR, called: CONTENT.irregulars },
  irregularsUnderground: IRREGULAR,
  irregularsActive: ACTIVE_IRREGULAR,
  guerrillas: { ...GUERRILLA, called: CONTENT.guerrillas },
  guerrillasUnderground: GUERRILLA,
  guerrillasActive: ACTIVE_GUERRILLA,
  bases: BASE,
  opposition: OPPOSITION,
  curfew: CURFEW,
  // Beside the map there are several.
  curfews: { ...CURFEW, is: undefined },
  sabotage: SABOTAGE,
}
