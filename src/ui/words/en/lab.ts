import { becauseOf } from './watch'
import { counted, inRow, plural, signed } from '../../../language/english'

/** How many times, with the thousands apart. */
const times = (number: number): string =>
  `${number.toLocaleString('en-GB')} ${plural(number, 'time', 'times')}`

const ofHundred = (share: number): number => Math.round(100 * share)

const ORDINAL = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** “1st”, so that it is not taken for the digit that gives an answer. */
const place = (rank: number): string => `${rank}${ENDINGS[ORDINAL.select(rank)] ?? 'th'}`

/** How far a number may be off; nothing where it is known. */
const off = (half: number): string => (half > 0 ? `± ${Math.max(1, ofHundred(half))}` : '')

/** A number of a hundred, with how far it may be off. */
const within = (share: number, half: number): string =>
  inRow([`${ofHundred(share)} of 100`, off(half)].filter(Boolean))

/** How a game stands for a side, in words that go with a number. */
const standing = (share: number): string => {
  if (share < 0.1) return 'nearly lost'
  if (share < 0.3) return 'far behind'
  if (share < 0.45) return 'behind'
  if (share <= 0.55) return 'about even'
  if (share <= 0.7) return 'ahead'
  return share <= 0.9 ? 'far ahead' : 'nearly won'
}

/** Words of the lab beside the table. */
export const LAB = {
  title: 'Lab',
  close: 'Close the lab',
  ofHundred,
  within,
  thinking: (playouts: number) =>
    playouts === 0 ? 'Thinking' : `Thinking: played on ${times(playouts)}`,
  settled: (playouts: number) => `Settled: played on ${times(playouts)}`,
  stopped: (playouts: number) => `Stopped: played on ${times(playouts)}`,
  waiting: (playouts: number) => `Waiting: played on ${times(playouts)}`,
  failed: 'The lab could not think on.',
  because: becauseOf,
  stop: 'Stop',
  again: 'Think again',
  model: 'Model',
  modelSays: (who: string, share: number) =>
    `${who} win ${ofHundred(share)} of 100, if both play on like Planner: ${standing(share)}.`,
  noModel: 'Nothing is known yet.',
  sampling: 'Sampling',
  samplingSays: (who: string, share: number, half: number, games: number, players: string) =>
    `${who} won ${within(share, half)}, ${games.toLocaleString('en-GB')} games of ${players}.`,
  noSampling: '– No games have been played out from here.',
  simulate: 'Simulate from here',
  simulateSome: (number: number) => `Simulate ${counted(number, 'answer', 'answers')}`,
  found: 'What the lab has found',
  best: (who: string) => `What the answers are worth to ${who}, of 100`,
  equal:
    'Answers in the same place cannot be told apart. A dash is an answer that was looked at fewer than 25 times, too seldom to say.',
  rank: (rank: number | null) => (rank === null ? '–' : place(rank)),
  ranked: (rank: number | null) => (rank === null ? 'not known' : `in ${place(rank)} place`),
  worth: (share: number, half: number) => [ofHundred(share), off(half)].filter(Boolean).join(' '),
  unknown: '–',
  choose: (title: string) => `Choose “${title}” to be simulated`,
  chance:
    'Chance is asked here: the model tells how the game stands, and there is nothing to choose.',
  over: 'The game is over: there is nothing left to think about.',
  others: (number: number) => `${counted(number, 'other answer', 'other answers')} looked at less`,
  line: 'Best line',
  lineNote: 'To the end of this action. Of rolls and draws the likeliest stands.',
  step: (asked: string, given: string) => `${asked}: ${given}`,
  pictured: (step: number) => `On the map: the board after step ${step} of the best line.`,
  toBoard: 'Back to the board as it is',
  tryLine: 'Try it as a branch',
  why: 'Why',
  change: (who: string, from: number, to: number) =>
    ofHundred(from) === ofHundred(to)
      ? `As the model sees it, this line keeps ${who} at ${ofHundred(to)} of 100.`
      : `As the model sees it, this line takes ${who} from ${ofHundred(from)} to ${ofHundred(to)} of 100.`,
  count: (line: string, from: number, to: number) =>
    `The next count: ${line} ${signed(from)}, then ${signed(to)}.`,
  sameCount: 'Nothing changes in the next count.',
  term: (change: number, what: string) =>
    `What it changes in ${what} is worth ${signed(ofHundred(change))} of 100.`,
  looked: (playouts: number, looked: number, answers: number) =>
    `Played on ${times(playouts)} to the end of the action; ${looked} of ${counted(answers, 'answer', 'answers')} looked at.`,
  reply: (who: string, playouts: number, choices: readonly string[]) =>
    `As far as playing on ${times(playouts)} shows, the best reply of ${who} begins with ${inRow(choices)}.`,
  noReply: (who: string, isChance: boolean) =>
    isChance
      ? `Chance is asked before ${who} can reply, so no reply is told.`
      : `Before ${who} can reply there is more to decide, so no reply is told.`,
  replyOver: 'With this line the game is over.',
  replyFailed: 'The lab could not look for a reply.',
  inPage:
    'This browser gives the page no workers: the lab works within it, in short slices, and is slower.',
  small: 'On a small device the lab has one worker and plays on 400 times, not 1,600.',
  follows: 'This game is played in another tab. The lab rests here.',
  standing,
} as const
