import { gameOf, isPlayed, type Kept } from '../../../store/index'
import { listed, inRow } from '../../../language/english'
import { coverOf, coveredGames, offerOf } from '../../screen/cover'
import { sideName, sitterName } from './seats'

const ORDINALS = ['First', 'Second', 'Third'] as const

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
  openings: 'Openings',
  review: 'Review',
  rename: 'Rename',
  duplicate: 'Duplicate',
  saveFile: 'Save as file',
  remove: 'Delete',
  removed: (title: string) => `“${title}” is deleted.`,
  restore: 'Undo',
  restoreOf: (title: string) => `Undo: put “${title}” back`,
  openKept: 'Open the game as it is kept',
  openBeside: 'Open this one beside it',
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

/** When something was, as people of the place write it. */
export const dateText = (date: string): string =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const playersOf = (kept: Kept): string => {
  const { seats } = kept
  if (!isPlayed(seats)) return 'Watched game'
  const sides = Object.entries(seats)
  const names = sides.map(([side, seat]) => sitterName(gameOf(kept), side, seat))
  const isNamed = sides.some(([side], i) => names[i] !== sideName(gameOf(kept), side))
  return isNamed ? listed(names) : 'Game'
}

const willOf = ({ politicalWill }: Kept): string => `Political Will ${politicalWill}`

/** What a game is called: where nobody has named it, by what tells it from the others. */
export const titleOf = (game: Kept): string => {
  const { name, created, changed, toMove, politicalWill } = game
  if (name !== '') return name
  const offer = toMove === null ? offerOf(gameOf(game)) : null
  const result = offer ? [`${offer.inText(offer.winner(politicalWill))} won`] : []
  return inRow([playersOf(game), dateText(created ?? changed), ...result, willOf(game)])
}

/** Where a game stands, in a line: what its title does not say. */
export const standingOf = (game: Kept): string => {
  const { name, campaign, card, toMove } = game
  const of = gameOf(game)
  return [
    ...(coveredGames().length > 1 ? [coverOf(of)?.name ?? of] : []),
    `${ORDINALS[campaign - 1] ?? ORDINALS.at(-1)} campaign, card ${card}`,
    ...(name === '' ? [] : [willOf(game)]),
    toMove === null ? 'The game is over' : (offerOf(of)?.toPlay(toMove) ?? toMove),
  ].join(' · ')
}
