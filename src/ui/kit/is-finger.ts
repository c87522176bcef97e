import { MEDIA } from './media'

/** Whether it was a finger on a phone that pressed; keys, and what reads aloud, press without a pointer. */
export const isFinger = ({ detail }: { readonly detail: number }): boolean =>
  detail > 0 && matchMedia(MEDIA.fingers).matches
