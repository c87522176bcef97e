import { Cardboard, CubeFace, DiscFace, OctagonFace, octagon, star } from '../../../ui/map/faces'
import type { Kind } from '../../../ui/screen/on-map'
import type { Content, Force } from '../rules/index'
import { LETTERS } from '../words/en/map'
import { CONTENT } from '../words/en/names'

const TROOPS: Kind = {
  side: 'british',
  called: CONTENT.troops,
  face: 'troops',
  mark: ['cube', 'T', 'troops'],
  symbol: <CubeFace kind="troops" />,
  outline: 'square',
  middle: [-2.5, 2.6],
  letter: LETTERS.troops,
}

const POLICE: Kind = {
  side: 'british',
  called: CONTENT.police,
  face: 'police',
  mark: ['footed', 'P', 'police'],
  symbol: (
    <CubeFace kind="police">
      <path className="base" d="M2.5 25.6H26.5V31.5H2.5Z" />
    </CubeFace>
  ),
  outline: 'square',
  middle: [-2.5, 0.2],
  letter: LETTERS.police,
}

const IRREGULAR: Kind = {
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

const ACTIVE_IRREGULAR: Kind = {
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

const GUERRILLA: Kind = {
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

const ACTIVE_GUERRILLA: Kind = {
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

const BASE: Kind = {
  side: 'rebels',
  called: CONTENT.bases,
  face: 'bases',
  mark: ['disc', 'B', 'base'],
  symbol: <DiscFace />,
  outline: 'circle',
  middle: [0, -0.6],
}

const OPPOSITION: Kind = {
  side: null,
  called: CONTENT.opposition,
  face: 'opposition',
  mark: ['card', 'O', 'opposition'],
  symbol: (
    <Cardboard kind="opposition">
      <path className="cream-line" d="M11 7.5V27.5" strokeWidth="2.4" />
      <path className="cream" d="M12 8.5H26.5L22.5 13.5 26.5 18.5H12Z" />
    </Cardboard>
  ),
  outline: 'square',
  middle: [0, 0],
  is: 'single',
}

const CURFEW: Kind = {
  side: null,
  called: CONTENT.curfew,
  face: 'curfew',
  mark: ['card', 'C', 'curfew'],
  symbol: (
    <Cardboard kind="curfew">
      <circle className="cream-line" cx="17" cy="17" r="9.4" strokeWidth="2" />
      <path className="cream" d="M17 7.6A9.4 9.4 0 0 0 17 26.4Z" />
      <path className="hand" d="M17 11.5V17L21 20" />
    </Cardboard>
  ),
  outline: 'square',
  middle: [0, 0],
  is: 'single',
}

const SABOTAGE: Kind = {
  side: null,
  called: CONTENT.sabotage,
  face: 'sabotage',
  mark: ['diamond', 'S', 'sabotage'],
  symbol: (
    <path
      className="broken-rail"
      d="M4 13H13.8L17.2 7.8M30 13H21.4L18.6 17.2M4 22.6H12.4L15.8 17.4M30 22.6H20L17.2 26.8M8.1 9V26.6M25.9 9V26.6"
    />
  ),
  outline: 'square',
  middle: [0, 0],
  is: 'broad',
}

/** All that stands on the map or lies beside it. A force has the face with which it is placed. */
export const KINDS: Readonly<Record<Content | Force | 'curfews', Kind>> = {
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
