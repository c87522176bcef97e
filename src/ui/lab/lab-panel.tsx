import { useState } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../../games/index'
import { atOf, isShared, lineOf, type Table } from '../../store/index'
import type { Stroke } from '../../insight/index'
import { openLab } from '../hands/lab-open'
import { Icon } from '../kit/icon'
import { useHeading } from '../kit/use-heading'
import { usePlace } from '../places/use-places'
import { useScreen } from '../screen/use-screen'
import { LAB } from '../words/en/lab'
import { agreeIn, agreed } from '../hands/agreement'
import { Found } from './found'
import { PlayOutDialog } from './play-out-dialog'
import { State } from './state'
import { isSmall, useLab, useLooked } from './use-lab'

interface Props {
  readonly table: Table
  /** The earlier moment that the map shows. */
  readonly looking: number | null
  readonly onTry: (stroke: Stroke | null) => void
}

/** Two people play: both have to say that they want to know. */
function Asking({ game }: { game: string }) {
  return (
    <div className="body">
      <p>{LAB.ask}</p>
      <p className="ways">
        <button type="button" className="main" onClick={() => agreeIn(game)}>
          {LAB.askBoth}
        </button>
        <button type="button" onClick={() => openLab(false)}>
          {LAB.askNot}
        </button>
      </p>
    </div>
  )
}

function Thinking({ table, looking, onTry }: Props) {
  const { Lab } = useScreen()
  const isInPage = useLab((lab) => lab.isInPage)
  const moment = looking ?? atOf(table)
  const now = lineOf(table)[moment]
  const [playingOut, setPlayingOut] = useState<Game | null>(null)
  usePlace(playingOut, setPlayingOut)
  useLooked(table.follows ? null : (now?.game ?? null))
  if (table.follows) return <p className="body">{LAB.follows}</p>
  if (!now || !Lab) return null
  return (
    <div className="body" tabIndex={0} role="region" aria-label={LAB.found}>
      {isInPage && <p className="note">{LAB.inPage}</p>}
      {isSmall && <p className="note">{LAB.small}</p>}
      <Lab onClose={() => openLab(false)}>
        {(words) => (
          <Found
            {...{ table, moment, words }}
            game={now.game}
            onTry={looking === null ? onTry : null}
            onPlayOut={() => setPlayingOut(now.game)}
          />
        )}
      </Lab>
      {playingOut && (
        <PlayOutDialog {...{ table }} game={playingOut} onClose={() => setPlayingOut(null)} />
      )}
    </div>
  )
}

/** The lab beside the table: what the answers to the question are worth, as far as that can be known. */
export function LabPanel(props: Props) {
  const { setup, identity, follows } = props.table
  const heading = useHeading()
  const games = useStore(agreed)
  const id = identity?.id ?? ''
  const mayThink = setup !== null && (!isShared(setup.seats) || games.includes(id))
  return (
    <section className="lab" data-part="lab" aria-label={LAB.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {LAB.title}
        </h2>
        {mayThink && !follows && <State />}
        <button
          type="button"
          className="close"
          aria-label={LAB.close}
          onClick={() => openLab(false)}
        >
          <Icon of="close" />
        </button>
      </header>
      {mayThink ? <Thinking {...props} /> : <Asking game={id} />}
    </section>
  )
}
