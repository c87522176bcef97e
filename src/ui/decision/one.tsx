import {
  isOfKind,
  kindOf,
  type Ask,
  type Board,
  type Game,
  type Option,
  type OptionKind,
} from '../../games/index'
import { consequence, isPart, strokesOf, type Stroke } from '../../insight/index'
import { Suggested } from '../learn/suggested'
import { COLUMN } from '../words/en/column'
import { CONSEQUENCE, plainText } from '../words/en/consequence'
import type { Screen } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { ChoiceButton } from '../kit/choice'
import { later } from '../kit/later'
import { Odds } from './odds'
import { Outcomes } from './outcomes'
import { isSame } from '../hands/held'
import type { Keyed } from '../hands/view'
import { Ways } from './ways'

const SideButton = later(() => import('./side-button').then((part) => part.SideButton))

/** What answers need to be shown and given. */
export interface Answering {
  readonly game: Game
  readonly board: Board
  readonly ask: Ask
  /** What answers reveal, in words; empty where they reveal nothing. */
  readonly finalNote: (stroke: Stroke) => string
  /** What a finger has asked about. */
  readonly held: Stroke | null
  readonly onChoose: (stroke: Stroke, finger: boolean) => void
  readonly onTry: (stroke: Stroke | null) => void
}

/** Answers with a name of their own, whose consequence is told in words. */
const NAMED: readonly OptionKind[] = ['operation', 'activity', 'word', 'number']

const isNamed = (game: Game, option: Option): boolean => NAMED.includes(kindOf(game, option))

/** Whether spaces that are asked for next are its own: after a number they are those of the action that goes on. */
const hasReach = (game: Game, option: Option): boolean =>
  isNamed(game, option) && kindOf(game, option) !== 'number'

/** How many spaces an action could take. */
function Reach({ game, option }: { game: Game; option: Option }) {
  const { then } = consequence(game, [option])
  const all = then.what === 'choice' ? then.options : []
  const spaces = all.filter((one) => kindOf(game, one) === 'space').length
  return (
    spaces > 0 && (
      <span className="reach" data-consequence="">
        {COLUMN.spaces(spaces)}
      </span>
    )
  )
}

/** What an answer is, what comes of it if figures do not tell, and what it reveals. */
const noteOf = (answering: Answering, stroke: Stroke, option: Option, screen: Screen): string => {
  const { game, board, ask, finalNote } = answering
  const comes = isNamed(game, option) ? plainText(consequence(game, stroke), screen) : ''
  const reveals = finalNote(stroke)
  // What chance then shows is an effect.
  const isKnown = reveals === '' || comes !== CONSEQUENCE.noEffect
  return [screen.words.note(option, ask, board), isKnown ? comes : '', reveals]
    .filter(Boolean)
    .join('; ')
}

/** One answer, with what goes without saying; beside it less, or something else. */
export function One({ choice: { option, digit }, ...answering }: Answering & { choice: Keyed }) {
  const { game, ask, finalNote, held, onChoose, onTry } = answering
  const screen = useScreen()
  const { words } = screen
  const { main, others } = strokesOf(game, option)
  const press = {
    digit,
    onChoose: (finger: boolean) => onChoose(main, finger),
    onTry: () => onTry(main),
  }
  if (isOfKind(game, option, 'side'))
    return (
      <SideButton
        game={game}
        side={option}
        note={finalNote(main)}
        {...press}
        onChoose={() => onChoose(main, false)}
      />
    )
  const title = words.title(option, ask)
  const button = (
    <ChoiceButton
      title={title}
      note={noteOf(answering, main, option, screen)}
      end={
        <>
          <Suggested among={[main]} />
          {isPart(game, option) && <Outcomes game={game} stroke={main} />}
          {hasReach(game, option) && <Reach game={game} option={option} />}
          <Odds game={game} option={option} />
        </>
      }
      held={isSame(held, main)}
      {...press}
    />
  )
  if (others.length === 0) return button
  return <Ways {...{ game, option, title, others, held, onChoose, onTry }}>{button}</Ways>
}
