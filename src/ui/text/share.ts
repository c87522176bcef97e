import type { LinkReading, PictureReading } from '../../store/index'

/** Words for handing a game on. */
export const SHARE = {
  title: 'Save or share',
  note: 'Nothing is sent anywhere: a link bears the whole game within itself.',
  links: 'Links',
  gameLink: 'Link to this game',
  positionLink: 'Link to this position',
  positionNote: 'Without the moves that led to it.',
  copied: (letters: number) => `Copied: ${letters} characters.`,
  copyByHand: (letters: number) => `${letters} characters. Copy it from this field:`,
  noLink: 'This game is too long for a link. Save it as a file.',
  files: 'Files',
  saveFile: 'Save the game as a file',
  picture: 'Save a picture (PNG)',
  pictureNote: 'It carries the game: dropped on this page, it opens again.',
  drawing: 'Save a drawing (SVG)',
  pictureTitle: 'Arab Revolt: the board',
  noPicture: 'This browser could not draw the picture.',
} as const

const LINK_MISTAKES: Readonly<Record<NonNullable<LinkReading['mistake']>, string>> = {
  'not-a-link': 'The link is incomplete, or is no link to a game.',
  'too-long': 'The link is longer than any that this program makes.',
  'other-version': 'The link was made by another version of this program.',
  damaged: 'The link is damaged: letters of it are missing or have changed.',
  'other-rules': 'The link was made under other rules, and its moves no longer fit.',
  'wrong-setup': 'The link begins with a position that the rules do not know.',
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
  'carries-nothing': 'The picture carries no game.',
  damaged: 'The picture is damaged, and its game with it.',
}
