import { useRef } from 'react'
import { kindOf, type Option, type Refused } from '../../games/index'
import { WhatIs } from '../reader/what-is'
import { DECISION } from '../words/en/words'
import { ChoiceButton } from '../kit/choice'
import { EventNow } from './event-now'
import { later } from '../kit/later'
import { useIsPainted } from '../kit/use-is-painted'
import { MoreBelow } from './more-below'
import { One, type Answering } from './one'
import { TellsContext } from './outcomes'
import { RefusedList } from './refused-list'
import { refusedGroups, refusedInPlace } from '../hands/refused-groups'
import { useLabOpen } from '../hands/lab-open'
import type { View } from '../hands/view'
import { useScreen } from '../screen/use-screen'

const MovementRows = later(() => import('./movement').then((part) => part.MovementRows))

interface Props extends Answering {
  readonly view: View
  /** The same answers, those at one space only. */
  readonly shown: View
}

const keyOf = (option: Option): string => JSON.stringify(option)

function Activities({ shown, view, ...answering }: Props) {
  const { game } = answering
  const screen = useScreen()
  const { words } = screen
  const isActivity = ({ option }: Refused) => kindOf(game, option) === 'activity'
  const refused = refusedInPlace(game, view, screen).filter(isActivity)
  const [first, ...others] = refused
  if (shown.activities.length === 0 && others.every(({ reason }) => reason === first?.reason))
    return first ? (
      <ChoiceButton title={DECISION.activity} refused={`${words.reason(first)} (${first.rule})`} />
    ) : null
  return (
    <div className="activities" role="group" aria-label={DECISION.activity}>
      <h3>{DECISION.activity}</h3>
      {shown.activities.map((choice) => (
        <One key={keyOf(choice.option)} choice={choice} {...answering} />
      ))}
      {refused.map((one) => (
        <ChoiceButton
          key={keyOf(one.option)}
          title={words.answer(one.option)}
          refused={`${words.reason(one)} (${one.rule})`}
        />
      ))}
    </div>
  )
}

/** All answers, and all that cannot be chosen with its reason. */
export function Answers(props: Props) {
  const { view, shown, ...answering } = props
  const { game, ask, onTry } = answering
  // The lab has each press wait longer for its picture: there, figures follow it, and what stands below the answers.
  const tells = useIsPainted(useLabOpen())
  const list = useRef<HTMLDivElement>(null)
  const screen = useScreen()
  const { words } = screen
  const inPlace = refusedInPlace(game, view, screen).filter(
    ({ option }) => kindOf(game, option) !== 'activity',
  )
  return (
    <TellsContext value={tells}>
      <div
        className="answers"
        data-part="answers"
        ref={list}
        role="group"
        aria-label={DECISION.answers}
        aria-busy={!tells}
        onPointerLeave={() => onTry(null)}
        onBlur={() => onTry(null)}
      >
        {[...shown.plain, ...shown.spaces, ...shown.picks, ...shown.payments].map((choice) => (
          <One key={keyOf(choice.option)} choice={choice} {...answering} />
        ))}
        {inPlace.map((one) => (
          <ChoiceButton
            key={keyOf(one.option)}
            title={words.title(one.option, ask)}
            refused={`${words.reason(one)} (${one.rule})`}
          />
        ))}
        {view.movement && <MovementRows movement={view.movement} game={game} onTry={onTry} />}
        <Activities {...props} />
        {tells && ask !== 'turn.event' && <EventNow game={game} />}
        <WhatIs
          options={[...shown.plain, ...shown.activities, ...inPlace].map(({ option }) => option)}
        />
        {tells && <RefusedList groups={refusedGroups(game, view, screen)} />}
        <i className="end-of-list" />
      </div>
      <MoreBelow list={list} />
    </TellsContext>
  )
}
