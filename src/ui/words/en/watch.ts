/** Words of the turn of a bot, and of the game that is only watched. */
export const WATCH = {
  turn: 'A bot’s turn',
  thinking: (name: string) => `${name} is thinking`,
  halted: (name: string) => `${name} waits`,
  skip: 'Skip to your turn',
  failed: (name: string) => `${name} could not answer.`,
  because: (message: string) => `What went wrong: ${message}.`,
  tryAgain: 'Ask again',
  takeSeat: (who: string) => `Play the ${who} yourself`,
  play: 'Play',
  pause: 'Pause',
  next: 'One step',
  speed: 'Speed',
  last: (ask: string, answer: string) => `${ask}: ${answer}.`,
  speeds: ['one in two seconds', 'two a second', 'ten a second', 'fifty a second'],
} as const
