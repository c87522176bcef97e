import type { ReactNode } from 'react'
import type { Game, House } from '../../games/index'
import type { Why as Proved } from '../../bots/why'
import { signOf } from '../../store/lab/thinking'
import type { LabWords } from '../screen/late'
import { useScreen } from '../screen/use-screen'
import { LAB } from '../words/en/lab'
import { shareFor, sideAsked } from './side'

interface Props {
  readonly game: Game
  readonly why: Proved<House>
  readonly words: LabWords
  readonly children?: ReactNode
}

/** What can be proved of a line, sentence by sentence; more may follow. */
export function Reasons({ game, why, words: { terms }, children }: Props) {
  const { words } = useScreen()
  const sign = signOf(game)
  const { now, then, count, playouts, looked, answers } = why
  return (
    <ul>
      <li>
        {LAB.change(words.inText(sideAsked(game)), shareFor(now, sign), shareFor(then, sign))}
      </li>
      {count.length === 0 && <li>{LAB.sameCount}</li>}
      {count.map(({ line, from, to }) => (
        <li key={line}>{LAB.count(words.willLines[line] ?? line, from, to)}</li>
      ))}
      {why.terms
        .filter(({ change }) => LAB.ofHundred(Math.abs(change)) > 0)
        .map(({ group, change }) => (
          <li key={group}>{LAB.term(sign * change, terms[group] ?? group)}</li>
        ))}
      <li>{LAB.looked(playouts, looked, answers)}</li>
      {children}
    </ul>
  )
}
