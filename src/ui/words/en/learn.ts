/** Words round what a lesson says. */
export const LEARN = {
  title: 'Hint',
  progress: (lesson: string, number: number, all: number) => `${lesson}: ${number} of ${all}`,
  over: (lesson: string) => `${lesson}: the end`,
  goal: (goal: string) => `The aim of this lesson: ${goal}`,
  done: (goal: string) =>
    `This was the lesson. Its aim: ${goal} The game goes on like any other, if you like.`,
  goOn: 'Go on',
  next: (lesson: string, minutes: number) => `Next lesson: ${lesson} (${minutes} minutes)`,
  readOn:
    'These were all the lessons. To read on: the rules in brief under Help, every card under Cards, and a whole campaign in the rulebook’s example, from the first screen.',
  ownWay: 'You go your own way',
  wayBack: 'Undo leads back to the suggested course.',
  advice: 'Suggested:',
  putAway: 'Put away',
  show: 'Show the hint',
} as const

/** What is said at the end of a turn off the suggested course. */
export const TURN_OVER_HINT =
  'Nothing is left to do in this turn. Compare the forecast with what it was before. Undo what you regret, or end the turn.'
