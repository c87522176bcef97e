/** How the fragment of a link to a lesson begins. */
export const LESSON_BEGINS = '#l='
