import type { Faction } from '../../../games/index'
import { plural, inRow } from '../../../language/english'
import type { Grade } from '../../../review/account'
import type { Words } from '../../screen/screen'
import { becauseOf } from './watch'

/** Thousandths of a chance, of a hundred: “52.3”. */
const ofHundred = (thousandths: number): string => (thousandths / 10).toFixed(1)

const change = (thousandths: number): string =>
  `${thousandths < 0 ? '−' : '+'}${ofHundred(Math.abs(thousandths))}`

const signed = (thousandths: number): string =>
  `${thousandths < 0 ? '−' : ''}${ofHundred(Math.abs(thousandths))}`

const GRADES: Readonly<Record<Grade, string>> = {
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
}

/** Words of the review of a game. */
export const REVIEW = {
  title: 'Review',
  back: 'Close the review',
  what: 'A bot plays every decision of this game out again and again, and compares what was chosen with what turned out best. It judges as it plays: its figures say who would win if both sides played on like it.',
  start: 'Review this game',
  again: 'Review it again',
  nothing: 'There is nothing to review yet.',
  gone: (answers: number, all: number) =>
    `The game has gone on since: this covers the first ${answers} of ${all} answers.`,
  takenBack:
    'Some answers have been taken back since. The review is of the game as it was played, until another answer takes their place.',
  working: (done: number, of: number) => `Weighed ${done} of ${of} answers`,
  fewer: 'One thread and fewer trials, because this is a phone or a tablet.',
  cancel: 'Cancel',
  failed: (message: string) => `The review has failed. ${becauseOf(message)}`,
  dropped: {
    damaged:
      'The analysis that was kept with this game is damaged. It has been dropped; the game itself is whole.',
    foreign: 'The analysis that was kept with this game is of other answers. It has been dropped.',
  },
  made: (playouts: number, date: string) =>
    `Each decision was played out ${playouts} times, on ${date}. The analysis is kept with the game.`,
  /* The curve. */
  curve: 'Chances over the game',
  chances: (side: Faction, { inText }: Words) => `Chances of ${inText(side)} to win, of 100`,
  along: 'Position',
  number: (value: number) => ofHundred(value),
  whole: (value: number) => Math.round(value / 10).toString(),
  /* Turning points. */
  turning: 'Turning points',
  turningNote: (side: string) =>
    `What moved the chances of ${side} most. Each leads to its position.`,
  noTurning: 'Nothing moved the chances by much.',
  came: (what: string) => `Chance: ${what}`,
  moved: (thousandths: number) => change(thousandths),
  /* Find a better one. */
  better: 'Find a better one',
  betterNote:
    'Decisions that lost 10 of 100 or more, the worst first. The answer is hidden until you ask for it.',
  noBetter: 'No single decision lost 10 of 100 or more.',
  /** Where all that can follow is known, it is exact. */
  lost: (thousandths: number, within: number) =>
    `lost ${ofHundred(thousandths)} of 100${within > 0 ? `, ± ${ofHundred(within)}` : ''}`,
  grade: (grade: Grade) => GRADES[grade],
  chosen: (what: string) => `Chosen: ${what}`,
  more: (number: number) => `${number} more ${plural(number, 'decision', 'decisions')}`,
  look: (place: string) => `Look at ${place}`,
  search: 'Look for it in a branch',
  show: 'Show it',
  was: (answers: readonly string[]) => `Better: ${inRow(answers)}`,
  play: 'Play it in a branch',
  /* The sum. */
  sum: 'Where the result comes from',
  sumNote: (side: string) => `Chances of ${side} to win, of 100.`,
  parts: {
    start: 'At the beginning',
    luck: 'Rolls and draws',
    residual: 'Not explained',
    result: 'The result',
    standing: 'As it stands',
  },
  decisions: (side: string) => `Decisions of ${side}`,
  vague:
    'More is not explained here than chance gave or either side decided, so the sum says little about this game.',
  residualNote:
    'What is not explained is the bot’s own change of mind: from one answer to the next it judges the same game a little otherwise, though nobody has rolled or decided anything.',
  /** A win is 100 and a defeat 0, so less luck either may lie beyond. */
  adjusted: (thousandths: number, ratio: number) =>
    `Without what chance gave, the result is ${signed(thousandths)} of 100${thousandths < 0 || thousandths > 1000 ? ': who won had bad luck' : ''}. Between bots of this strength such results vary ${ratio.toFixed(2)} times as much as the bare ones.`,
  notAdjusted: (ratio: number) =>
    `No result without luck is told: between bots of this strength it would vary ${ratio.toFixed(2)} times as much as the bare one, and more than 0.80 says too little.`,
} as const
