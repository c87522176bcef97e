/** How the fragment of a link to a lesson begins. */
export const LESSON_BEGINS = '#l='

/**
 * Whether a text means to be the file of a lesson, whole or damaged. It is not parsed: whatever is wrong with it, the
 * reader of lessons says so. Lessons from before there were files have steps and no format.
 */
export const isLessonText = (text: string): boolean =>
  /"format"\s*:\s*"lesson"/.test(text) || (/"steps"\s*:/.test(text) && !/"format"\s*:/.test(text))
