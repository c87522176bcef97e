import type { Fault } from '../records/index'
import type { PictureReading } from './links'

/** A record from elsewhere whose game is kept, but not as it is there: either can be opened. */
export interface KeptOtherwise {
  readonly why: 'kept-otherwise'
  readonly id: string
  readonly text: string
  /** When the two were last changed. */
  readonly changed: { readonly kept: string; readonly here: string }
}

/** What was to be done and could not. */
export type Refused =
  | { readonly why: 'unreadable'; readonly fault: Fault }
  | { readonly why: 'picture'; readonly picture: NonNullable<PictureReading['mistake']> }
  | KeptOtherwise
  | { readonly why: 'not-there' | 'open-elsewhere' | 'shelf' | 'not-loaded' }
