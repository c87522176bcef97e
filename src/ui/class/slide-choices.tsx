import type { ShownChoice } from '../../classroom/shown'
import { CLASS } from '../words/en/class'
import { Inline } from './inline'

function SlideChoice({
  choice,
  number,
}: {
  readonly choice: ShownChoice
  readonly number: number
}) {
  const { text, right, because, hands } = choice
  return (
    <li data-right={right}>
      <b className="digit">{right === undefined ? number : right ? '✓' : '✗'}</b>
      <span>
        {right !== undefined && (
          <span className="heard">{right ? CLASS.right : CLASS.wrong}: </span>
        )}
        <Inline text={text} />
        {because && (
          <span className="because">
            <Inline text={because} />
          </span>
        )}
      </span>
      {hands.length > 0 && <b>{hands.join(' → ')}</b>}
    </li>
  )
}

/** What can be voted for; and when that is over, with how many hands, and what can be said for it. */
export function SlideChoices({ choices }: { readonly choices: readonly ShownChoice[] }) {
  return (
    <ol className="slide-choices">
      {choices.map((choice, index) => (
        <SlideChoice key={index} choice={choice} number={index + 1} />
      ))}
    </ol>
  )
}
