import { playersIn, type Seats } from '../../records/index'

/** Whether anybody plays; where only bots do, their game is watched. */
export const isPlayed = (seats: Seats): boolean =>
  Object.values(seats).some(({ kind }) => kind === 'player')

/** Whether players sit on all sides: only then somebody has to make room for another. */
export const isShared = (seats: Seats): boolean => playersIn(seats) !== null
