/* The only writers of the board. What happens to pieces, markers, tracks, chits and cards is told as a fact. */
export * from './cards'
export * from './chits'
export * from './markers'
export * from './pieces'
export * from './tracks'
