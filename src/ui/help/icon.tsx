import type { ReactNode } from 'react'

/** Icons on a grid of 24, drawn in the colour of their word. */
const ICONS = {
  menu: <path d="M4 7H20M4 12H20M4 17H20" />,
  help: (
    <>
      <path d="M12 6C9.5 4.2 6.4 3.8 3.5 4.4V18.6C6.4 18 9.5 18.4 12 20.2 14.5 18.4 17.6 18 20.5 18.6V4.4C17.6 3.8 14.5 4.2 12 6Z" />
      <path d="M12 6V20" />
    </>
  ),
  cards: (
    <>
      <rect x="5" y="2.8" width="14" height="18.4" rx="1.8" />
      <path d="M5 12H19M8.4 7.2H15.6" />
      <path
        className="solid"
        d="M5 12H19V19.4A1.8 1.8 0 0 1 17.2 21.2H6.8A1.8 1.8 0 0 1 5 19.4Z"
        fillOpacity=".45"
      />
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
  share: <path d="M12 15V4M7.5 8.5 12 4 16.5 8.5M5 12V20H19V12" />,
  history: (
    <>
      <path d="M4 5V10H9M4.6 10A8 8 0 1 1 4.3 14" />
      <path d="M12 8V12.5L15 14.5" />
    </>
  ),
  back: <path d="M20 12H4.5M10 6 4 12 10 18" />,
  close: <path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" />,
} satisfies Record<string, ReactNode>

export type IconId = keyof typeof ICONS

/** An icon; its word stands beside it, or is the name of its button. */
export function Icon({ of }: { of: IconId }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[of]}
    </svg>
  )
}
