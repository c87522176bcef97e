import type { Given } from '../../seats/driver'
import { useScreen } from '../screen/use-screen'
import { WATCH } from '../words/en/watch'
import { Reasons } from './reasons'

/** How a bot came to its last answer: only what its kind can prove. */
export function WhyGiven({ given }: { given: Given }) {
  const { Lab } = useScreen()
  const { game, why, priority, level } = given
  if (!Lab) return null
  return (
    <details>
      <summary>{WATCH.why}</summary>
      <Lab>
        {(words) => {
          if (why) return <Reasons {...{ game, why, words }} />
          if (priority !== null)
            return <p>{WATCH.whyPriority(words.priorities[priority] ?? priority)}</p>
          return <p>{level === 'steward' ? WATCH.whyOnly : WATCH.whyLearned}</p>
        }}
      </Lab>
    </details>
  )
}
