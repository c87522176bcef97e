/** Words of the page on the history: its timeline and its sources. */
export const HISTORY = {
  title: 'History and sources',
  timeline: 'Timeline',
  sources: 'Sources',
  allSources: 'All sources',
  parts: 'What is shown',
  close: 'Close',
  notSeen: 'Not seen here: confirm it before you cite it.',
  about:
    'Whatever a background says is carried by a work in this list. Of each work it is told what it supports. The cards cite them sentence by sentence.',
  timelineAbout:
    'Cards come in any order, and no campaign of the game has dates of its own. Each card stands here where its background places it.',
  cardsAt: 'Cards',
  lessonsAt: 'Lessons',
  inGame: 'In the game',
  before: 'Before the game',
} as const
