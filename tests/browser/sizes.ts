import type { GameId } from '../../src/games/index'

/** The windows in which the page must hold: a small screen, a large one, a tablet, a phone. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** Whether each game is tested in every window and moment: `ALL=1 npm run test:browser -- layout`. */
export const ALL = process.env['ALL'] === '1'

/**
 * What a game has of windows that two games share at a moment: every other one, and at the next moment the rest. Which
 * game it is, and which moment, is counted from 0.
 */
export const shareOf = <Window>(
  windows: readonly Window[],
  game: GameId,
  moment: number,
): readonly Window[] => {
  const nth = moment + (game === 'palestine' ? 1 : 0)
  return ALL ? windows : windows.filter((_, at) => at % 2 === nth % 2)
}
