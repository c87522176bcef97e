/** Words for a part of the page that could not be loaded. */
export const MISSING = {
  what: 'This part of the page could not be loaded. Your game has not changed.',
  again: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
} as const
