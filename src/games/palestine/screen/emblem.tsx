/** A ship before the coast. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 96 96" aria-hidden="true">
      <rect className="sky" width="96" height="96" />
      <path className="far" d="M50 46q14-9 25-5t21-7v24H50Z" />
      <path className="near" d="M40 58q24-10 56-8v12H40Z" />
      <path className="sea" d="M0 58h96v38H0Z" />
      <path className="dark" d="M14 57h58l-7 15H22Z" />
      <path className="dark" d="M25 48h32v7H25ZM31 40h19v6H31ZM42 24h7v14h-7Z" />
      <path className="thin" d="M22 56V30m0 3-8 22m8-22 8 14M62 56V36m0 2 8 18" />
      <path
        className="thin"
        d="M0 79q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0M-6 87q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"
      />
    </svg>
  )
}
