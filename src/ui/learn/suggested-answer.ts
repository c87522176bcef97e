import { sameOption, type Option } from '../../rules/index'
import { present, type TableState } from '../../store/index'
import { PATH, isFirstGame } from './first-game'

const answersSoFar = ({ line, at }: TableState): readonly Option[] =>
  line
    .slice(0, at + 1)
    .flatMap(({ steps }) => steps)
    .flatMap(({ given, answer }) => (given === 'player' ? [answer] : []))

interface Place {
  readonly number: number
  readonly suggested: Option | null
}

/** Where on the suggested course a game is; null once it has left it. */
const placeOnPath = (given: readonly Option[], turnOver: boolean): Place | null => {
  let rest = given
  for (const [index, { answers }] of PATH.entries()) {
    const number = index + 1
    if (answers.length === 0 && rest.length === 0 && turnOver) return { number, suggested: null }
    for (const answer of answers) {
      const [next, ...others] = rest
      if (next === undefined) return { number, suggested: answer }
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

/** The answer that the first game suggests; null where it suggests none. */
export const suggestedAnswer = (state: TableState): Option | null =>
  placeOf(state)?.suggested ?? null
