import { choicesOf } from '../../../classroom/run'
import { plainOf } from '../../../lessons/inline'
import type { Step } from '../../../lessons/lesson'
import { HAND_OUTS } from '../../words/en/hand-outs'
import { Lines } from './lines'
import type { Printed } from './printed'

const askedIn = (step: Step): string => {
  if ('question' in step) return step.question
  if ('predict' in step) return step.predict
  return 'tally' in step ? step.tally : ''
}

/** The votes of the lesson, with room to count hands. What can be defended is not printed. */
export function TallySheet({ lesson }: Printed) {
  const votes = lesson.steps.filter((step) => choicesOf(step).length > 0)
  return (
    <>
      {votes.length === 0 && <p>{HAND_OUTS.noVotes}</p>}
      {votes.map((step, n) => (
        <table key={n} data-part="box">
          <caption>{plainOf(askedIn(step))}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{HAND_OUTS.first}</th>
              {'tally' in step && <th scope="col">{HAND_OUTS.second}</th>}
            </tr>
          </thead>
          <tbody>
            {choicesOf(step).map((choice, number) => (
              <tr key={number}>
                <th scope="row">{plainOf(choice)}</th>
                <td />
                {'tally' in step && <td />}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {lesson.frame && (
        <div data-part="box">
          <h3>{HAND_OUTS.after}</h3>
          <p>{lesson.frame.after}</p>
          <Lines number={4} />
        </div>
      )}
    </>
  )
}
