/** What went wrong, as far as whoever sits before it can do something about it; else in the words of whatever failed. */
export const becauseOf = (message: string): string => {
  if (/fetch|import|load|network/i.test(message))
    return 'A part of the program could not be fetched: the connection may be away.'
  if (/no answer has come/.test(message)) return 'It has thought for a minute without an answer.'
  if (/died|memory|terminated/i.test(message)) return 'The browser has stopped what it thinks with.'
  return `What went wrong: ${message}.`
}

/** Words of the turn of a bot, and of the game that is only watched. */
export const WATCH = {
  turn: 'A bot’s turn',
  thinking: (name: string) => `${name} is thinking`,
  halted: (name: string) => `${name} waits`,
  skip: 'Skip to your turn',
  failed: (name: string) => `${name} could not answer.`,
  because: becauseOf,
  why: 'Why?',
  whyLearned:
    'It took what appeals most by what was learned from many games; more cannot be proved.',
  whyPriority: (what: string) =>
    `It followed the first of its priorities that had something to say: ${what}.`,
  whyOnly: 'There was only one answer, or nothing spoke for another.',
  giveBack: (side: string, name: string) => `Let ${name} play the ${side} again`,
  tryAgain: 'Ask again',
  takeSeat: (who: string) => `Play the ${who} yourself`,
  play: 'Play',
  pause: 'Pause',
  next: 'One step',
  speed: 'Speed',
  last: (ask: string, answer: string) => `${ask}: ${answer}.`,
  speeds: ['one in two seconds', 'two a second', 'ten a second', 'fifty a second'],
} as const
