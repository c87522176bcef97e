const TIES = [0, 1, 2, 3, 6, 7, 8, 9].map((tie) => `M${10 + tie * 8.6} 70v10`).join('')

/** A railway at the foot of the hills, with a rail torn up. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 96 96" aria-hidden="true">
      <rect className="sky" width="96" height="96" />
      <path className="far" d="M0 52 18 36q8-7 17 0l11 9 17-17q9-8 18 0l15 15v53H0Z" />
      <path className="near" d="M0 66q22-13 46-4t50-6v40H0Z" />
      <path className="thin" d="M22 43l-4 8m10-9-2 8m8-6 2 7m36-13-4 8m10-7-1 8m8-4 3 7" />
      <path className="ties" d={TIES} />
      <path
        className="rails"
        d="M4 73h34m21 0h33M4 77h34m21 0h33M38 73l11-10M38 77l12 9M59 77 49 72"
      />
    </svg>
  )
}
