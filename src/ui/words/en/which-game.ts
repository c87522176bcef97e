/** What is chosen where a page can be about any of the games. */
export const WHICH_GAME = 'Which game'
