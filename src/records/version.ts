/**
 * The newest version, as games are written in which somebody stands in for a bot. Others are still written as before:
 * with an analysis as version 3, a game of two players as version 1 and any other as version 2, which older programs read.
 */
export const VERSION = 4
