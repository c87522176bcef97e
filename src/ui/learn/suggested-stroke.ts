import { sameOption, type Option } from '../../games/index'
import { lanesOf, strokesOf, type Stroke } from '../../insight/index'
import { present, type TableState } from '../../store/index'
import { PATH, isFirstGame } from './first-game'

const answersSoFar = ({ line, at }: TableState): readonly Option[] =>
  line
    .slice(0, at + 1)
    .flatMap(({ steps }) => steps)
    .flatMap(({ given, answer }) => (given === 'player' ? [answer] : []))

interface Place {
  readonly number: number
  /** What is left of its answers. */
  readonly suggested: readonly Option[]
}

/** Where on the suggested course a game is; null once it has left it. */
const placeOnPath = (given: readonly Option[], turnOver: boolean): Place | null => {
  let rest = given
  for (const [index, { answers }] of PATH.entries()) {
    const number = index + 1
    // A turn that is over is to be ended, in the step of its own or the last one.
    if (rest.length === 0 && turnOver)
      return { number: answers.length === 0 ? number : index, suggested: [] }
    for (const [given, answer] of answers.entries()) {
      const [next, ...others] = rest
      if (next === undefined) return { number, suggested: answers.slice(given) }
      if (!sameOption(next, answer)) return null
      rest = others
    }
  }
  return null
}

/** Where on the suggested course the first game is; null in any other. */
export const placeOf = (state: TableState): Place | null =>
  state.setup && isFirstGame(state.setup)
    ? placeOnPath(answersSoFar(state), present(state)?.turnOver === true)
    : null

const isBeginning = (stroke: Stroke, of: readonly Option[]): boolean =>
  stroke.every((option, i) => sameOption(option, of[i]))

/** What the first game suggests to answer in one go; null where it suggests nothing. */
export const suggestedStroke = (state: TableState): Stroke | null => {
  const game = present(state)?.game
  const suggested = placeOf(state)?.suggested ?? []
  const [first] = suggested
  if (!game || first === undefined) return null
  if (lanesOf(game).length > 0) return suggested
  const { main, others } = strokesOf(game, first)
  return [main, ...others].find((stroke) => isBeginning(stroke, suggested)) ?? [first]
}
