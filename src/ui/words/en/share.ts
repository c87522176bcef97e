import { TOP_BAR } from './top-bar'
import type { LinkReading, PictureReading } from '../../../store/index'

/** Words for handing a game on. */
export const SHARE = {
  title: TOP_BAR.share,
  note: 'Nothing is sent anywhere: a link contains the whole game.',
  links: 'Links',
  gameLink: 'Link to this game',
  positionLink: 'Link to this position',
  positionNote: 'The position that is shown, without the moves that led to it.',
  copied: (letters: number) => `Copied: ${letters} characters.`,
  copyByHand: (letters: number) => `${letters} characters. Copy it from this field:`,
  noPosition: 'This position cannot be played as it is.',
  noLink: 'This game is too long for a link. Save it as a file.',
  files: 'Files',
  saveFile: 'Save the game as a file',
  picture: 'Save a picture (PNG)',
  pictureNote:
    'The position that is shown. It contains the game: drop it on this page to open it there again.',
  drawing: 'Save a drawing (SVG)',
  pictureTitle: (game: string) => `${game}: the board`,
  carriesNothing: 'Saved. The picture contains no game: this position cannot be played as it is.',
  noPicture: 'This browser could not draw the picture.',
} as const

const LINK_MISTAKES: Readonly<Record<NonNullable<LinkReading['mistake']>, string>> = {
  'not-a-link': 'The link is incomplete, or not a link to a game.',
  'too-long': 'The link is longer than this program ever makes one.',
  'other-version': 'The link was made by another version of this program.',
  damaged: 'The link is damaged: a part of it is missing or has changed.',
  'other-rules': 'The link was made by another version of the rules, and its moves no longer fit.',
  'unknown-game': 'The link is of another game, whose rules are not here.',
  'wrong-setup': 'The link begins with a position that the rules do not allow.',
}

/** Words for a link that was opened. */
export const LINK = {
  mistake: ({ mistake }: LinkReading) => (mistake === null ? '' : LINK_MISTAKES[mistake]),
  rest: ({ answers, of }: LinkReading) => `Open what could be read: ${answers} of ${of} answers`,
  close: 'Close',
} as const

/** Why a picture does not open. */
export const PICTURE_TEXT: Readonly<Record<NonNullable<PictureReading['mistake']>, string>> = {
  'not-a-png': 'The file is not a picture that this program has made.',
  'carries-nothing': 'The picture contains no game.',
  damaged: 'The picture is damaged, and so is the game in it.',
}
