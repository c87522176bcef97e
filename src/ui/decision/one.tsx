import {
  optionKind,
  type Ask,
  type Board,
  type Game,
  type Option,
  type Side,
  type SpaceId,
} from '../../games/index'
import { prospect, strokesOf, type Prospect, type Stroke } from '../../store/index'
import { Suggested } from '../learn/suggested'
import { COLUMN } from '../text/column'
import { choiceNote, choiceTitle } from '../text/notes'
import { ChoiceButton, Net } from './choice'
import { Gains } from './gains'
import { Odds } from './odds'
import { SideButton } from './side'
import type { Choice } from './view'
import { Ways } from './ways'

/** What answers need to be shown and given. */
export interface Answering {
  readonly game: Game
  readonly board: Board
  readonly ask: Ask
  /** What answers reveal, in words; empty where they reveal nothing. */
  readonly finalNote: (stroke: Stroke) => string
  readonly onChoose: (stroke: Stroke) => void
  readonly onTry: (stroke: Stroke | null) => void
}

const WEIGHED = ['space', 'pick', 'force'] as const

/** Where a space leads to a roll or a draw, what it brings is not known yet. */
const openEnd = ({ next, facts }: Prospect): string =>
  next?.by !== 'chance' || facts.length > 0
    ? ''
    : next.ask === 'roll.die'
      ? COLUMN.die
      : COLUMN.draw

function End({ game, option, stroke }: { game: Game; option: Option; stroke: Stroke }) {
  const kind = optionKind(option)
  const outlook = prospect(game, stroke)
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

/** One answer, with what goes without saying; beside it less, or something else. */
export function One({ choice: { option, digit }, ...answering }: Answering & { choice: Choice }) {
  const { game, board, ask, finalNote, onChoose, onTry } = answering
  const { main, others } = strokesOf(game, option)
  const final = finalNote(main)
  const press = { digit, onChoose: () => onChoose(main), onTry: () => onTry(main) }
  if (optionKind(option) === 'side')
    return <SideButton game={game} side={option as Side} note={final} {...press} />
  const button = (
    <ChoiceButton
      title={choiceTitle(option, ask)}
      note={[choiceNote(option, ask, board), final].filter(Boolean).join('; ')}
      end={
        <>
          <Suggested among={[main]} />
          <End game={game} option={option} stroke={main} />
          <Odds game={game} option={option} />
        </>
      }
      {...press}
    />
  )
  if (others.length === 0) return button
  const title = choiceTitle(option, ask)
  return <Ways {...{ option, title, others, onChoose, onTry }}>{button}</Ways>
}
