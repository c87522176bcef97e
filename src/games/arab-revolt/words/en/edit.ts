/** Words of the position that is being changed by hand. */
export const EDIT = {
  note: 'Choose a space on the map or in the list. Pieces in no space and in no tray are Available.',
  will: 'Political Will',
  unity: 'Unity',
  /** A place on the track: what it is worth, and where it lies. */
  unityAt: (value: number, place: string) => `${value}, ${place}`,
  prison: (what: string) => `${what} in Prison`,
  troopsOut: 'Troops Out of Play',
  inPlay: (country: string) => `${country} is in play`,
  tooMany: (what: string) => `${what} too many`,
} as const
