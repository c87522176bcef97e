import { counted, signed } from '../../../language/english'

/** Other spaces that would change, if any. */
export const elsewhere = (number: number): readonly string[] =>
  number === 0 ? [] : [`and ${counted(number, 'more space', 'more spaces')}`]

/** What it would do to the forecast. */
export const outlookText = ({ before, after }: { before: number; after: number }) =>
  before === after ? null : `Forecast ${signed(before)} to ${signed(after)}`

/** The heading of a preview: a space and what is done there. */
export const trialTitle = (place: string, deed: string): string => `${place}: ${deed}`
