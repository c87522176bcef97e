import { useMemo } from 'react'
import type { GameId } from '../../games/index'
import { newGame, summary } from '../../games/index'
import { setupOf, type Study } from '../../studies/study'
import { Thumbnail } from '../library/thumbnail'
import { useScreen } from '../screen/use-screen'
import { Shape } from '../told/banner'
import { STUDIES } from '../words/en/studies'
import { useTried } from './tried'

interface Props {
  readonly game: GameId
  readonly studies: readonly Study[]
  readonly onTry: (study: Study) => void
}

function One({
  game,
  study,
  isTried,
  onTry,
}: Omit<Props, 'studies'> & { study: Study; isTried: boolean }) {
  const { map, words } = useScreen()
  const board = useMemo(() => summary(newGame(game, setupOf(study))).map, [game, study])
  return (
    <li className="a-study">
      <Thumbnail map={board} />
      <div>
        <h3>
          <button type="button" onClick={() => onTry(study)}>
            {study.title}
          </button>
        </h3>
        <p className={`by ${map.colourOf(study.by)}`}>
          <Shape faction={study.by} /> {words.who(study.by)}
          {isTried && <span className="note"> · {STUDIES.tried}</span>}
        </p>
        <p>{study.question}</p>
      </div>
    </li>
  )
}

/** The positions to try, each with its map. */
export function StudyList({ game, studies, onTry }: Props) {
  const tried = useTried()
  const number = studies.filter(({ id }) => tried.includes(id)).length
  return (
    <section className="studies" aria-label={STUDIES.positions}>
      <h2>{STUDIES.positions}</h2>
      <p className="note">
        {STUDIES.positionsNote} {number > 0 && `${STUDIES.triedOf(number, studies.length)}.`}
      </p>
      <ol>
        {studies.map((study) => (
          <One key={study.id} {...{ game, study, onTry }} isTried={tried.includes(study.id)} />
        ))}
      </ol>
    </section>
  )
}
