/*
 * All that the screen still knows of the first game by name. What needs this is the first game's own and
 * belongs into its rooms; the house's screen asks the games' door and what is told it of a game.
 */
export * from '../../games/arab-revolt/rules/index'
