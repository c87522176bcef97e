/** Drawn on a grid of 24: a megaphone for the Propaganda cards, a house of columns for London. */
const DRAWN = {
  propaganda: (
    <>
      <path d="M3.5 10V14.5H7L16.5 19.5V5L7 10Z" />
      <path d="M7.5 14.8 9 20.5H11.6L10.6 16.6" />
      <path d="M19.4 9.6C20.6 11.2 20.6 13.3 19.4 14.9" />
    </>
  ),
  will: <path d="M3.5 20.8H20.5M5 17.6H19M4 8.6 12 3.4 20 8.6ZM7 9.4V17M12 9.4V17M17 9.4V17" />,
  card: <path d="M6.8 2.8H17.2V21.2H6.8ZM9.4 7.2H14.6M9.4 10.8H14.6" />,
} as const

export type SignId = keyof typeof DRAWN

/** A sign beside words that say the same. */
export function Sign({ of }: { of: SignId }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  )
}
