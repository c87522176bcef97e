import { memo, useEffect, useState } from 'react'
import { outcome, type Game } from '../../games/index'
import { atOf, lineOf, type TableStore } from '../../store/index'
import type { Stroke } from '../../insight/index'
import { useAgreement } from '../hands/agreement'
import { Agreed, AskAgreement } from '../hands/agreement-part'
import { focusPrompt } from '../kit/focus-prompt'
import { Icon } from '../kit/icon'
import { useAfterPaint } from '../kit/use-after-paint'
import { useHeading } from '../kit/use-heading'
import { usePlace } from '../places/use-places'
import { useScreen } from '../screen/use-screen'
import { LAB } from '../words/en/lab'
import { Found } from './found'
import { PlayOutDialog } from './play-out-dialog'
import { Pictured } from './pictured'
import { State } from './state'
import { isSmall, useLab, useLooked } from './use-lab'

interface Props {
  readonly table: TableStore
  /** The earlier moment that the map shows. */
  readonly looking: number | null
  readonly onTry: (stroke: Stroke | null) => void
  readonly onClose: () => void
}

/** It works while this is there: whatever takes its place leaves all that was thought, and played out. */
function Thinking({ table, looking, onTry, onClose }: Props) {
  const { Lab } = useScreen()
  const isInPage = useLab((lab) => lab.isInPage)
  const moment = looking ?? atOf(table)
  const now = lineOf(table)[moment]
  const [playingOut, setPlayingOut] = useState<Game | null>(null)
  usePlace(playingOut, setPlayingOut)
  // About a game that is over there is nothing to think.
  useLooked(now && !outcome(now.game) ? now.game : null)
  if (!now || !Lab) return null
  return (
    <div className="body" tabIndex={0} role="region" aria-label={LAB.found}>
      {isInPage && <p className="note">{LAB.inPage}</p>}
      {isSmall && <p className="note">{LAB.small}</p>}
      <Lab onClose={onClose}>
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

/** What closed it is gone: whoever pressed that goes on at the question. */
const focusPromptIfLost = (): void => {
  if (document.activeElement === document.body) focusPrompt()
}

const Panel = memo(function Panel({ given }: { given: Props }) {
  const { onClose, table } = given
  const heading = useHeading()
  const agreement = useAgreement(table)
  const mayThink = agreement.isThere
  // The question can have the focus again once no other board is pictured.
  useEffect(() => () => queueMicrotask(focusPromptIfLost), [])
  return (
    <section className="lab" data-part="lab" aria-label={LAB.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {LAB.title}
        </h2>
        {mayThink && !table.follows && <State />}
        <button type="button" className="close" aria-label={LAB.close} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      <Agreed {...{ agreement, onClose }} />
      {!mayThink && (
        <div className="body">
          <AskAgreement {...{ agreement, heading, onClose }} />
        </div>
      )}
      {mayThink && table.follows && <p className="body">{LAB.follows}</p>}
      {mayThink && !table.follows && <Thinking {...given} />}
      <Pictured at={atOf(table)} />
    </section>
  )
})

/**
 * The lab beside the table: what the answers to the question are worth, as far as that can be known. What was pressed is
 * painted before it: it has enough to do itself.
 */
export function LabPanel(props: Props) {
  return <Panel given={useAfterPaint(props)} />
}
