import { useEffect } from 'react'
import { outcome, question, type Game } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { atOf, type TableStore } from '../../store/index'
import type { LabWords } from '../screen/late'
import { openPage } from '../reader/reader'
import { LAB } from '../words/en/lab'
import { LAB_HELP } from '../words/en/lab-help'
import { Answers } from './answers'
import { BestLine } from './best-line'
import { useChosen } from './chosen'
import { Model, Sampling } from './statements'
import { useLab } from './use-lab'
import { UsualPart } from './usual-part'
import { Why } from './why'

interface Props {
  readonly table: TableStore
  readonly moment: number
  readonly game: Game
  readonly words: LabWords
  readonly onTry: ((stroke: Stroke | null) => void) | null
  readonly onPlayOut: () => void
}

/** All that has been found about a position. */
export function Found({ table, moment, game, words, onTry, onPlayOut }: Props) {
  const chosen = useChosen(({ answers }) => answers.length)
  const forget = useChosen((all) => all.forget)
  useEffect(() => forget(game), [forget, game])
  const thought = useLab((lab) => lab.thought)
  const evaluation = thought?.game === game ? thought.evaluation : null
  const by = question(game)?.by
  if (outcome(game)) return <p>{LAB.over}</p>
  return (
    <>
      {thought?.doing === 'failed' && <p role="alert">{LAB.because(thought.message ?? '')}</p>}
      <Model game={game} value={evaluation?.value ?? null} />
      <Sampling game={game} />
      {by === 'chance' && <p className="note">{LAB.chance}</p>}
      {evaluation && by !== 'chance' && <Answers {...{ game, evaluation, onTry }} />}
      <p className="ways">
        <button type="button" onClick={onPlayOut}>
          {chosen > 0 ? LAB.simulateSome(chosen) : LAB.simulate}
        </button>{' '}
        <button type="button" className="term" onClick={() => openPage('lab')}>
          {LAB_HELP.open}
        </button>
      </p>
      <UsualPart game={game} at={atOf(table)} />
      {evaluation && <BestLine {...{ table, moment, game }} line={evaluation.why.line} />}
      {evaluation && <Why {...{ game, words }} why={evaluation.why} />}
    </>
  )
}
