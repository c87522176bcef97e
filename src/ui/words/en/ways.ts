import { counted } from '../../../language/english'

/** Words of the other ways to give an answer: less, or something else. */
export const WAYS = {
  group: (title: string) => `${title}, otherwise`,
  none: '0',
  open: '…',
  of: (title: string, said: string, asksForMore = false) =>
    `${title}: ${said}${asksForMore ? ', and perhaps more' : ''}`,
} as const

/** Words of pieces that may be moved. */
export const MOVING = {
  from: (space: string) => `From ${space}`,
  to: (space: string) => `To ${space}`,
  all: 'all',
  going: (number: number) => counted(number, 'goes', 'go'),
} as const

/** Words of what a side of an Event would do now. */
export const NOW = {
  label: 'Now',
  forecast: 'Forecast',
  forecastOf: (before: string, after: string) =>
    before === after ? `${after}, no change` : `${before} to ${after}`,
} as const
