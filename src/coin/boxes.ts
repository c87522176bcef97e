/** 2.3 The boxes of the Initiative Track, left to right. */
export const BOXES = ['limited-operation', 'event', 'operation-and-special'] as const
export type Box = (typeof BOXES)[number]
