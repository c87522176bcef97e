import { LEVELS, type LevelId } from '../../../bots/levels'

/** How the named bots play, each in a sentence. */
export const LEVEL_NOTES: Readonly<Record<LevelId, string>> = {
  newcomer: 'Takes what appeals and hardly discerns: the easiest to beat.',
  steward: 'Follows about a dozen priorities in their order.',
  officer: 'Takes what has mostly turned out well, without looking ahead.',
  planner: `Plays its action out ${LEVELS.planner.playouts} times before it decides.`,
  strategist: `Plays its action out ${LEVELS.strategist.playouts} times before it decides.`,
  commander: `Plays its action out ${LEVELS.commander.playouts} times, and takes the longest to think.`,
}
