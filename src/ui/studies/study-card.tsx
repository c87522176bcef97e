import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Game, GameId, Option } from '../../games/index'
import { present, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { begun, type Study } from '../../studies/study'
import { openLab } from '../hands/lab-open'
import { useHistory } from '../hands/opened'
import { focusPrompt } from '../kit/focus-prompt'
import { Coming } from '../kit/later'
import { MissingPart } from '../kit/missing-part'
import { useStores } from '../kit/stores'
import { useFetched } from '../kit/use-fetched'
import { offerOf } from '../screen/cover'
import { STUDIES } from '../words/en/studies'
import { recordFor, standingAt, studiesOf, studyOn } from './studied'
import { noteTried } from './tried'
import { Verdict } from './verdict'

interface Props {
  readonly table: TableStore
  readonly game: GameId
  /** Leads to all positions. */
  readonly onAll: () => void
}

interface CardProps extends Props {
  readonly study: Study
  readonly studies: readonly Study[]
  readonly now: Game
}

function Ways({
  table,
  game,
  study,
  studies,
  onAll,
  moment,
  onKeep,
}: CardProps & { moment: number | null; onKeep: (isKept: boolean) => void }) {
  const stores = useStores()
  const { closeHistory } = useHistory()
  const next = studies[studies.indexOf(study) + 1]
  const toQuestion = () => {
    if (moment === null) return
    closeHistory()
    exploring(table).goTo(moment)
    focusPrompt()
  }
  const toNext = () => {
    const saved = next && recordFor(game, next, offerOf(game)?.levels ?? [])
    if (saved) table.open(saved)
  }
  return (
    <p className="ways">
      {next && (
        <button type="button" className="main" onClick={toNext}>
          {STUDIES.next}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          onKeep(false)
          toQuestion()
        }}
      >
        {STUDIES.another}
      </button>
      <button
        type="button"
        onClick={() => {
          onKeep(true)
          toQuestion()
          openLab(stores, true)
        }}
      >
        {STUDIES.lab}
      </button>
      <button type="button" onClick={onAll}>
        {STUDIES.toAll}
      </button>
    </p>
  )
}

function Card(props: CardProps) {
  const { table, game, study, studies, now } = props
  const asked = useMemo(() => begun(game, study), [game, study])
  const { moment, ...standing } = useMemo(() => standingAt(table, asked, now), [table, asked, now])
  // The lab is opened at the question: what was answered there, and said of it, stays.
  const [kept, setKept] = useState<Option | null>(null)
  if (standing.given !== null && kept !== null) setKept(null)
  const given = standing.given ?? kept
  const stores = useStores()
  const isAnswered = given !== null
  useEffect(() => {
    if (isAnswered) noteTried(stores, study.id)
  }, [stores, isAnswered, study])
  return (
    <section
      className="hint study"
      data-part="study"
      data-answered={isAnswered || undefined}
      aria-label={STUDIES.number(studies.indexOf(study) + 1, studies.length)}
    >
      <header>
        <h2>{study.title}</h2>
        <span className="note">{STUDIES.number(studies.indexOf(study) + 1, studies.length)}</span>
      </header>
      <div className="said" role="status" tabIndex={0}>
        {given === null ? (
          <>
            <p>{study.question}</p>
            <p>
              <b>{STUDIES.look}</b> {study.look}
            </p>
            <p className="note">{STUDIES.answer}</p>
          </>
        ) : (
          <>
            <Verdict asked={asked} given={given} />
            {study.found.map(({ says }) => (
              <p key={says}>{says}</p>
            ))}
            <p>
              <b>{STUDIES.then}</b> {study.then}
            </p>
          </>
        )}
      </div>
      {given !== null && (
        <Ways {...props} {...{ moment }} onKeep={(isKept) => setKept(isKept ? given : null)} />
      )}
    </section>
  )
}

/** A position to try, above the decision: what is asked and, when it has been answered, what the lab makes of it. */
export function StudyCard({ table, game, onAll }: Props) {
  const [fetched, again] = useFetched(useCallback(() => studiesOf(game), [game]))
  const now = present(table)?.game
  if (fetched === 'missing') return <MissingPart onAgain={again} />
  if (fetched === 'loading') return <Coming />
  if (!table.setup || !now) return null
  const study = studyOn(table.setup, fetched.got)
  return (
    study && <Card key={study.id} {...{ table, game, onAll, study, now }} studies={fetched.got} />
  )
}
