import { MEDIA } from './media'

/** Whether it was a finger that pressed, on a screen of any size. */
export const isCoarse = ({ detail }: { readonly detail: number }): boolean =>
  detail > 0 && matchMedia(MEDIA.coarse).matches
