/** Words of the table that says what stands on the map. */
export const SPACES_TABLE = {
  map: 'The map',
  space: 'Space',
  markers: 'Markers',
  key: 'Key',
  outOfPlay: 'Out of Play',
} as const

/** Words of the table of Political Will. */
export const WILL_TABLE = {
  will: 'Political Will',
  of: (will: number, most: number) => `${will} of ${most}`,
  forecast: 'If Propaganda came now',
  nextCount: 'The next count, as it stands',
  sum: 'Sum',
  becomes: (will: number) => `Political Will becomes ${will}`,
} as const
