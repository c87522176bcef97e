import {
  optionKind,
  type Ask,
  type Board,
  type Game,
  type Option,
  type Side,
  type SpaceId,
} from '../../rules/index'
import { prospect, type Prospect } from '../../store/index'
import { Suggested } from '../learn/suggested'
import { COLUMN } from '../text/column'
import { choiceNote, choiceTitle } from '../text/notes'
import { ChoiceButton, Net } from './choice'
import { Gains } from './gains'
import { Odds } from './odds'
import { SideButton } from './side'
import type { Choice } from './view'

/** What answers need to be shown and given. */
export interface Answering {
  readonly game: Game
  readonly board: Board
  readonly ask: Ask
  /** What an answer reveals, in words; empty where it reveals nothing. */
  readonly finalNote: (option: Option) => string
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option | null) => void
}

const WEIGHED = ['space', 'pick', 'force'] as const

/** Where a space leads to a roll or a draw, what it brings is not known yet. */
const openEnd = ({ next, facts }: Prospect): string =>
  next?.by !== 'chance' || facts.length > 0
    ? ''
    : next.ask === 'roll.die'
      ? COLUMN.die
      : COLUMN.draw

function End({ game, option }: { game: Game; option: Option }) {
  const kind = optionKind(option)
  const outlook = prospect(game, option)
  if (kind === 'operation' || kind === 'activity')
    return outlook.spaces > 0 && <span className="reach">{COLUMN.spaces(outlook.spaces)}</span>
  if (!WEIGHED.some((one) => one === kind)) return null
  const isTold = outlook.facts.some(({ fact }) => !['begins', 'ends', 'answered'].includes(fact))
  return (
    <span className="end">
      {kind === 'space' && <Gains outlook={outlook} space={option as SpaceId} />}
      {isTold ? <Net {...outlook.net} /> : <span className="net same">{openEnd(outlook)}</span>}
    </span>
  )
}

/** One answer. */
export function One({ choice: { option, digit }, ...answering }: Answering & { choice: Choice }) {
  const { game, board, ask, finalNote, onChoose, onTry } = answering
  const final = finalNote(option)
  const press = { digit, onChoose: () => onChoose(option), onTry: () => onTry(option) }
  if (optionKind(option) === 'side')
    return <SideButton game={game} side={option as Side} note={final} {...press} />
  return (
    <ChoiceButton
      title={choiceTitle(option, ask)}
      note={[choiceNote(option, ask, board), final].filter(Boolean).join('; ')}
      end={
        <>
          <Suggested among={[option]} />
          <End game={game} option={option} />
          <Odds game={game} option={option} />
        </>
      }
      {...press}
    />
  )
}
