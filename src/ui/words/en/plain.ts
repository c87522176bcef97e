/** Words of the table of a game that has no drawings. */
export const PLAIN = {
  title: 'The table',
  board: 'The board',
  answers: 'Answers',
  happened: 'What has happened',
  asked: (by: string, ask: string) => `${by}: ${ask}`,
  over: 'The game is over.',
  result: 'Result',
  goOn: 'Go on',
  endTurn: 'End turn',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link to this game',
  noLink: 'This game is too long for a link.',
  leave: 'Start page',
} as const
