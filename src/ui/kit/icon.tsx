import type { ReactNode } from 'react'
import type { Box, Side } from '../../games/index'

/** A card with both its sides. */
const CARD_FACES = (
  <>
    <rect x="5" y="2.8" width="14" height="18.4" rx="1.8" />
    <path className="solid" d="M5 12H19V19.4A1.8 1.8 0 0 1 17.2 21.2H6.8A1.8 1.8 0 0 1 5 19.4Z" />
    <path d="M8.4 7.2H15.6" />
  </>
)

/** Drawn on a grid of 24; one solid part each. */
const DRAWN = {
  'limited-operation': (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <circle className="solid" cx="12" cy="12" r="2.6" />
    </>
  ),
  event: CARD_FACES,
  cards: CARD_FACES,
  'operation-and-special': (
    <>
      <circle cx="9.2" cy="12" r="6.8" />
      <circle className="solid" cx="9.2" cy="12" r="2.2" />
      <path d="M18.2 7.6V16.4M13.8 12H22.6" />
    </>
  ),
  unshaded: (
    <>
      <rect x="5.5" y="3" width="13" height="18" rx="1.6" />
      <path d="M5.5 12H18.5" />
    </>
  ),
  shaded: (
    <>
      <rect x="5.5" y="3" width="13" height="18" rx="1.6" />
      <path className="solid" d="M5.5 12H18.5V21H5.5Z" />
    </>
  ),
  lab: (
    <>
      <path d="M9.5 3H14.5M10.5 3.2V9.5L5 19.2A1.2 1.2 0 0 0 6 21H18A1.2 1.2 0 0 0 19 19.2L13.5 9.5V3.2" />
      <path className="solid" d="M8.4 15H15.6L18 19.6H6Z" />
    </>
  ),
  capability: <path d="M6.5 3H17.5V21L12 16.6 6.5 21ZM9.5 8.5H14.5" />,
  undo: <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14.5A5.2 5.2 0 0 1 14.5 19.9H9" />,
  redo: <path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H9.5A5.2 5.2 0 0 0 9.5 19.9H15" />,
  restart: <path d="M4.2 4.2V9.4H9.4M4.8 9A8.2 8.2 0 1 1 4 14" />,
  why: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M5.9 5.9 18.1 18.1" />
    </>
  ),
  die: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path className="dots" d="M8 8h0M16 16h0M12 12h0M16 8h0M8 16h0" />
    </>
  ),
  track: (
    <>
      <path d="M2.5 16.5H21.5M6 13.8V19.2M12 13.8V19.2M18 13.8V19.2" />
      <path className="solid" d="M12 11.6 8.4 5H15.6Z" />
    </>
  ),
  will: <path d="M3.5 20.8H20.5M5 17.6H19M4 8.6 12 3.4 20 8.6ZM7 9.4V17M12 9.4V17M17 9.4V17" />,
  log: <path d="M5 5H19M5 10H19M5 15H14M5 20H11" />,
  card: (
    <>
      <rect x="5" y="2.8" width="14" height="18.4" rx="1.8" />
      <path d="M8.4 7.2H15.6M8.4 11H15.6M8.4 14.8H13" />
    </>
  ),
  propaganda: (
    <>
      <path d="M3.5 10V14.5H7L16.5 19.5V5L7 10Z" />
      <path d="M7.5 14.8 9 20.5H11.6L10.6 16.6" />
      <path d="M19.4 9.6C20.6 11.2 20.6 13.3 19.4 14.9" />
    </>
  ),
  menu: <path d="M4 7H20M4 12H20M4 17H20" />,
  help: (
    <>
      <path d="M12 6C9.5 4.2 6.4 3.8 3.5 4.4V18.6C6.4 18 9.5 18.4 12 20.2 14.5 18.4 17.6 18 20.5 18.6V4.4C17.6 3.8 14.5 4.2 12 6Z" />
      <path d="M12 6V20" />
    </>
  ),
  keys: (
    <>
      <rect x="2.5" y="6" width="19" height="12.5" rx="2" />
      <path d="M6 10H6.1M10 10H10.1M14 10H14.1M18 10H18.1M8 14.6H16" />
    </>
  ),
  display: (
    <>
      <circle cx="12" cy="12" r="4.4" />
      <path d="M12 2.6V4.8M12 19.2V21.4M2.6 12H4.8M19.2 12H21.4M5.4 5.4 6.9 6.9M17.1 17.1 18.6 18.6M18.6 5.4 17.1 6.9M6.9 17.1 5.4 18.6" />
    </>
  ),
  table: <path d="M3.5 5H20.5V19H3.5ZM3.5 10H20.5M3.5 14.5H20.5M10 5V19" />,
  share: <path d="M12 15V4M7.5 8.5 12 4 16.5 8.5M5 12V20H19V12" />,
  history: (
    <>
      <path d="M4 5V10H9M4.6 10A8 8 0 1 1 4.3 14" />
      <path d="M12 8V12.5L15 14.5" />
    </>
  ),
  back: <path d="M20 12H4.5M10 6 4 12 10 18" />,
  close: <path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" />,
} satisfies Readonly<Record<Box | Side, ReactNode>> & Readonly<Record<string, ReactNode>>

export type IconName = keyof typeof DRAWN

/** A small sign in the colour of its word, which stands beside it or is the name of its button. */
export function Icon({ of }: { of: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  )
}
