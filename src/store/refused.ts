import type { Fault } from '../records/index'
import type { PictureReading } from './links'

/** What was to be done and could not. */
export type Refused =
  | { readonly why: 'unreadable'; readonly fault: Fault }
  | { readonly why: 'picture'; readonly picture: NonNullable<PictureReading['mistake']> }
  | { readonly why: 'not-there' | 'open-elsewhere' | 'shelf' }
