import { isPlayed, isShared, type TableSetup } from '../../store/index'

/** Whether a game may be a position to try, before these are loaded: one side is a bot’s, and it begins in its own way. */
export const mayBeStudy = ({ seats, rules }: TableSetup): boolean =>
  rules?.position !== undefined && isPlayed(seats) && !isShared(seats)
