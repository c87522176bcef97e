/** Words for when the program itself fails. */
export const RESCUE = {
  title: 'The page has stopped',
  what: 'An error in the program has stopped the page. Your game has not changed.',
  kept: 'Every answer up to here is kept in this browser. You can also save the game as a file.',
  notKept: 'The game is not kept in this browser. Save it as a file before you go on.',
  again: 'Try again',
  reload: 'Reload the page',
  first: 'Go to the first screen',
  saveFile: 'Save the game as a file',
  details: 'What the program says',
  close: 'Close',
  notice: 'Something went wrong in the background. The game goes on.',
} as const
