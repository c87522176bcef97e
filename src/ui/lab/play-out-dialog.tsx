import { useEffect, useState } from 'react'
import type { Game } from '../../games/index'
import type { TableStore } from '../../store/index'
import type { Wish } from '../../store/lab/run'
import { useModal } from '../kit/use-modal'
import { useReturn } from '../kit/use-return'
import { PLAY_OUT } from '../words/en/play-out'
import { useChosen } from './chosen'
import { useStarts } from './starts'
import { PlayOutForm } from './play-out-form'
import { PlayOutProgress } from './play-out-progress'
import { PlayOutResults } from './play-out-results'
import { useLab, useLabStore } from './use-lab'

interface Props {
  readonly table: TableStore
  readonly game: Game
  readonly onClose: () => void
}

/** Games played out from a position, over the table: who plays and from where, then what came of it. */
export function PlayOutDialog({ table, game, onClose }: Props) {
  const dialog = useModal()
  useReturn()
  const run = useLab((all) => all.run)
  const starts = useStarts(table, game)
  const lab = useLabStore()
  const answers = useChosen((all) => all.answers)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    answers.length > 0 ? answers.map((one) => JSON.stringify(one)) : ['here'],
  )
  useEffect(() => {
    lab.getState().stop()
    lab.getState().gauge(game)
  }, [lab, game])
  const alternatives = starts.filter(({ id }) => chosen.includes(id))
  const begin = (how: Omit<Wish, 'alternatives'>) =>
    lab.getState().playOut({ ...how, alternatives })
  const isOfThis = run?.of === game
  return (
    <dialog ref={dialog} className="playing-out" aria-label={PLAY_OUT.title} onClose={onClose}>
      <header>
        <h1>{PLAY_OUT.title}</h1>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {PLAY_OUT.close}
        </button>
      </header>
      <p className="note">{PLAY_OUT.note}</p>
      <PlayOutForm {...{ game, starts, chosen }} onChoose={setChosen} onBegin={begin} />
      {isOfThis && <PlayOutProgress run={run} />}
      {isOfThis && <PlayOutResults run={run} game={game} />}
    </dialog>
  )
}
