/** What the game is called. */
export const NAME = 'Palestine'

/** Where and when it plays. */
export const SUBTITLE = '1945–1947'
