import { optionKind, type Ask, type Board, type Game, type Option } from '../../rules/index'
import { preview } from '../../store/index'
import { Suggested } from '../learn/suggested'
import { WhatIs } from '../help/what-is'
import { answerText } from '../text/answers'
import { choiceNote, choiceTitle } from '../text/notes'
import { hasForecast } from '../text/preview'
import { reasonText } from '../text/reasons'
import { DECISION } from '../text/words'
import { ChoiceButton } from './choice'
import { Moves } from './moves'
import { RefusedList } from './refused-list'
import { Routes } from './routes'
import { SideText } from './side'
import { refusedGroups, refusedInPlace, type Choice, type View } from './view'

interface Props {
  readonly game: Game
  readonly board: Board
  readonly ask: Ask
  readonly view: View
  /** The same answers, those at one space only. */
  readonly shown: View
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option) => void
}

type OneProps = Omit<Props, 'view' | 'shown'> & { choice: Choice }

function One({ choice: { option, digit }, game, board, ask, onChoose, onTry }: OneProps) {
  const isSide = optionKind(option) === 'side'
  return (
    <ChoiceButton
      title={isSide ? '' : choiceTitle(option, ask)}
      note={choiceNote(option, board)}
      digit={digit}
      {...(hasForecast(option) ? { net: preview(game, option).net } : {})}
      onChoose={() => onChoose(option)}
      onTry={() => onTry(option)}
    >
      {isSide && <SideText board={board} side={option as 'shaded'} />}
      <Suggested among={[option]} />
    </ChoiceButton>
  )
}

const keyOf = (option: Option): string => JSON.stringify(option)

function Activities({ shown, view, ...rest }: Props) {
  const refused = refusedInPlace(view).filter(({ option }) => optionKind(option) === 'activity')
  if (shown.activities.length + refused.length === 0) return null
  return (
    <div className="activities" role="group" aria-label={DECISION.activity}>
      <h3>{DECISION.activity}</h3>
      {shown.activities.map((choice) => (
        <One key={keyOf(choice.option)} choice={choice} {...rest} />
      ))}
      {refused.map((one) => (
        <ChoiceButton
          key={keyOf(one.option)}
          title={answerText(one.option)}
          refused={`${reasonText(one)} (${one.rule})`}
        />
      ))}
    </div>
  )
}

/** All answers, and all that cannot be chosen with its reason. */
export function Answers(props: Props) {
  const { view, shown, ...rest } = props
  const { onChoose, onTry } = rest
  const inPlace = refusedInPlace(view).filter(({ option }) => optionKind(option) !== 'activity')
  return (
    <div className="answers" role="group" aria-label={DECISION.answers}>
      {[...shown.plain, ...shown.spaces, ...shown.picks].map((choice) => (
        <One key={keyOf(choice.option)} choice={choice} {...rest} />
      ))}
      {inPlace.map((one) => (
        <ChoiceButton
          key={keyOf(one.option)}
          title={choiceTitle(one.option, rest.ask)}
          refused={`${reasonText(one)} (${one.rule})`}
        />
      ))}
      <Moves origins={shown.origins} onChoose={onChoose} onTry={onTry} />
      <Routes routes={shown.routes} onChoose={onChoose} onTry={onTry} />
      <Activities {...props} />
      <WhatIs
        options={[...shown.plain, ...shown.activities, ...inPlace].map(({ option }) => option)}
      />
      <RefusedList groups={refusedGroups(view)} />
    </div>
  )
}
