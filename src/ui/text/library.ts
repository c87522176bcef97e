import { CAMPAIGNS, type Chooser } from '../../games/index'
import type { Kept } from '../../store/index'
import { WHO } from './names'

const ORDINALS = ['First', 'Second', 'Third'] as const

const TO_PLAY: Readonly<Record<Chooser, string>> = {
  british: 'The British to play',
  rebels: 'The Rebels to play',
  chance: 'A roll or draw is to come',
}

/** Words of the list of games that are kept. */
export const LIBRARY = {
  title: 'Games kept',
  where: 'They are kept in this browser, on this machine, and nowhere else.',
  lasting: 'The browser has agreed to keep them until you delete them.',
  passing:
    'The browser may clear them when it needs room, or when you have not visited for a long time. Save the games that matter to you as files.',
  none: 'No game is kept yet. Each game that you begin is kept here, answer by answer.',
  back: 'Back',
  openFile: 'Open a file',
  dropHere: 'Let go to open the game.',
  open: 'Open',
  rename: 'Rename',
  duplicate: 'Duplicate',
  saveFile: 'Save as file',
  remove: 'Delete',
  removed: (title: string) => `“${title}” is deleted.`,
  restore: 'Undo',
  close: 'Close',
  nameOf: (title: string) => `New name of “${title}”`,
  save: 'Save',
  cancel: 'Cancel',
  onTable: 'on the table',
  damaged: 'A game that cannot be described',
  damagedNote: 'Its entry in the list is damaged. The game itself may still open.',
  forGood: 'It cannot be put back. If you are in doubt, save it as a file first.',
  removeForGood: 'Delete for good',
  keep: 'Keep it',
  copyOf: (title: string) => `${title} (copy)`,
} as const

/** What a game is called. */
export const titleOf = ({ name, players, mode }: Kept): string => {
  if (name !== '') return name
  if (mode === 'watch') return 'A watched game'
  const { british, rebels } = players
  const isNamed = british !== WHO.british || rebels !== WHO.rebels
  return isNamed ? `${british} and ${rebels}` : 'A game without a name'
}

/** Where a game stands, in a line. */
export const standingOf = ({ campaign, card, politicalWill, toMove }: Kept): string =>
  [
    `${ORDINALS[Math.min(campaign, CAMPAIGNS) - 1] ?? ''} campaign, card ${card}`,
    `Political Will ${politicalWill}`,
    toMove === null ? 'The game is over' : TO_PLAY[toMove],
  ].join(' · ')

/** When a game was last changed, as people of the place write it. */
export const dateText = (changed: string): string =>
  new Date(changed).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
