/** What the numbers of the lab mean: a page of the help of every game. */
export const LAB_HELP = {
  title: 'The lab',
  about: 'What its two statements, its intervals, its dashes and the sum of a review mean.',
  open: 'What these numbers mean',
  brief: 'The lab tells how often such positions are won, and how far that can be known.',
  parts: [
    {
      name: 'Two statements',
      points: [
        'Model: a judgement, learned from games of the program against itself. It says how often a side would win if both played on like Planner. Nothing has been counted for it.',
        'Sampling: a count. So many games were played out from here by the players that are named, and so many of them were won. Of other players it says nothing.',
        'The two are never mixed. They differ where the games were played by weaker players, where they were too few, or where the model is mistaken: early in a game it is least sure.',
        'Neither knows which rolls, chits and cards are still to come.',
      ],
    },
    {
      name: 'Intervals and dashes',
      points: [
        '“58 of 100, ± 3” means from 55 to 61. Such an interval holds the true share 95 times of 100.',
        'Answers whose intervals overlap cannot be told apart. Answers that cannot be told from the best of theirs share its place, and none of them is called better.',
        'A dash stands where an answer was looked at fewer than 25 times, unless all that can follow is known, or where fewer than 25 games were played. That is too few to say anything.',
        'Once all it needs is there, thinking ends by itself after eight seconds at most. It rests while the page is hidden or another tab plays the game.',
      ],
    },
    {
      name: 'The sum of a review',
      points: [
        'The chances at the start, luck, the decisions of either side and what is not explained come to the result, exactly.',
        'Luck is how far rolls, chits and cards moved the chances. A decision counts by what it lost against the best answer that was found.',
        'What is not explained is the bot’s change of mind between one answer and the next. It grows where many decisions lose much.',
        'A result without luck is told only where such results vary clearly less than the bare ones.',
      ],
    },
  ],
  mistake:
    'A number is no verdict on a player. It tells how players of one strength fare in positions like this one.',
} as const
