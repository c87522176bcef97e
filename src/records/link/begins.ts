/** How the fragment of a link to a game begins. */
export const BEGINS = '#g='
