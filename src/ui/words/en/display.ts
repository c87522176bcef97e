/** Words of the display settings. */
export const DISPLAY = {
  title: 'Display',
  kept: 'Kept on this machine only, if the browser allows it.',
}

export const DISPLAY_CHOICES = {
  theme: {
    name: 'Light or dark',
    of: { system: 'as the system has it', light: 'light', dark: 'dark' },
  },
  motion: {
    name: 'Movement',
    of: { system: 'as the system has it', reduced: 'none: pieces jump' },
  },
  view: {
    name: 'Seen from',
    note: 'Across a room everything is large, the lesser names are left out, and the log is one key away.',
    of: { table: 'a table', projector: 'across a room, on a projector' },
  },
  letters: {
    name: 'Letters on Troops and Police',
    note: 'T and P, for those who cannot tell tan from light blue.',
    of: { off: 'no', on: 'yes' },
  },
  legend: {
    name: 'Legend of the pieces',
    note: 'In the first turn of each side.',
    of: { on: 'yes', off: 'no' },
  },
}
