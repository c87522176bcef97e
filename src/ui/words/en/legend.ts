/** Words of what says what the pieces are. */
export const LEGEND = {
  title: 'What the pieces are',
  close: 'Put the legend away',
} as const
