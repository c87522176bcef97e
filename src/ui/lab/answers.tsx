import { useId } from 'react'
import { question, type Game, type House } from '../../games/index'
import type { Evaluated, Evaluation } from '../../bots/lab/messages'
import type { Stroke } from '../../insight/index'
import { isKnown, keyOf, ranksOf } from '../../store/lab/ranking'
import { signOf } from '../../store/lab/thinking'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { LAB } from '../words/en/lab'
import { useChosen } from './chosen'
import { shareFor, sideAsked, toneOf } from './side'

/** So many answers are told one by one. */
const MOST = 8

interface RowProps {
  readonly answer: Evaluated<House>
  readonly rank: number | null
  readonly title: string
  readonly sign: 1 | -1
  readonly tone: string
  readonly onTry: ((stroke: Stroke | null) => void) | null
}

/** Where a value lies between 0 and 1, and between what it may. */
function Range({ low, high, at }: { low: number; high: number; at: number }) {
  return (
    <svg className="range" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d="M0 5H100" />
      <rect x={100 * low} y="3" width={Math.max(0.6, 100 * (high - low))} height="4" />
      <rect x={100 * at - 0.8} y="0" width="1.6" height="10" />
    </svg>
  )
}

function Row({ answer, rank, title, sign, tone, onTry }: RowProps) {
  const { value, interval } = answer
  const id = useId()
  const toggle = useChosen((all) => all.toggle)
  const chosen = useChosen(({ answers }) =>
    answers.some((one) => keyOf({ option: one }) === keyOf(answer)),
  )
  const share = shareFor(value, sign)
  const [low, high] = [
    shareFor(interval[sign === 1 ? 0 : 1], sign),
    shareFor(interval[sign === 1 ? 1 : 0], sign),
  ]
  const tries = onTry && {
    onPointerEnter: () => onTry([answer.option]),
    onPointerLeave: () => onTry(null),
  }
  return (
    <li style={{ color: tone }} {...tries}>
      <input
        type="checkbox"
        id={id}
        aria-label={LAB.choose(title)}
        checked={chosen}
        onChange={() => toggle(answer.option)}
      />
      <span className="rank" title={LAB.ranked(rank)}>
        {LAB.rank(rank)}
      </span>
      <label className="name" htmlFor={id}>
        {title}
      </label>
      {!isKnown(answer) ? (
        <span className="worth">{LAB.unknown}</span>
      ) : (
        <>
          <Range {...{ low, high }} at={share} />
          <span className="worth">{LAB.worth(share, (high - low) / 2)}</span>
        </>
      )}
    </li>
  )
}

interface Props {
  readonly game: Game
  readonly evaluation: Evaluation<House>
  readonly onTry: RowProps['onTry']
}

/** The answers as they stand, each with what it is worth to who is asked. */
export function Answers({ game, evaluation, onTry }: Props) {
  const screen = useScreen()
  const asked = question(game)
  if (!asked || asked.by === 'chance') return null
  const sign = signOf(game)
  const ranks = ranksOf(evaluation.answers, sign)
  const others = evaluation.answers.length - MOST
  const title = LAB.best(screen.words.inText(asked.by))
  return (
    <section className="worths" data-part="worths" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {evaluation.answers.slice(0, MOST).map((answer, i) => (
          <Row
            key={keyOf(answer)}
            {...{ answer, sign, onTry }}
            rank={ranks[i] ?? null}
            tone={toneOf(sideAsked(game), screen)}
            title={givenText({ question: asked, answer: answer.option, card: null }, screen)}
          />
        ))}
      </ol>
      <p className="note">
        {others > 0 && `${LAB.others(others)}. `}
        {LAB.equal}
      </p>
    </section>
  )
}
