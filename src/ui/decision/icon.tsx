import type { Box, Side } from '../../rules/index'

/** Drawn on a grid of 24; one solid part each. */
const DRAWN = {
  'limited-operation': (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <circle className="solid" cx="12" cy="12" r="2.6" />
    </>
  ),
  event: (
    <>
      <rect x="5" y="2.8" width="14" height="18.4" rx="1.8" />
      <path className="solid" d="M5 12H19V19.4A1.8 1.8 0 0 1 17.2 21.2H6.8A1.8 1.8 0 0 1 5 19.4Z" />
      <path d="M8.4 7.2H15.6" />
    </>
  ),
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
  unity: (
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
} satisfies Readonly<Record<Box | Side, React.ReactNode>> &
  Readonly<Record<string, React.ReactNode>>

export type IconName = keyof typeof DRAWN

/** A small sign beside a word. */
export function Icon({ of }: { of: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  )
}
