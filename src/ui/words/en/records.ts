import { entryOf } from '../../../coin/entry-of'
import type { Mistake } from '../../../games/index'
import { LIMITS } from '../../../store/index'
import type {
  Fault,
  KeptOtherwise,
  Limit,
  RecordMistake,
  NotDone,
  Stop,
  Trouble,
} from '../../../store/index'
import { dateText } from './library'
import { PICTURE_TEXT } from './share'

/** What is wrong with a text that should be a game. */
const MISTAKES: Readonly<Record<RecordMistake, string>> = {
  'too-large': 'The file is larger than any game.',
  'not-json': 'The file cannot be read. It may be damaged, or not a game at all.',
  'not-a-record': 'The file is not a game of this program.',
  'unknown-game': 'The file is of a game that is not played here.',
  'from-the-future':
    'The game was saved by a newer version of this program. It has not been changed. Reload the page to get that version.',
  'unknown-version': 'The game does not say which version of this program saved it.',
  'too-deep': 'The file is not built like a game of this program.',
  'too-many': 'The game has more answers than this program can replay.',
  'forbidden-name': 'The file contains a name that no game has.',
  'wrong-shape': 'A part of the game is missing or is not what it should be.',
  'wrong-parent': 'The branches of the game do not fit together.',
  'wrong-setup': 'The game begins with a position that the rules do not allow.',
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** What a game says of what was wrong. */
export type MistakeText = Readonly<Record<Mistake, string>>

const faultText = ({ mistake, where, rules }: Fault, text: MistakeText | null): string =>
  sentences(MISTAKES[mistake], (rules && text?.[rules.mistake]) ?? '', where && `(${where})`)

/** Why something was not done with a game. */
const REFUSALS: Readonly<
  Record<Exclude<NotDone['why'], 'unreadable' | 'picture' | 'kept-otherwise'>, string>
> = {
  'not-there': 'The game is no longer there. The browser or another tab has removed it.',
  'open-elsewhere': 'The game is open in another tab. Close it there first.',
  shelf: 'The browser could not do it. Nothing has changed.',
  'not-loaded':
    'A part of the page that this needs could not be loaded. Try again, or reload the page.',
}

const keptOtherwiseText = ({ changed: { kept, here } }: KeptOtherwise): string =>
  `This game is among the games kept, but not as it is here: there it was last changed ${dateText(kept)}, here ${dateText(here)}.`

/** In words, why something was not done; with what the game says of it, where the rules had something against it. */
export const refusedText = (refused: NotDone, text: MistakeText | null): string => {
  if (refused.why === 'unreadable') return faultText(refused.fault, text)
  if (refused.why === 'kept-otherwise') return keptOtherwiseText(refused)
  return refused.why === 'picture' ? PICTURE_TEXT[refused.picture] : REFUSALS[refused.why]
}

/** Where the record of a game could not be followed. */
export const stopText = ({ answer, error }: Stop, text: MistakeText): string =>
  sentences(
    `This game was saved by another version of the rules: its answer ${answer + 1} no longer fits.`,
    entryOf(text, error.mistake),
    'You play on from before it; the game as it was stays among the games kept.',
  )

const many = (number: number): string => number.toLocaleString('en-GB')

/** That a game can grow no further, and what makes room. */
export const FULL_TEXT: Readonly<Record<Limit, string>> = {
  branches: `This game has ${many(LIMITS.branches)} branches, as many as can be kept. Remove one to begin another.`,
  answers: `This line of the game has ${many(LIMITS.answers)} answers, as many as can be kept.`,
  allAnswers: `The branches of this game have ${many(LIMITS.allAnswers)} answers, as many as can be kept. Remove one to explore further; the game itself can be played on.`,
  notes: `The notes on this game have ${many(LIMITS.notes)} letters, as many as can be kept. Shorten one to write more.`,
  note: `This note has ${many(LIMITS.note)} letters, as many as can be kept.`,
}

/** Why the game on the table is not kept, and what that means. */
export const TROUBLE_TEXT: Readonly<Record<Trouble, string>> = {
  blocked:
    'This browser does not let the page keep games. This one lasts while the page is open; save it as a file to keep it.',
  full: 'The storage of this browser is full. What you do now may be lost; delete games that you no longer need, or save this one as a file.',
  broken:
    'The storage of this browser does not work. What you do now may be lost; save the game as a file.',
  newer:
    'A newer version of this program has been here. What you do now may be lost; save the game as a file, then reload the page.',
  elsewhere: 'This game was continued in another tab.',
}

/** Words about keeping the game on the table. */
export const KEEPING = {
  follows: 'This game is open in another tab. Here you only watch.',
  takeOver: 'Play here',
  saveFile: 'Save as file',
  close: 'Close',
} as const
