/** The heading of what stands beside the map. */
export const BESIDE = 'Beside the map'

/** Words of the position that is being changed by hand. */
export const EDIT = {
  title: 'Change the position',
  earlier:
    'This is the position as the present action or phase began: what has been done in it since is not here, and is asked anew.',
  space: 'Space',
  available: 'Available',
  good: 'This position can be played.',
  bad: (what: string, where: string) => `${what} (${where})`,
  play: 'Play on from here',
  playNote: 'a game of its own; this one is kept',
  leave: 'Leave it as it was',
} as const
