import { Cardboard, CubeFace } from './faces'

/** Cardboard lies on the map, and is nobody's. */
export const MARKER = { side: null, outline: 'square', middle: [0, 0] } as const

/** The counters that both games print. What a game calls them, and the letters that it prints on them, it adds. */
export const COUNTERS = {
  troops: {
    side: 'british',
    face: 'troops',
    mark: ['cube', 'T', 'troops'],
    symbol: <CubeFace kind="troops" />,
    outline: 'square',
    middle: [-2.5, 2.6],
  },
  police: {
    side: 'british',
    face: 'police',
    mark: ['footed', 'P', 'police'],
    symbol: (
      <CubeFace kind="police">
        <path className="foot" d="M2.5 25.6H26.5V31.5H2.5Z" />
      </CubeFace>
    ),
    outline: 'square',
    middle: [-2.5, 0.2],
  },
  curfew: {
    ...MARKER,
    face: 'curfew',
    mark: ['card', 'C', 'curfew'],
    symbol: (
      <Cardboard kind="curfew">
        <circle className="cream-line" cx="17" cy="17" r="9.4" strokeWidth="2" />
        <path className="cream" d="M17 7.6A9.4 9.4 0 0 0 17 26.4Z" />
        <path className="hand" d="M17 11.5V17L21 20" />
      </Cardboard>
    ),
    is: 'single',
  },
  sabotage: {
    ...MARKER,
    face: 'sabotage',
    mark: ['diamond', 'S', 'sabotage'],
    symbol: (
      <path
        className="broken-rail"
        d="M4 13H13.8L17.2 7.8M30 13H21.4L18.6 17.2M4 22.6H12.4L15.8 17.4M30 22.6H20L17.2 26.8M8.1 9V26.6M25.9 9V26.6"
      />
    ),
    is: 'broad',
  },
} as const
