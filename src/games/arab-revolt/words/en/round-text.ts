import type { CardId } from '../../rules/index'
import type { SideText } from './cards'
import { MUNICH_NAME } from './names'

/** 6.5 What a Propaganda card does beside its round. It is no Event: nobody executes it. */
export const ROUND_TEXT: Readonly<Partial<Record<CardId, SideText>>> = {
  A34: {
    heading: MUNICH_NAME,
    effect:
      'In the Reset Phase of this round, the British place all Troops that are Out of Play in any Cities.',
  },
}
