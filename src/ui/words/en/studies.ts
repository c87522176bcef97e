/** Words of the positions to try, and of the page from which the lab is entered. */
export const STUDIES = {
  title: 'The lab',
  about:
    'What is an answer worth, and what usually happens from here? The lab plays a position on again and again and tells what came of it, with how far it may be off.',
  back: 'Back',
  positions: 'Positions to try',
  positionsNote:
    'Answer first; then you hear what the lab makes of it, and one thing more that it can do.',
  tried: 'tried',
  triedOf: (tried: number, all: number) => `${tried} of ${all} tried`,
  own: 'A position of your own',
  ownNote: 'Change what stands where, and let the lab think about it. You answer for both sides.',
  layOut: 'Lay it out',
  openings: 'Openings',
  openingsNote:
    'How turns were taken on each card, and who won then: between bots, in your own games, and in those that you have opened.',
  explore: 'Explore the openings',
  kept: 'Games kept',
  keptNote: 'A review tells where a game was lost, and lets you look for something better.',
  noneKept: 'None has been kept of this game yet.',
  review: (title: string) => `Review: ${title}`,
  all: 'All games kept',
  number: (number: number, all: number) => `Position ${number} of ${all}`,
  /* At the table. */
  name: (title: string) => `Position to try: ${title}`,
  look: 'Look at this:',
  answer: 'Answer it as in any game; the lab says nothing before.',
  yours: (answer: string) => `You: ${answer}.`,
  thinking: 'The lab plays it on…',
  failed: (because: string) => `The lab could not think about it. ${because}`,
  tooSeldom: 'The lab has looked at no answer often enough to tell a number.',
  best: (share: number) => `Nothing better was found: ${share} of 100 for you.`,
  asGood: (best: string) => `It cannot be told apart from what is best (${best}).`,
  worse: (best: string, share: number, yours: number) =>
    `The lab prefers ${best}: ${share} of 100 for you, against ${yours}.`,
  unknown: (best: string, share: number) =>
    `The lab has looked at this too seldom to tell a number. It prefers ${best}: ${share} of 100 for you.`,
  then: 'And further:',
  another: 'Try again',
  lab: 'Open the lab',
  next: 'Next',
  toAll: 'All positions',
} as const
