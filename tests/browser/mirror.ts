import {
  board,
  optionKind,
  options,
  outcome,
  question,
  type Game,
  type GuerrillaGroup,
  type Move,
  type Option,
  type Pick,
  type SpaceId,
} from '../../src/games/arab-revolt/rules/index'
import { strokeIn } from '../../src/insight/index'
import { outcomeWins } from '../../src/games/arab-revolt/words/en/end'
import { promptText } from '../../src/games/arab-revolt/words/en/prompt'
import { DECISION } from '../../src/ui/words/en/words'

/** The spaces that an answer touches. */
export const spacesOf = (option: Option): readonly SpaceId[] => {
  switch (optionKind(option)) {
    case 'space':
      return [option as SpaceId]
    case 'pick':
      return [(option as Pick).space]
    case 'move':
    case 'group': {
      const { from, to } = option as Move | GuerrillaGroup
      return [from, to]
    }
    default:
      return []
  }
}

/** What of a moment the page shows. */
interface Standing {
  readonly game: Game
  readonly turnOver: boolean
}

/** What the players can answer now. */
export const answersAt = (now: Standing): readonly Option[] =>
  now.turnOver ? [] : options(now.game)

const promptAt = (now: Standing): string => {
  const result = outcome(now.game)
  if (result) return outcomeWins(result)
  if (now.turnOver) return DECISION.turnIsOver
  const { ask, about } = question(now.game)!
  const beside = answersAt(now).filter((option) => option !== 'done')
  const activities = beside.filter((option) => optionKind(option) === 'activity')
  const isRest = activities.length > 0 && activities.length === beside.length && about.spaces
  return promptText(isRest ? 'turn.activity' : ask, about)
}

/** The spaces in which a press answers, or begins to. */
const enabledAt = (now: Standing): readonly SpaceId[] => {
  const here = now.turnOver ? undefined : question(now.game)?.about.space
  const spaces = answersAt(now).flatMap(spacesOf)
  return here && strokeIn(now.game, here) ? [here, ...spaces] : spaces
}

/** What the page must show, as the rules have it. */
export const expectedAt = (now: Standing) => ({
  prompt: promptAt(now),
  politicalWill: board(now.game).politicalWill,
  enabled: [...new Set(enabledAt(now))].sort(),
})
