import { useMemo } from 'react'
import { apply, options, outcome, question, type Game, type Option } from '../../games/index'
import type { TableStore } from '../../store/index'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { BRANCHES } from '../words/en/branches'
import { PLAY_OUT } from '../words/en/play-out'
import { useLab } from './use-lab'

/** A position from which games may be played out. */
export interface StartFrom {
  readonly id: string
  readonly name: string
  readonly game: Game
}

/** So many answers are offered, the best first. */
const MOST = 16

/** Where games may begin: here, after each answer, and at the ends of the branches. */
export const useStarts = (table: TableStore, game: Game): readonly StartFrom[] => {
  const screen = useScreen()
  const evaluation = useLab(({ thought }) => (thought?.game === game ? thought.evaluation : null))
  const { branches, branch: present } = table
  return useMemo(() => {
    const asked = question(game)
    const ranked = evaluation?.answers.map(({ option }) => option) ?? []
    const keys = new Set(ranked.map((one) => JSON.stringify(one)))
    const rest = options(game).filter((one) => !keys.has(JSON.stringify(one)))
    const after = (option: Option): StartFrom[] =>
      asked === null || asked.by === 'chance'
        ? []
        : [
            {
              id: JSON.stringify(option),
              name: PLAY_OUT.after(
                givenText({ question: asked, answer: option, card: null }, screen),
              ),
              game: apply(game, option),
            },
          ]
    const ends = branches.flatMap(({ id, name, line }) => {
      const last = line.at(-1)
      if (id === present || !last || outcome(last.game)) return []
      return [
        { id: `branch ${id}`, name: PLAY_OUT.branch(BRANCHES.nameOf(name, id)), game: last.game },
      ]
    })
    return [
      { id: 'here', name: PLAY_OUT.here, game },
      ...[...ranked, ...rest].slice(0, MOST).flatMap(after),
      ...ends,
    ]
  }, [game, evaluation, branches, present, screen])
}
