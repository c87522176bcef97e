/**
 * The newest version, as games are written that bear an analysis. Without one they are still written as before,
 * a game of two players as version 1 and any other as version 2, which older programs read.
 */
export const VERSION = 3
